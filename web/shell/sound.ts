import { sound } from './settings.ts';
import type { SoundName } from './synth.ts';

/** Only if sound is on; the synthesizer is loaded with the first sound. */
export function blip(name: SoundName, after = 0): void {
  if (sound.peek()) void import('./synth.ts').then(({ play }) => play(name, after));
}
