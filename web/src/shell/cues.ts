// What a cue consists of: tones and bursts of noise, without any recording. The games name them in their moments.ts.

/** A tone: hertz, when it starts, how long it rings, and to which pitch it slides. */
export interface Tone {
  pitch: number;
  at?: number;
  lasts: number;
  loud?: number;
  to?: number;
  wave?: OscillatorType;
}
/** A burst of noise through a filter: paper, gravel, steam. */
export interface Burst {
  noise: number;
  at?: number;
  lasts: number;
  loud?: number;
  /** How narrow the filter is. */
  narrow?: number;
}
export type Part = Tone | Burst;

const times = (count: number, apart: number, part: Part): Part[] =>
  Array.from({ length: count }, (_, i) => ({ ...part, at: (part.at ?? 0) + i * apart }));

export const CUES: Readonly<Record<string, readonly Part[]>> = {
  // everywhere
  move: [{ pitch: 392, lasts: 0.12 }],
  turn: [
    { pitch: 523.25, lasts: 0.16, wave: "triangle" },
    { pitch: 659.25, at: 0.12, lasts: 0.2, wave: "triangle" },
  ],
  end: [523.25, 659.25, 783.99, 1046.5].map((pitch, i) => ({ pitch, at: i * 0.12, lasts: 0.2 })),
  refused: [{ pitch: 110, lasts: 0.09, loud: 0.6 }],
  paper: [{ noise: 3200, lasts: 0.07, loud: 0.5 }],
  shuffle: times(5, 0.06, { noise: 2600, lasts: 0.05, loud: 0.5 }),
  tear: [{ noise: 1800, lasts: 0.22, loud: 0.6 }],
  bell: [
    { pitch: 830, lasts: 0.9, loud: 0.7 },
    { pitch: 2090, lasts: 0.4, loud: 0.25 },
  ],
  chime: [
    { pitch: 659.25, lasts: 0.5, loud: 0.6 },
    { pitch: 523.25, at: 0.22, lasts: 0.7, loud: 0.6 },
  ],
  // Road Trip Europa: the dashboard radio
  flip: [{ noise: 2400, lasts: 0.05 }],
  pencil: times(2, 0.07, { noise: 5200, lasts: 0.04, loud: 0.4 }),
  horn: [
    { pitch: 349, lasts: 0.16, wave: "square", loud: 0.25 },
    { pitch: 440, lasts: 0.16, wave: "square", loud: 0.25 },
  ],
  stamp: [
    { pitch: 95, to: 60, lasts: 0.12 },
    { noise: 900, lasts: 0.06, loud: 0.6 },
  ],
  slide: [{ noise: 1500, lasts: 0.18, loud: 0.4, narrow: 0.7 }],
  // Trekking Through History: the station
  exactly: [0, 0.28].flatMap((at) => [
    { pitch: 830, at, lasts: 0.8, loud: 0.7 },
    { pitch: 2090, at, lasts: 0.4, loud: 0.25 },
  ]),
  flaps: times(6, 0.04, { noise: 1700, lasts: 0.025, loud: 0.6 }),
  clock: times(2, 0.14, { pitch: 1250, lasts: 0.03, loud: 0.5 }),
  glass: [
    { pitch: 2637, lasts: 0.4, loud: 0.35 },
    { pitch: 3951, at: 0.03, lasts: 0.3, loud: 0.2 },
  ],
  token: [{ pitch: 620, to: 540, lasts: 0.07 }],
  steam: [{ noise: 1400, lasts: 0.5, loud: 0.4, narrow: 0.5 }],
  // Trekking the World: the harbour
  steps: times(3, 0.13, { noise: 420, lasts: 0.05, loud: 0.8 }),
  wings: [{ noise: 700, lasts: 0.45, loud: 0.5, narrow: 0.8 }],
  click: [{ pitch: 1480, lasts: 0.03 }],
  latch: times(2, 0.08, { pitch: 1100, to: 800, lasts: 0.04 }),
  seal: [
    { pitch: 140, to: 90, lasts: 0.16 },
    { pitch: 880, at: 0.08, lasts: 0.4, loud: 0.3 },
  ],
  // Let's Take a Hike: the woods
  gravel: times(3, 0.11, { noise: 2100, lasts: 0.06, loud: 0.6, narrow: 2 }),
  snap: [{ noise: 3000, lasts: 0.03, loud: 0.9 }],
  bear: [
    { pitch: 92, to: 70, lasts: 0.5, wave: "sawtooth", loud: 0.3 },
    { noise: 300, lasts: 0.45, loud: 0.4 },
  ],
  canvas: [{ noise: 800, lasts: 0.12, loud: 0.5 }],
  owl: [
    { pitch: 392, to: 370, lasts: 0.25, loud: 0.5 },
    { pitch: 330, at: 0.32, to: 311, lasts: 0.4, loud: 0.5 },
  ],
  whistle: [
    { pitch: 1175, lasts: 0.16, loud: 0.4 },
    { pitch: 1480, at: 0.15, lasts: 0.26, loud: 0.4 },
  ],
  // Le jeu du tour du monde: the airport
  pin: [{ noise: 1200, lasts: 0.03, loud: 0.9 }],
  string: [
    { pitch: 294, lasts: 0.6, wave: "triangle", loud: 0.7 },
    { pitch: 588, lasts: 0.3, wave: "triangle", loud: 0.2 },
  ],
};
