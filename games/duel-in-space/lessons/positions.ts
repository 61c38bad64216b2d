import type { LessonPosition, ScriptedAnswer } from '@starboard/kernel';
import type { DamageAtStart, Duel, Sector, StartingPosition } from '../rules/model.ts';
import { KES, ME } from './figures.ts';

/** Positions from which lessons begin: by agreement (10.17), with the turrets already aimed where it matters. */

const WHOLE: DamageAtStart = { protectionLost: 0, stabilizerHits: 0, computerHits: 0, lasersLost: [], air: null };

/** 6.4 A ship without a stabilizer can only fly straight on. */
export const NO_STABILIZER = { stabilizerHits: 6 } as const;

interface Given extends Partial<Pick<StartingPosition, 'noseToNose' | 'movingApart'>> {
  /** The port in which I see Kes, and the port in which Kes sees me. */
  readonly ports: readonly [mine: Sector, its: Sector];
  readonly mine?: Partial<DamageAtStart>;
  readonly its?: Partial<DamageAtStart>;
  readonly answers?: readonly ScriptedAnswer<Duel>[];
}

export function at({ ports, mine, its, noseToNose = 0, movingApart = 0, answers = [] }: Given): LessonPosition<Duel> {
  const [first, second] = [
    { ...WHOLE, ...mine },
    { ...WHOLE, ...its },
  ];
  const position = { ports, noseToNose, movingApart, quietTurns: 0, first, second };
  return { setup: { position }, seed: 'lesson', answers };
}

/** Both turrets, aimed. */
export const aims = (mine: Sector, its: Sector): readonly ScriptedAnswer<Duel>[] => [
  { seat: ME, kind: 'aim', choice: mine },
  { seat: KES, kind: 'aim', choice: its },
];

export const kesAims = (port: Sector): ScriptedAnswer<Duel> => ({ seat: KES, kind: 'aim', choice: port });
export const kesHeads = (clicks: number): ScriptedAnswer<Duel> => ({ seat: KES, kind: 'heading', choice: clicks });

/** What all lessons of this game have in common. */
export const COCKPIT = { seat: ME, names: ['You', 'Kes'], seating: [null, null] } as const;
