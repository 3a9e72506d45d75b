// The package comes without types; this board uses one projection of it.
declare module "d3-geo-projection" {
  import type { GeoProjection } from "d3-geo";
  export function geoWinkel3(): GeoProjection;
}
