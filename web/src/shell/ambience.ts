// What is heard behind a game for those who want it: a slow breath of noise, and now and then a small sound. Made on the
// spot like the cues, without any recording, and quieter than they are.

import type { Burst, Tone } from "./cues";
import { settings } from "./settings.svelte";
import { audible, burstOf, FULL, sound } from "./sound";

/** How a place sounds. */
export interface Ambience {
  /** Hertz around which the noise lies, and how narrowly. */
  noise: number;
  narrow: number;
  /** Seconds of one breath: it swells and sinks. */
  breath: number;
  /** Small sounds, one of which comes after each pause of so many seconds, more or less. */
  sounds: readonly (readonly (Tone | Burst)[])[];
  every: number;
}

/** The noise of an ambience beside a cue, and how far it sinks between two breaths. */
const [QUIET, EBB] = [0.12, 0.35];

/** Let a place be heard until the answer is called; a page that nobody looks at is silent. */
export function surround({ noise, narrow, breath, sounds, every }: Ambience): () => void {
  const audio = audible();
  const loudness = new GainNode(audio, { gain: FULL * QUIET * settings.volume });
  const tide = new OscillatorNode(audio, { frequency: 1 / breath });
  const depth = new GainNode(audio, { gain: FULL * QUIET * EBB * settings.volume });
  const { node, starts } = burstOf(audio, { noise, narrow, lasts: breath });
  node.connect(loudness).connect(audio.destination);
  tide.connect(depth).connect(loudness.gain);
  starts.start();
  tide.start();
  const timer = setInterval(() => {
    const parts = sounds[Math.floor(Math.random() * sounds.length)];
    if (parts && !document.hidden) sound(parts);
  }, every * 1000);
  return () => {
    clearInterval(timer);
    starts.stop();
    tide.stop();
    loudness.disconnect();
  };
}
