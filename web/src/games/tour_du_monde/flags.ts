// Flags of the countries in the game, by ISO code.

import { flagPicture } from "../../art/flags";

const urls = import.meta.glob<string>(
  "/node_modules/flag-icons/flags/4x3/{ae,ar,at,au,be,bo,br,ca,ch,cl,cn,co,cr,cu,cv,cz,de,ec,eg,es,et,fi,fr,gb,gr,hr,hu,id,ie,in,ir,is,it,jo,jp,ke,kh,kr,lk,ma,mg,mn,mx,my,na,nl,no,np,nz,pe,pf,ph,pl,pt,ru,se,sn,th,tn,tr,tz,us,uz,vn,za,zw}.svg",
  { query: "?url", import: "default", eager: true },
);

/** As large as one likes. */
export const drawnFlagOf = (iso2: string): string | undefined => urls[`/node_modules/flag-icons/flags/4x3/${iso2}.svg`];

export const flagOf = (iso2: string): string | undefined => flagPicture(iso2) ?? drawnFlagOf(iso2);
