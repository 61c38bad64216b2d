import { diceFromSeed, type GameTypes, imagine, type Match, type Rules, type Seat, view } from '@starboard/kernel';
import { type AccountFigure, addSample, emptyTally, figureOf } from '../figures.ts';
import type { SharedMemory } from '../memories.ts';
import { type RecordMoment, seenAt } from '../moments.ts';
import type { Judge } from './judge.ts';
import { type Reference, referenceOf } from './reference.ts';

/** Whether a match hides anything on its board from anybody. */
export function hides<G extends GameTypes>({ secrets, isOpen }: Rules<G>, { board }: Match<G>): boolean {
  return secrets && isOpen?.(board) !== true;
}

/** A match that a seat takes for possible, and how the judge would answer in it in the place of each seat. */
export interface PossibleMatch<G extends GameTypes> {
  readonly match: Match<G>;
  readonly references: ReadonlyMap<Seat, Reference<G>>;
}

/** A match that fits what a seat sees at a moment. It follows from the seat's view and the seed alone. */
export function imaginedBy<G extends GameTypes>(
  judge: Judge<G>,
  moment: RecordMoment<G>,
  knower: Seat,
  remembers: SharedMemory<G>,
  seed: string,
): PossibleMatch<G> {
  const { rules } = judge;
  const seen = seenAt(rules, moment, knower);
  const match = imagine(rules, { ...seen, ready: [] }, diceFromSeed(`${seed}/world`));
  const references = match.asks.map(({ seat }): [Seat, Reference<G>] => {
    const theirs = seat === knower ? seen : view(rules, match, seat, remembers(moment.number, knower, seat));
    return [seat, referenceOf(judge, match, theirs, seat, `${seed}/${seat}`)];
  });
  return { match, references: new Map(references) };
}

/** The true match, in which each seat's reference sees what that seat saw. */
export function truthOf<G extends GameTypes>(judge: Judge<G>, moment: RecordMoment<G>, seed: string): PossibleMatch<G> {
  const { before } = moment;
  const references = before.asks.map(({ seat }): [Seat, Reference<G>] => [
    seat,
    referenceOf(judge, before, seenAt(judge.rules, moment, seat), seat, `${seed}/${seat}`),
  ]);
  return { match: before, references: new Map(references) };
}

/** What a moment is worth to a seat, as far as it can know: the mean over matches that it could imagine. */
export function imaginedValue<G extends GameTypes>(
  judge: Judge<G>,
  moment: RecordMoment<G>,
  seat: Seat,
  worlds: number,
  seed: string,
): AccountFigure {
  const { rules } = judge;
  const seen = seenAt(rules, moment, seat);
  const tally = emptyTally(1, 1);
  for (let i = 0; i < worlds; i++) {
    const dice = diceFromSeed(`${seed}/imagined/${i}`);
    addSample(tally, [judge.sample(imagine(rules, { ...seen, ready: [] }, dice), seat)]);
  }
  return figureOf(tally, 0);
}
