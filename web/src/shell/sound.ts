// Plays cues: sounds made on the spot.

import { CUES, type Burst, type Tone } from "./cues";
import { settings } from "./settings.svelte";

/** As loud as a cue is at full volume. */
export const FULL = 0.25;
let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

export const audible = (): AudioContext => (context ??= new AudioContext());

function noiseOf(audio: AudioContext): AudioBuffer {
  if (hiss) return hiss;
  hiss = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const data = hiss.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  return hiss;
}

/** Setting up the first sound of a page stops everything for a moment: it is done after the first touch, as soon as
 *  nothing moves. */
export function ready(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const atRest = (): void => {
    const moves = document.getAnimations().some(({ playState }) => playState === "running");
    if (moves) timer = setTimeout(atRest, REST);
    else audible();
  };
  const forget = onceTouched(() => void (timer = setTimeout(atRest, REST)));
  return () => {
    forget();
    clearTimeout(timer);
  };
}
const REST = 50;

/** Play a cue, once what it goes with is painted. Browsers allow it after the first touch; before that it is silent. */
export function play(cue: string): void {
  const parts = CUES[cue];
  if (!parts || settings.volume === 0 || !touched()) return;
  if (document.hidden) sound(parts);
  else requestAnimationFrame(() => setTimeout(() => sound(parts)));
}

export function sound(parts: readonly (Tone | Burst)[]): void {
  const audio = audible();
  for (const part of parts) {
    const start = audio.currentTime + (part.at ?? 0);
    const end = start + part.lasts;
    const loudness = new GainNode(audio, { gain: 0 });
    const loud = FULL * settings.volume * (part.loud ?? 1);
    loudness.gain.setValueAtTime(0, start);
    loudness.gain.linearRampToValueAtTime(loud, start + Math.min(0.012, part.lasts / 3));
    loudness.gain.exponentialRampToValueAtTime(0.0005, end);
    const source = "pitch" in part ? toneOf(audio, part, start) : burstOf(audio, part);
    source.node.connect(loudness).connect(audio.destination);
    source.starts.start(start);
    source.starts.stop(end);
  }
}

const touched = (): boolean => !("userActivation" in navigator) || navigator.userActivation.hasBeenActive;

function toneOf(audio: AudioContext, part: Tone, start: number): { node: AudioNode; starts: AudioScheduledSourceNode } {
  const tone = new OscillatorNode(audio, { type: part.wave ?? "sine", frequency: part.pitch });
  if (part.to) tone.frequency.linearRampToValueAtTime(part.to, start + part.lasts);
  return { node: tone, starts: tone };
}

export function burstOf(audio: AudioContext, part: Burst): { node: AudioNode; starts: AudioScheduledSourceNode } {
  const source = new AudioBufferSourceNode(audio, { buffer: noiseOf(audio), loop: true });
  const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency: part.noise, Q: part.narrow ?? 1 });
  source.connect(filter);
  return { node: filter, starts: source };
}

/** Once browsers allow sounds: after the first touch. */
export function onceTouched(begin: () => void): () => void {
  if (touched()) {
    begin();
    return () => undefined;
  }
  const gone = new AbortController();
  const go = (): void => {
    gone.abort();
    begin();
  };
  for (const kind of ["pointerup", "keydown"]) addEventListener(kind, go, { signal: gone.signal });
  return () => gone.abort();
}
