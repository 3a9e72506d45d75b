// The airport: a pin in cork, a plucked string, paper that tears, the boarding chime.

import type { Staging } from "@shell/moments/staging";

export const staging: Staging = {
  scenes: {
    "event-round": { at: ["seat"], ms: 300, cue: "chime" },
    "event-start": { at: ["card"], ms: 300, cue: "pin" },
    "event-start-chosen": { at: ["card", "seat"], ms: 300, cue: "pin" },
    "event-drew": { at: ["card", "seat"], ms: 240, cue: "paper" },
    "event-drew-hidden": { at: ["seat"], ms: 240, cue: "paper" },
    "event-drew-extra": { at: ["card", "seat"], ms: 300, cue: "tear", slip: true },
    "event-drew-extra-hidden": { at: ["seat"], ms: 300, cue: "tear" },
    "event-nothing-to-draw": { at: ["seat"], ms: 160 },
    "event-reshuffled": { at: [], ms: 200, cue: "shuffle" },
    "event-laid": { at: ["card", "seat"], ms: 520, cue: "string" },
    "event-laid-under": { at: ["card", "seat"], ms: 520, cue: "string" },
    "event-chartered": { at: ["card", "seat"], ms: 520, cue: "chime" },
    "event-discarded": { at: ["card", "seat"], ms: 260, cue: "paper" },
    "event-named": { at: ["other", "seat"], ms: 360, cue: "chime" },
    "event-laid-all": { at: ["seat"], ms: 400, cue: "chime" },
    "event-discarded-last": { at: ["seat"], ms: 400, cue: "chime" },
    "event-discarded-joker": { at: ["seat"], ms: 400, cue: "chime" },
    "event-discarded-plus-one": { at: ["seat"], ms: 400, cue: "chime" },
    "event-ran-dry": { at: [], ms: 400, cue: "chime" },
    "event-caught": { at: ["seat"], points: "points", ms: 300, cue: "tear" },
    "event-doubled": { at: ["seat"], points: "points", ms: 300, cue: "tear", slip: true },
    "event-game-ends": { at: [], ms: 400, cue: "chime" },
  },
  ceremonies: [
    { by: ["event-game-ends"], title: "moment-last", last: true },
    {
      by: [
        "event-laid-all",
        "event-discarded-last",
        "event-discarded-joker",
        "event-discarded-plus-one",
        "event-ran-dry",
      ],
      title: "moment-round",
    },
  ],
};
