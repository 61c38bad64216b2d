import { rules } from '@starboard/duel-in-space/rules';
import type { GameTypes, Move, Rules } from '@starboard/kernel';
import type { CrowdTable } from '../../../testkit/faults/crowd.ts';
import type { Store } from '../../store/store.ts';

const [PERSON, BOT] = [{ kind: 'open' }, { kind: 'bot', bot: 'random' }] as const;

export const game: Rules<GameTypes> = rules;

/** Tables for a crowd: mostly two people who now and then stutter, some with a bot, some where one question asks on and on. */
export function crashTables(count: number): readonly CrowdTable[] {
  return Array.from({ length: count }, (_, i) => ({
    game: rules.id,
    setup: i % 4 === 1 ? { designs: 'secret' } : {},
    seats: i % 6 === 2 ? [PERSON, BOT] : [PERSON, PERSON],
    stutters: i % 4 !== 1,
  }));
}

/** The moves in a match's log as a store has them. */
export function movesIn(store: Store): (match: string) => Promise<readonly Move[]> {
  return async (match) => {
    const stored = await store.read(match, 0);
    return stored?.entries.flatMap((entry) => (entry.type === 'moved' ? [entry.move] : [])) ?? [];
  };
}
