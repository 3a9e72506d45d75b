// The pictures of the destinations: a poster sky, and before it the drawing of the place.

export interface SceneModel {
  drawing: string;
  box: string;
  sky: Sky | null;
  /** Where sun or moon stands. */
  disc: number;
}

interface Sky {
  low: string;
  high: string;
  top: string;
  light: string;
}

const SKIES = {
  dawn: { low: "#F6D99A", high: "#F3C77A", top: "#EFA95B", light: "#FFF0C4" },
  day: { low: "#CFE3D8", high: "#B4D5D3", top: "#8FBFC0", light: "#FFF0C4" },
  dusk: { low: "#F3C77A", high: "#EFA95B", top: "#E58B4B", light: "#FFE9B8" },
  cold: { low: "#DCEAEA", high: "#C2DADF", top: "#A3C4CF", light: "#FFFBF2" },
  night: { low: "#4E5F84", high: "#3B4A6E", top: "#2A3656", light: "#F4E7B8" },
  rose: { low: "#F6CDB4", high: "#EFAF9C", top: "#D98A8A", light: "#FFF0C4" },
  green: { low: "#DCE6BE", high: "#BFD49C", top: "#9CBD84", light: "#FFF6D0" },
} as const satisfies Record<string, Sky>;

/** Drawn whole, sky and all. */
const WHOLE = new Set(["machu-picchu", "ha-long-bay", "great-barrier-reef"]);

const BEFORE: Record<string, readonly [sky: keyof typeof SKIES, disc: number]> = {
  denali: ["cold", 92],
  banff: ["day", 96],
  "ilulissat-icefjord": ["night", 92],
  "grand-canyon": ["dusk", 84],
  "statue-of-liberty": ["dawn", 92],
  "old-havana": ["dusk", 60],
  teotihuacan: ["dawn", 94],
  "panama-canal": ["day", 94],
  galapagos: ["dawn", 60],
  "amazon-rainforest": ["green", 92],
  "lencois-maranhenses": ["rose", 88],
  "salar-de-uyuni": ["rose", 90],
  "iguazu-falls": ["day", 60],
  "christ-the-redeemer": ["dusk", 88],
  "torres-del-paine": ["rose", 100],
  gullfoss: ["cold", 30],
  "giants-causeway": ["cold", 96],
  geirangerfjord: ["dawn", 62],
  "saint-basils-cathedral": ["cold", 98],
  "sete-cidades": ["day", 26],
  "sagrada-familia": ["rose", 100],
  colosseum: ["dusk", 22],
  acropolis: ["dawn", 96],
  "jemaa-el-fnaa": ["dusk", 38],
  timbuktu: ["dawn", 98],
  "pyramids-of-giza": ["dusk", 36],
  lalibela: ["dawn", 98],
  serengeti: ["dusk", 64],
  "victoria-falls": ["day", 84],
  "table-mountain": ["day", 104],
  "vallee-de-mai": ["green", 60],
  registan: ["night", 104],
  "taj-mahal": ["rose", 96],
  "lake-baikal": ["cold", 96],
  "terracotta-army": ["dawn", 60],
  "mount-fuji": ["rose", 22],
  "valley-of-geysers": ["cold", 48],
  borobudur: ["dawn", 60],
  uluru: ["dusk", 92],
  "sydney-opera-house": ["day", 20],
  "milford-sound": ["day", 90],
  "nan-madol": ["dawn", 30],
  "hawaii-volcanoes": ["night", 102],
  "bora-bora": ["day", 96],
  "easter-island": ["rose", 62],
};

export function sceneOf(destination: string): SceneModel {
  const before = BEFORE[destination];
  if (WHOLE.has(destination) || !before) return { drawing: destination, box: "0 0 189 212", sky: null, disc: 0 };
  return { drawing: destination, box: "0 0 120 110", sky: SKIES[before[0]], disc: before[1] };
}
