import { FIRST_TROOPER, NOWHERE, type Placing } from '../../rules/model.ts';
import { beginner, crowdOf, learn } from '../outlook/learning.ts';
import { bestHunt } from './best-hunt.ts';
import { contactsOf, type Hunters } from './hunters.ts';
import type { RoundBoard } from './round-board.ts';
import type { Stakes } from './stakes.ts';

/** What the Imperial may do with its moves, and how often it does. */
export interface Hunt {
  readonly placed: readonly Placing[];
  /** By square: the soldiers in contact with somebody there. */
  readonly contacts: Uint8Array;
  share: number;
}

export interface SolvedRound {
  /** For each of the stakes, how often the Rebel goes to each square. */
  readonly rebels: readonly Float64Array[];
  readonly hunts: readonly Hunt[];
}

/**
 * Rebels learn from regret against an Imperial that always answers best, by what it thinks is at stake (`hunted`). The
 * means of both come close to a pair of mixtures against which nobody can gain. The later a round, the more it counts.
 */
export function solve(
  hunters: Hunters,
  stakes: readonly Stakes[],
  hunted: readonly Stakes[],
  rounds: number,
): SolvedRound {
  const learners = stakes.map(beginner);
  const mixtures = learners.map(({ now }) => now);
  const hunts: { [placed: string]: Hunt } = {};
  const crowd = new Float64Array(hunters.station.names.length);
  for (let round = 1; round <= rounds; round++) {
    const placed = bestHunt(hunters, hunted, mixtures);
    const name = nameOf(placed);
    const hunt = hunts[name] ?? { placed, contacts: contactsOf(hunters, placed), share: 0 };
    hunts[name] = hunt;
    hunt.share += round;
    crowdOf(learners, crowd);
    for (const learner of learners) learn(learner, hunt.contacts, crowd, round);
  }
  const total = (rounds * (rounds + 1)) / 2;
  return { rebels: learners.map(({ played }) => played.map((sum) => sum / total)), hunts: Object.values(hunts) };
}

/** How somebody takes the round who thinks that Rebels stay where they are, and that soldiers come there. */
export function aroundStaying(
  { rebels }: RoundBoard,
  hunters: Hunters,
  stakes: readonly Stakes[],
  hunted: readonly Stakes[],
): SolvedRound {
  const staying = stakes.map(({ rebel, squares }) => {
    const here = squares.indexOf(rebels[rebel]?.square ?? NOWHERE);
    return Float64Array.from(squares, (_, i) => (here < 0 ? 1 / squares.length : Number(i === here)));
  });
  const placed = bestHunt(hunters, hunted, staying);
  return { rebels: staying, hunts: [{ placed, contacts: contactsOf(hunters, placed), share: 1 }] };
}

/** Shares of one. */
export function huntShares(hunts: readonly Hunt[]): readonly number[] {
  const total = hunts.reduce((sum, { share }) => sum + share, 0);
  return hunts.map(({ share }) => share / total);
}

/** The same for hunts that leave soldiers of the same kind on the same squares. */
function nameOf(placed: readonly Placing[]): string {
  const names = placed.map(({ soldier, square }) => `${Math.min(soldier, FIRST_TROOPER)} on ${square}`);
  return names.sort().join();
}
