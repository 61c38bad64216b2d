import { type ReadonlySignal, signal } from '@preact/signals';
import {
  type ChallengeMoment,
  type GameTypes,
  type Names,
  play,
  type Rules,
  refusedChoices,
  type Seat,
  same,
} from '@starboard/kernel';
import type { Update } from '@starboard/protocol';
import { gatherListeners } from '../listeners.ts';
import type { MatchRunner } from '../match-runner.ts';

/** A match that stands still at the moment of a challenge, until the player has chosen. */
export interface ChallengeRunner extends MatchRunner {
  /** The option that was chosen, as its place among the options; null while the player is asked. */
  readonly chosen: ReadonlySignal<number | null>;
  /** Asks again. */
  again(): void;
}

interface Put {
  readonly game: string;
  readonly rules: Rules<GameTypes>;
  readonly moment: ChallengeMoment<GameTypes>;
  readonly seat: Seat;
  readonly names: Names;
  /** What was chosen before; null for the first try. */
  readonly chosenBefore: number | null;
  /** Called with each choice. */
  choose(option: number): void;
}

const NOT_HERE = { ok: false, code: 'no-call', fact: 'You can leave a challenge at any time.' } as const;

export function challengeRunner({ game, rules, moment, seat, names, chosenBefore, choose }: Put): ChallengeRunner {
  const listeners = gatherListeners();
  const chosen = signal(chosenBefore);
  const { match, past } = moment.place;
  const viewNow = () => (chosen.peek() === null ? moment.view : { ...moment.view, mine: null });
  const whole = (): Update => ({
    viewer: seat,
    view: viewNow(),
    past: past.map(({ event }) => event),
    happenings: [],
    gap: true,
  });
  return {
    chosen,
    ended: signal(null),
    clock: signal(null),
    standing: signal(new Map()),
    async open() {
      return { ok: true, game, names, seats: [seat], updates: [whole()], open: true };
    },
    subscribe: listeners.subscribe,
    async play(move) {
      if (chosen.peek() !== null) return NOT_HERE;
      const tried = play(rules, match, move);
      if (!tried.ok) return tried;
      const option = 'choice' in move ? moment.options.findIndex((each) => same(each, move.choice)) : -1;
      if (option < 0) return { ok: false, code: 'nothing-to-take-back', fact: 'There is nothing to take back.' };
      chosen.value = option;
      choose(option);
      listeners.news([{ viewer: seat, view: viewNow(), past: [], happenings: [] }]);
      return { ok: true };
    },
    again() {
      chosen.value = null;
      listeners.news([whole()]);
    },
    resign: async () => NOT_HERE,
    answerAlways: async () => NOT_HERE,
    reasons: async () => refusedChoices(rules, match, moment.ask),
    close() {
      // Nothing of a challenge goes on by itself.
    },
  };
}
