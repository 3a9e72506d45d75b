// The pictures of the destinations: a poster sky, and before it the drawing of the place.

export interface SceneModel {
  drawing: string;
  box: string;
  sky: Sky | null;
  /** Where sun or moon stands. */
  disc: number;
}

/** The colours of each are in tokens.css. */
export type Sky = "dawn" | "day" | "dusk" | "cold" | "night" | "rose" | "green";

/** Drawn whole, sky and all. */
const WHOLE = new Set(["machu-picchu", "ha-long-bay", "great-barrier-reef"]);

const BEFORE: Record<string, readonly [sky: Sky, disc: number]> = {
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
  return { drawing: destination, box: "0 0 120 110", sky: before[0], disc: before[1] };
}
