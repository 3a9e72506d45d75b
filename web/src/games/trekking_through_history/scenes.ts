// The pictures of the cards: some are drawn whole, the others stand before a poster sky.

export interface Layers {
  sky: Sky;
  disc: number;
  far: string;
  near: string;
}

export interface SceneModel {
  drawing: string;
  box: string;
  layers: Layers | null;
}

const WHOLE = new Set(["1893", "194-bce", "1507", "1324", "1717", "3500-bce"]);
const SQUARE = new Set(["ancestor", "221-bce", "655", "1150", "1195"]);

/** The colours of each are in tokens.css. */
export type Sky = "dawn" | "day" | "dusk" | "night" | "plum" | "sea" | "hall";

const FAR = [
  "M0 62c28-16 58-12 88-4s42-6 62-2v40H0z",
  "M0 66L30 42 56 62 84 36 118 62 150 48V96H0z",
  "M0 60h150v36H0z",
];
const NEAR = ["M0 80c40-12 80-2 150-8v24H0z", "M0 82c50 6 100-8 150-2v16H0z", "M0 80h150v16H0z"];

/** Which sky a card's drawing stands before, and the shape of its ground. */
const BEFORE: Record<string, readonly [sky: Sky, ground: number]> = {
  "37000-bce": ["hall", 2],
  "12000-bce": ["dawn", 0],
  "2000-bce": ["day", 2],
  "1772-bce": ["dusk", 2],
  "1472-bce": ["dawn", 0],
  "900-bce": ["day", 0],
  "708-bce": ["day", 2],
  "506-bce": ["dusk", 1],
  "450-bce": ["night", 0],
  "347-bce": ["hall", 2],
  "342-bce": ["day", 2],
  "196-bce": ["day", 2],
  "49-bce": ["day", 1],
  "41-bce": ["plum", 2],
  "900": ["night", 1],
  "1110": ["night", 2],
  "1230": ["day", 0],
  "1271": ["dawn", 0],
  "1300": ["day", 0],
  "1385": ["dawn", 0],
  "1471": ["dawn", 1],
  "1504": ["hall", 2],
  "1519": ["sea", 2],
  "1587": ["dusk", 2],
  "1629": ["plum", 2],
  "1690": ["hall", 2],
  "1762": ["day", 2],
  "1794": ["day", 0],
  "1809": ["sea", 2],
  "1829": ["day", 2],
  "1850": ["night", 0],
  "1891": ["plum", 2],
  "1903": ["sea", 0],
  "2686-bce": ["dawn", 0],
  "1300-bce": ["dusk", 2],
  "528-bce": ["day", 0],
  "520-bce": ["hall", 2],
  "400-bce": ["dawn", 1],
  "377-bce": ["day", 2],
  "332-bce": ["sea", 2],
  "230-bce": ["sea", 2],
  "40": ["day", 0],
  "980": ["sea", 1],
  "1280": ["day", 1],
  "1429": ["dusk", 1],
  "1493": ["dawn", 2],
  "1564": ["hall", 2],
  "1601": ["plum", 2],
  "1640": ["dusk", 1],
  "1776": ["day", 2],
  "1835": ["day", 0],
  "1863": ["dusk", 2],
  "1905": ["night", 2],
  "1914": ["day", 2],
  "1918": ["hall", 2],
  "1930": ["dawn", 0],
  "1933": ["dawn", 0],
  "1951": ["plum", 2],
  "1953": ["night", 2],
  "1960": ["day", 0],
  "1963": ["day", 2],
  "1985": ["plum", 2],
  "70-bce": ["dusk", 2],
  "124": ["dawn", 2],
  "998": ["hall", 2],
  "1209": ["dawn", 1],
  "1330": ["sea", 0],
  "1455": ["hall", 2],
  "1503": ["dusk", 1],
  "1510": ["day", 2],
  "1581": ["day", 2],
  "1610": ["night", 2],
  "1666": ["day", 0],
  "1752": ["night", 1],
  "1785": ["sea", 2],
  "1801": ["dawn", 1],
  "1805": ["day", 1],
  "1815": ["dusk", 1],
  "1823": ["day", 1],
  "1843": ["hall", 2],
  "1849": ["day", 1],
  "1869": ["dusk", 1],
  "1889": ["sea", 2],
  "1894": ["day", 0],
  "1901": ["plum", 2],
  "1909": ["hall", 2],
  "1911": ["night", 2],
  "1923": ["hall", 2],
  "1925": ["dusk", 2],
  "1942": ["night", 2],
  "1947": ["day", 1],
  "1955": ["day", 2],
  "1959": ["sea", 2],
  "1969": ["night", 2],
  "1977": ["day", 0],
  "1989": ["night", 2],
  "1990": ["dawn", 0],
  "1994": ["dawn", 2],
};

export function sceneOf(id: string): SceneModel {
  if (SQUARE.has(id)) return { drawing: id, box: "0 0 60 60", layers: null };
  if (WHOLE.has(id)) return { drawing: id, box: "0 0 150 96", layers: null };
  const [sky, ground] = BEFORE[id] ?? ["dawn", 0];
  return {
    drawing: id,
    box: "0 0 150 96",
    layers: { sky, disc: 100, far: FAR[ground] ?? "", near: NEAR[ground] ?? "" },
  };
}
