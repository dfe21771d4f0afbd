/** Synthesised sounds of wood and paper; silent unless the person turned them on. */

import type { SoundName } from "../../../src/tavolino/kit/template/board-types";
import { settings } from "./settings.svelte";

export type { SoundName };

/** A struck piece of wood: it rings briefly at its pitch. */
interface Knock {
  at: number;
  pitch: number;
  loud: number;
  /** How long it rings, in seconds. */
  rings: number;
}

/** Something brushing over a surface: noise round a moving pitch. */
interface Brush {
  at: number;
  from: number;
  to: number;
  loud: number;
  lasts: number;
}

const knock = (pitch: number, loud: number, at = 0, rings = 0.09): Knock => ({
  at,
  pitch,
  loud,
  rings,
});

const brush = (from: number, to: number, loud: number, lasts: number, at = 0): Brush => ({
  at,
  from,
  to,
  loud,
  lasts,
});

/** Boards have their sounds, and the table has one for a clock. */
type Sound = SoundName | "tick";

const SOUNDS: Record<Sound, { knocks: Knock[]; brushes: Brush[] }> = {
  place: { knocks: [knock(310, 0.5), knock(720, 0.15, 0.004, 0.04)], brushes: [] },
  slide: { knocks: [knock(260, 0.25, 0.16)], brushes: [brush(900, 500, 0.12, 0.16)] },
  turn: {
    knocks: [knock(180, 0.35, 0.3, 0.12)],
    brushes: [brush(300, 700, 0.2, 0.18), brush(700, 350, 0.16, 0.14, 0.16)],
  },
  take: { knocks: [knock(420, 0.45), knock(230, 0.5, 0.09, 0.14)], brushes: [] },
  wrong: { knocks: [knock(150, 0.5, 0, 0.16), knock(112, 0.5, 0.17, 0.24)], brushes: [] },
  card: { knocks: [knock(150, 0.2, 0.07)], brushes: [brush(2600, 4200, 0.14, 0.08)] },
  win: {
    knocks: [392, 494, 587, 784].map((pitch, k) => knock(pitch, 0.4, k * 0.13, 0.4)),
    brushes: [],
  },
  yourTurn: { knocks: [knock(523, 0.3, 0, 0.25), knock(659, 0.3, 0.13, 0.3)], brushes: [] },
  joy: {
    knocks: [659, 784, 988].map((pitch, k) => knock(pitch, 0.22, k * 0.09, 0.35)),
    brushes: [],
  },
  tick: { knocks: [knock(1400, 0.35, 0, 0.05), knock(1050, 0.3, 0.5, 0.05)], brushes: [] },
  phrase: { knocks: [knock(880, 0.18, 0, 0.12)], brushes: [brush(1800, 2400, 0.06, 0.06)] },
};

let audio: AudioContext | undefined;
let noise: AudioBuffer | undefined;

/** Plays a sound, if sounds are on and the person has touched the page. */
export function play(sound: Sound): void {
  if (!settings.sounds || settings.volume === 0) return;
  if (!navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
  for (const one of SOUNDS[sound].knocks) strike(audio, one);
  for (const one of SOUNDS[sound].brushes) sweep(audio, one);
}

/** A gain that starts loud and fades, like a soft thing that is touched. */
function fading(audio: AudioContext, at: number, loud: number, lasts: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime((loud * settings.volume) / 100, at + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0005, at + lasts);
  gain.connect(audio.destination);
  return gain;
}

function strike(audio: AudioContext, { at, pitch, loud, rings }: Knock): void {
  const begin = audio.currentTime + at;
  const tone = audio.createOscillator();
  tone.type = "triangle";
  tone.frequency.setValueAtTime(pitch * 1.06, begin);
  tone.frequency.exponentialRampToValueAtTime(pitch, begin + 0.03);
  tone.connect(fading(audio, begin, loud, rings));
  tone.start(begin);
  tone.stop(begin + rings);
}

function sweep(audio: AudioContext, { at, from, to, loud, lasts }: Brush): void {
  const begin = audio.currentTime + at;
  noise ??= whiteNoise(audio);
  const source = audio.createBufferSource();
  source.buffer = noise;
  const band = audio.createBiquadFilter();
  band.type = "bandpass";
  band.Q.value = 1.2;
  band.frequency.setValueAtTime(from, begin);
  band.frequency.linearRampToValueAtTime(to, begin + lasts);
  source.connect(band).connect(fading(audio, begin, loud, lasts));
  source.start(begin);
  source.stop(begin + lasts);
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let k = 0; k < samples.length; k++) samples[k] = Math.random() * 2 - 1;
  return buffer;
}
