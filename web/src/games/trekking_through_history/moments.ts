// The station: flaps rattle, the bell strikes, glass for a crystal, steam when a trek ends.

import type { Staging } from "@shell/moments/staging";

export const staging: Staging = {
  scenes: {
    "event-will-use": { at: ["itinerary"], ms: 200, cue: "paper" },
    "event-uses": { at: ["itinerary", "seat"], ms: 250, cue: "paper" },
    "event-takes": { at: ["card", "seat"], ms: 260, cue: "paper" },
    "event-ancestor": { at: ["card", "seat"], ms: 260, cue: "paper" },
    "event-spends": { at: ["seat"], ms: 120, cue: "glass" },
    "event-arrives": { at: ["seat"], ms: 240, cue: "clock" },
    "event-punctual": { at: ["seat"], points: "points", ms: 300, cue: "bell" },
    "event-stopped": { at: ["seat"], ms: 200, cue: "bell" },
    "event-crystals": { at: ["seat"], ms: 160, cue: "glass" },
    "event-covers": { at: ["seat"], ms: 120, cue: "token" },
    "event-loses": { at: ["seat"], ms: 160, slip: true },
    "event-space-points": { at: ["seat"], points: "points", ms: 180, cue: "token" },
    "event-space-crystal": { at: ["seat"], ms: 160, cue: "glass" },
    "event-row-points": { at: ["seat"], points: "points", ms: 240, cue: "token" },
    "event-row-crystal": { at: ["seat"], ms: 160, cue: "glass" },
    "event-trek-begins": { at: ["seat"], ms: 160, cue: "paper" },
    "event-trek-grows": { at: ["seat"], ms: 160, cue: "paper" },
    "event-trek-ends": { at: ["seat"], points: "points", ms: 360, cue: "steam" },
    "event-new-card": { at: ["card"], ms: 220, cue: "flaps" },
    "event-nothing-left": { at: ["seat"], ms: 200 },
    "event-day": { at: [], ms: 400, cue: "flaps" },
    "event-game-ends": { at: [], ms: 400, cue: "bell" },
  },
  ceremonies: [
    { by: ["event-game-ends"], title: "moment-last", last: true },
    { by: ["event-day"], title: "moment-day" },
  ],
};
