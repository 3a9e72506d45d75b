// The package comes without types; the maps use one projection of it.
declare module "d3-geo-projection" {
  import type { GeoProjection } from "d3-geo";
  export function geoWinkel3(): GeoProjection;
}
