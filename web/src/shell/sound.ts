// Small sounds made on the spot: a tick for a move, two notes when it is one's turn, four at the end.

export type Cue = "move" | "turn" | "end";

const NOTES: Record<Cue, readonly number[]> = {
  move: [392],
  turn: [523.25, 659.25],
  end: [523.25, 659.25, 783.99, 1046.5],
};
const LENGTH = 0.14;

let context: AudioContext | null = null;

/** Play a cue. Browsers allow it after the first touch; before that it is silent. */
export function play(cue: Cue): void {
  const audio = (context ??= new AudioContext());
  const { currentTime, destination } = audio;
  NOTES[cue].forEach((pitch, i) => {
    const start = currentTime + i * LENGTH * 0.8;
    const tone = new OscillatorNode(audio, { type: "triangle", frequency: pitch });
    const loudness = new GainNode(audio, { gain: 0 });
    loudness.gain.linearRampToValueAtTime(0.12, start + 0.012);
    loudness.gain.exponentialRampToValueAtTime(0.001, start + LENGTH);
    tone.connect(loudness).connect(destination);
    tone.start(start);
    tone.stop(start + LENGTH);
  });
}
