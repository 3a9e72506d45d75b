// The flags of the countries in the box, as files of their own.

import { flagPicture } from "../../art/flags";
import type { Card } from "./model";

const files = import.meta.glob<string>(
  "/node_modules/flag-icons/flags/4x3/{is,no,se,fi,dk,ie,gb,nl,be,lu,de,ch,at,cz,hu,fr,it,ee,lv,lt,pl,si,ro,bg,gr}.svg",
  { query: "?url", import: "default", eager: true },
);

export const flagOf = ({ iso2 }: Card): string | undefined =>
  flagPicture(iso2) ?? files[`/node_modules/flag-icons/flags/4x3/${iso2}.svg`];
