import { type Answer, choicesTo, type DecisionOn } from '@starboard/kernel';
import { type Design, SYSTEMS, type System } from '../data/ships.ts';
import { BOTH, type Duel, type FrameAt, type Match, type Setup, shipOf, type Tell } from '../model.ts';
import { isSecret, REVEALS } from './secrecy.ts';

/** 9.1 */
export const BUDGET = 20;

/** 9.2 to 9.4 The most points that can go into each system. */
export const MOST: Design = { manoeuvre: 5, accuracy: 12, protection: 20 };

export const upTo = (most: number): readonly number[] => Array.from({ length: most + 1 }, (_, points) => points);
const POINTS: { readonly [S in System]: readonly number[] } = {
  manoeuvre: upTo(MOST.manoeuvre),
  accuracy: upTo(MOST.accuracy),
  protection: upTo(MOST.protection),
};

/** 9.2 */
export const clicksOf = (design: Design): number => 1 + design.manoeuvre;
/** 9.3 */
export const baseOf = (design: Design): number => 12 - design.accuracy;
/** 9.4 */
export const protectionOf = (design: Design): number => 3 + design.protection;

export const spentOn = (design: Design): number => design.manoeuvre + design.accuracy + design.protection;

/** 9.1 Explains what is wrong with ready-made designs, if anything. 10.12 They can't be combined with stock ships. */
export function designProblem({ designs, given }: Setup): string | undefined {
  const readyMade = given.filter((design) => design !== null);
  if (designs === 'stock' && readyMade.length > 0) {
    return 'Ready-made designs can’t be used with stock ships.';
  }
  const greedy = readyMade.find((design) => spentOn(design) > BUDGET);
  return greedy ? `A design may cost at most ${BUDGET} points; this one costs ${spentOn(greedy)}.` : undefined;
}

/** 9.1 Before a duel of own designs, both players build their ships at once; a ready-made ship stays as it is. */
export function designShips(match: Match) {
  const { setup, ships } = match.board;
  if (setup.designs === 'stock') return undefined;
  const builders = BOTH.filter((seat) => !shipOf(ships, seat).drone && (setup.given[seat] ?? null) === null);
  return { ask: builders.map((seat) => ({ kind: 'design', seat, system: 'manoeuvre' }) as const) };
}

/** The player designs one system after the other; each choice brings up the next. */
export const design: DecisionOn<Duel, 'design'> = {
  candidates: (_, { system }) => POINTS[system],
  forbids(_, _ask, points, _frame, earlier) {
    const left = pointsLeft(earlier);
    return points <= left ? undefined : { rule: '9.1', fact: `You have only ${left} of ${BUDGET} points left.` };
  },
  followUp(_, { seat, system }) {
    const next = SYSTEMS[SYSTEMS.indexOf(system) + 1];
    return next === undefined ? undefined : { kind: 'design', seat, system: next };
  },
  apply(match, { seat, system }, points) {
    const ship = shipOf(match.board.ships, seat);
    ship.design = { ...ship.design, [system]: points };
  },
};

export function pointsLeft(earlier: readonly Answer<Duel>[]): number {
  return choicesTo<Duel, 'design'>(earlier, 'design').reduce((left, points) => left - points, BUDGET);
}

/** 9.5 Everybody sees open designs before the duel; only their owners see secret ones. */
export function revealDesigns(match: Match, _frame: FrameAt<'duel'>, tell: Tell): void {
  if (match.board.setup.designs !== 'stock') showDesigns(match, tell);
}

/** 9.5 Nothing is secret once a duel is over. */
export function showDesigns({ board }: Match, tell: Tell): void {
  for (const seat of BOTH) {
    const { design } = shipOf(board.ships, seat);
    if (isSecret(board, seat)) {
      tell?.({ type: 'designed', rule: '9.5', seat, design, to: [seat] });
      tell?.({ type: 'designed', rule: '9.5', seat, design: null, not: [seat] });
    } else {
      tell?.({ type: 'designed', rule: '9.1', seat, design, ...(board.setup.designs === 'secret' && REVEALS) });
    }
  }
}
