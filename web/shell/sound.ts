import { sound } from './settings.ts';

interface Note {
  readonly pitch: number;
  readonly at: number;
  readonly long: number;
  readonly wave: OscillatorType;
}

const BLIPS = {
  dice: [
    { pitch: 190, at: 0, long: 0.04, wave: 'square' },
    { pitch: 170, at: 0.12, long: 0.04, wave: 'square' },
    { pitch: 200, at: 0.27, long: 0.04, wave: 'square' },
    { pitch: 180, at: 0.45, long: 0.04, wave: 'square' },
  ],
  good: [
    { pitch: 660, at: 0, long: 0.08, wave: 'triangle' },
    { pitch: 990, at: 0.09, long: 0.14, wave: 'triangle' },
  ],
  bad: [{ pitch: 180, at: 0, long: 0.22, wave: 'sawtooth' }],
  seal: [{ pitch: 440, at: 0, long: 0.06, wave: 'square' }],
  call: [
    { pitch: 880, at: 0, long: 0.09, wave: 'triangle' },
    { pitch: 880, at: 0.16, long: 0.09, wave: 'triangle' },
  ],
  over: [
    { pitch: 392, at: 0, long: 0.14, wave: 'triangle' },
    { pitch: 523, at: 0.16, long: 0.14, wave: 'triangle' },
    { pitch: 784, at: 0.32, long: 0.3, wave: 'triangle' },
  ],
} as const satisfies { readonly [name: string]: readonly Note[] };

const LOUDNESS = 0.06;
let audio: AudioContext | undefined;

/** Only if sound is on. */
export function blip(name: keyof typeof BLIPS): void {
  if (!sound.peek()) return;
  audio ??= new AudioContext();
  for (const note of BLIPS[name]) play(audio, note);
}

function play(context: AudioContext, { pitch, at, long, wave }: Note): void {
  const from = context.currentTime + at;
  const tone = new OscillatorNode(context, { type: wave, frequency: pitch });
  const volume = new GainNode(context, { gain: LOUDNESS });
  volume.gain.setValueAtTime(LOUDNESS, from);
  volume.gain.exponentialRampToValueAtTime(0.0001, from + long);
  tone.connect(volume).connect(context.destination);
  tone.start(from);
  tone.stop(from + long);
}
