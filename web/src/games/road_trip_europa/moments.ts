// The dashboard radio: a card turns over, a pair honks, a line is ticked off, a stamp falls.

import type { Staging } from "@shell/moments/staging";

export const staging: Staging = {
  scenes: {
    "event-chose": { at: ["card"], ms: 200, cue: "flip" },
    "event-laid-face-down": { at: ["card"], ms: 200, cue: "flip" },
    "event-laid": { at: ["card"], ms: 300, cue: "flip" },
    "event-turned-up": { at: ["card"], ms: 250, cue: "flip" },
    "event-start-end": { at: ["seat"], points: "points", ms: 200, cue: "pencil" },
    "event-food": { at: ["seat"], points: "points", ms: 200, cue: "pencil" },
    "event-transport": { at: ["seat"], points: "points", ms: 200, cue: "horn" },
    "event-star": { at: ["region", "seat"], points: "points", ms: 350, cue: "stamp" },
    "event-passport": { at: ["seat"], points: "points", ms: 350, cue: "stamp" },
    "event-will-name": { at: ["culture"], ms: 200, cue: "pencil" },
    "event-named": { at: ["culture", "seat"], points: "points", ms: 300, cue: "stamp" },
    "event-named-none": { at: ["seat"], ms: 200 },
    "event-round": { at: [], ms: 400, cue: "shuffle" },
    "event-game-ends": { at: [], ms: 400, cue: "chime" },
  },
  ceremonies: [
    { by: ["event-game-ends"], title: "moment-last", last: true },
    { by: ["event-round"], title: "moment-round" },
  ],
};
