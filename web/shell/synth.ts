interface Note {
  /** In hertz, at the beginning and at the end; of noise, the highest that passes. */
  readonly pitch: number;
  readonly to?: number;
  /** In seconds. */
  readonly at: number;
  readonly long: number;
  readonly wave: OscillatorType | 'noise';
}

/** All sounds are made here: there are no recordings. */
const SOUNDS = {
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
  turn: [
    { pitch: 523, at: 0, long: 0.07, wave: 'sine' },
    { pitch: 784, at: 0.08, long: 0.12, wave: 'sine' },
  ],
  bolt: [{ pitch: 1500, to: 190, at: 0, long: 0.13, wave: 'sawtooth' }],
  hit: [
    { pitch: 2600, to: 300, at: 0, long: 0.14, wave: 'noise' },
    { pitch: 150, to: 60, at: 0, long: 0.16, wave: 'square' },
  ],
  explosion: [
    { pitch: 3200, to: 80, at: 0, long: 0.9, wave: 'noise' },
    { pitch: 95, to: 28, at: 0, long: 0.7, wave: 'sine' },
  ],
  alarm: [
    { pitch: 466, at: 0, long: 0.17, wave: 'square' },
    { pitch: 622, at: 0.18, long: 0.17, wave: 'square' },
    { pitch: 466, at: 0.36, long: 0.17, wave: 'square' },
    { pitch: 622, at: 0.54, long: 0.17, wave: 'square' },
  ],
  reveal: [
    { pitch: 392, at: 0, long: 0.07, wave: 'triangle' },
    { pitch: 494, at: 0.06, long: 0.07, wave: 'triangle' },
    { pitch: 659, at: 0.12, long: 0.14, wave: 'triangle' },
  ],
  won: [
    { pitch: 392, at: 0, long: 0.14, wave: 'triangle' },
    { pitch: 523, at: 0.16, long: 0.14, wave: 'triangle' },
    { pitch: 784, at: 0.32, long: 0.4, wave: 'triangle' },
  ],
  lost: [
    { pitch: 392, at: 0, long: 0.16, wave: 'triangle' },
    { pitch: 330, at: 0.18, long: 0.16, wave: 'triangle' },
    { pitch: 247, at: 0.36, long: 0.45, wave: 'triangle' },
  ],
  over: [
    { pitch: 523, at: 0, long: 0.14, wave: 'triangle' },
    { pitch: 523, at: 0.16, long: 0.3, wave: 'triangle' },
  ],
} as const satisfies { readonly [name: string]: readonly Note[] };

export type SoundName = keyof typeof SOUNDS;

const LOUDNESS = 0.06;
const FADED = 0.0001;
let audio: AudioContext | undefined;
let hiss: AudioBuffer | undefined;

/** `after` so many seconds. */
export function play(name: SoundName, after: number): void {
  audio ??= new AudioContext();
  for (const note of SOUNDS[name]) sing(audio, note, after);
}

function sing(context: AudioContext, { pitch, to, at, long, wave }: Note, after: number): void {
  const from = context.currentTime + after + at;
  const end = from + long;
  const volume = new GainNode(context, { gain: LOUDNESS });
  volume.gain.setValueAtTime(LOUDNESS, from);
  volume.gain.exponentialRampToValueAtTime(FADED, end);
  const bend = (param: AudioParam): void => {
    param.setValueAtTime(pitch, from);
    if (to !== undefined) param.exponentialRampToValueAtTime(to, end);
  };
  if (wave === 'noise') {
    const filter = new BiquadFilterNode(context, { type: 'lowpass' });
    bend(filter.frequency);
    const source = new AudioBufferSourceNode(context, { buffer: noise(context), loop: true });
    source.connect(filter).connect(volume).connect(context.destination);
    source.start(from);
    source.stop(end);
    return;
  }
  const tone = new OscillatorNode(context, { type: wave });
  bend(tone.frequency);
  tone.connect(volume).connect(context.destination);
  tone.start(from);
  tone.stop(end);
}

/** A second of noise, the same for all sounds. */
function noise(context: AudioContext): AudioBuffer {
  if (hiss !== undefined) return hiss;
  hiss = new AudioBuffer({ length: context.sampleRate, sampleRate: context.sampleRate });
  const samples = hiss.getChannelData(0);
  for (const i of samples.keys()) samples[i] = Math.random() * 2 - 1;
  return hiss;
}
