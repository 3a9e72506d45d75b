// The flags of the countries in the box, as files of their own.

import type { Card } from "./model";

const files = import.meta.glob<string>(
  "/node_modules/flag-icons/flags/4x3/{is,no,se,fi,dk,ie,gb,nl,be,lu,de,ch,at,cz,hu,fr,es,pt,it,ee,lv,lt,pl,si,hr,ro,bg,gr}.svg",
  { query: "?url", import: "default", eager: true },
);

export const flagOf = (card: Card): string | undefined => files[`/node_modules/flag-icons/flags/4x3/${card.iso2}.svg`];
