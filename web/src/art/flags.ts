// Flags as they stand on cards, by ISO code: those with coats of arms are small pictures (tools/flags.py), for their
// drawings take long to read and to paint.

const pictures = import.meta.glob<string>("./flags/*.png", { query: "?url", import: "default", eager: true });

export const flagPicture = (iso2: string): string | undefined => pictures[`./flags/${iso2}.png`];
