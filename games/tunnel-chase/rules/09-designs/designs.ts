import { type Answer, choicesTo, type DecisionOn } from '@starboard/kernel';
import { flying } from '../02-starfighters.ts';
import { BUDGET, type Design, MOST, STRIPPED, SYSTEMS, type System } from '../data/designs.ts';
import { type Chase, type FrameAt, type Match, pilotOf, type Tell } from '../model.ts';
import { areSecret, REVEALS } from './secrecy.ts';

/** 9.2 The values that each rating can have; speed can't be bought. */
const ratings = (system: System): readonly number[] =>
  Array.from({ length: MOST[system] - STRIPPED[system] + 1 }, (_, i) => STRIPPED[system] + i);

export const RATINGS: { readonly [S in System]: readonly number[] } = {
  handling: ratings('handling'),
  accuracy: ratings('accuracy'),
  protection: ratings('protection'),
};

/** 9.1 With own designs all pilots build at once, from the stripped-down model. */
export function designStarfighters({ board }: Match) {
  if (board.setup.designs !== 'own') return undefined;
  return { ask: flying(board).map((seat) => ({ kind: 'design', seat, system: 'handling' }) as const) };
}

/** The player sets one rating after the other; each choice brings up the next. */
export const design: DecisionOn<Chase, 'design'> = {
  candidates: (_, { system }) => RATINGS[system],
  forbids(_, { system }, rating, _frame, earlier) {
    const left = pointsLeft(earlier);
    if (rating - STRIPPED[system] <= left) return undefined;
    return { rule: '9.1', fact: `You have only ${left} of ${BUDGET} points left.` };
  },
  followUp(_, { seat, system }) {
    const next = SYSTEMS[SYSTEMS.indexOf(system) + 1];
    return next === undefined ? undefined : { kind: 'design', seat, system: next };
  },
  apply({ board }, { seat, system }, rating) {
    const pilot = pilotOf(board, seat);
    pilot.design = { ...pilot.design, [system]: rating };
    pilot.built = system === SYSTEMS.at(-1);
  },
};

/** Points left after the ratings so far, in the order of the systems. */
function pointsLeft(earlier: readonly Answer<Chase>[]): number {
  return choicesTo<Chase, 'design'>(earlier, 'design').reduce(
    (left, rating, i) => left - (rating - STRIPPED[SYSTEMS[i] ?? 'handling']),
    BUDGET,
  );
}

/** 9.3 Only their owners know secret designs; a pilot who left earlier has built nothing. */
export function revealDesigns({ board }: Match, _frame: FrameAt<'chase'>, tell: Tell): void {
  if (board.setup.designs !== 'own' || tell === undefined) return;
  for (const seat of flying(board)) tellDesign(seat, pilotOf(board, seat).design, areSecret(board), tell);
}

/** 9.3 Nothing is secret once the chase is over, 9.1 but what nobody has built is no design. */
export function showDesigns({ board }: Match, tell: Tell): void {
  if (tell === undefined) return;
  for (const [seat, { design: own, built }] of board.pilots.entries()) {
    if (built) tellDesign(seat, own, areSecret(board), tell);
  }
}

function tellDesign(seat: number, built: Design, secret: boolean, tell: Tell): void {
  if (!secret) tell?.({ type: 'designed', rule: '9.3', seat, design: built, ...REVEALS });
  else {
    tell?.({ type: 'designed', rule: '9.1', seat, design: built, to: [seat] });
    tell?.({ type: 'designed', rule: '9.1', seat, design: null, not: [seat] });
  }
}
