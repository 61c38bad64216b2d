import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { GameTypes, Happening } from '@starboard/kernel';
import type { BoardModule } from '@starboard/ui';
import type { Pace } from '../../../shell/settings.ts';
import type { Playback } from '../playback.ts';

/** Explains each kind of event when it is shown for the first time. */
export interface FirstTimes {
  /** About the beat being shown; null if nothing in it is new. */
  readonly sentence: ReadonlySignal<string | null>;
  /** The milliseconds to read what is explained about the beat. */
  reading(playback: Pick<Playback, 'beat'>): number;
}

interface Wanted {
  readonly game: string;
  readonly board: Pick<BoardModule<GameTypes>, 'beats'>;
  readonly pace: ReadonlySignal<Pace>;
  readonly explained: Signal<readonly string[]>;
}

const READING = { start: 500, each: 28 };
const NONE: readonly Happening<GameTypes>[] = [];

/** Only one thing is explained on the way to a decision, so that a first match doesn't drag. */
export function openFirstTimes({ game, board, pace, explained }: Wanted): FirstTimes {
  const sentence = signal<string | null>(null);
  const sentences = board.beats?.firstTimes ?? {};
  let shown = NONE;
  let said = false;
  const kindOf = (type: string): string => `${game} ${type}`;
  const isNew = ({ event: { type } }: Happening<GameTypes>): boolean =>
    sentences[type] !== undefined && !explained.peek().includes(kindOf(type));
  const look = (beat: typeof NONE): void => {
    shown = beat;
    if (beat.length === 0) said = false;
    const isSlow = pace.peek() === 'slow' || pace.peek() === 'normal';
    const first = said || !isSlow ? undefined : beat.find(isNew);
    sentence.value = first === undefined ? null : (sentences[first.event.type] ?? null);
    if (first === undefined) return;
    said = true;
    explained.value = [...explained.peek(), kindOf(first.event.type)];
  };
  return {
    sentence,
    reading({ beat }) {
      if (beat !== shown) look(beat);
      const value = sentence.peek();
      return value === null ? 0 : READING.start + READING.each * value.length;
    },
  };
}
