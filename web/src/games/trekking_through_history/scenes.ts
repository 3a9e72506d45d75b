// The pictures of the cards: some are drawn whole, the others stand before a poster sky.

export interface Layers {
  sky: string;
  high: string;
  light: string;
  disc: number;
  far: string;
  farFill: string;
  near: string;
  nearFill: string;
}

export interface SceneModel {
  drawing: string;
  box: string;
  layers: Layers | null;
}

const WHOLE = new Set(["1893", "194-bce", "1507", "1324", "1717", "3500-bce"]);
const SQUARE = new Set(["ancestor", "221-bce", "655", "1150", "1195"]);

/** Skies from dawn to night: sky, its upper band, the disc, the far and the near ground. */
const SKIES: Record<string, readonly [string, string, string, string, string]> = {
  dawn: ["#F6CE7C", "#EFAE58", "#FFF0C4", "#D98B3A", "#B8652A"],
  day: ["#BFDDE0", "#93C3CC", "#FFF0C4", "#8DB58A", "#5E8D5E"],
  dusk: ["#F2B66B", "#E8935A", "#FFE2A8", "#9A5A4E", "#6E3A3A"],
  night: ["#33405E", "#263150", "#F4E7B8", "#1F2A3F", "#172033"],
  plum: ["#6B4C7C", "#523863", "#F0C98A", "#3E2A4C", "#2E1F3A"],
  sea: ["#CFE3D8", "#F3D9A4", "#FFF3D0", "#3E8C99", "#17687A"],
  hall: ["#8A5A3A", "#6B3A1E", "#FFD98A", "#5A3018", "#43230F"],
};

const FAR = ["M0 62c28-16 58-12 88-4s42-6 62-2v40H0z", "M0 66L30 42 56 62 84 36 118 62 150 48V96H0z", "M0 60h150v36H0z"];
const NEAR = ["M0 80c40-12 80-2 150-8v24H0z", "M0 82c50 6 100-8 150-2v16H0z", "M0 80h150v16H0z"];

/** Which sky a card's drawing stands before, and the shape of its ground. */
const BEFORE: Record<string, readonly [sky: string, ground: number]> = {};

export function sceneOf(id: string): SceneModel {
  if (SQUARE.has(id)) return { drawing: id, box: "0 0 60 60", layers: null };
  if (WHOLE.has(id)) return { drawing: id, box: "0 0 150 96", layers: null };
  const [name, ground] = BEFORE[id] ?? ["dawn", 0];
  const [sky, high, light, farFill, nearFill] = SKIES[name] ?? ["#F6CE7C", "#EFAE58", "#FFF0C4", "#D98B3A", "#B8652A"];
  return {
    drawing: id,
    box: "0 0 150 96",
    layers: { sky, high, light, disc: 112, far: FAR[ground] ?? "", farFill, near: NEAR[ground] ?? "", nearFill },
  };
}
