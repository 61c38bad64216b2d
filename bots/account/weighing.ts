import { type ChoiceShare, type Dice, diceFromSeed, drawKey, type GameTypes, type Seat, same } from '@starboard/kernel';
import type { Thought } from '../thought.ts';
import { type AccountFigure, added, addSample, emptyTally, figureOf, NOTHING, type Tally, turned } from './figures.ts';
import { hides, imaginedBy, type PossibleMatch, truthOf } from './judge/beliefs.ts';
import { asAnswered, butFor, continued, drawnFrom } from './judge/continuing.ts';
import type { Judge } from './judge/judge.ts';
import type { SharedMemory } from './memories.ts';
import type { DecidedMoment, RecordMoment } from './moments.ts';

/** What a choice changed, and what it changed in truth beyond what the seat could know. */
export interface ChoiceFigures {
  readonly seat: Seat;
  readonly choice: AccountFigure;
  readonly blind: AccountFigure;
}

/**
 * What the answers to a question were worth. With the values of the match before and after, everything between two
 * moments follows: dice are what came after the answers, the revision what the judge's mixtures come to beyond its
 * value before.
 */
export interface MomentFigures {
  readonly choices: readonly ChoiceFigures[];
  readonly reading: AccountFigure;
  /** The expectation over the dice, given all answers; null for a call, which is followed by its own effect. */
  readonly answered: AccountFigure | null;
  /** The expectation over the dice and the judge's mixtures of all seats. */
  readonly mixed: AccountFigure | null;
  readonly samples: number;
}

/** How far the figures of a moment have been estimated. */
export interface Weighing {
  /** Continuations that one more sample takes. */
  readonly cost: number;
  sample(times: number): void;
  figures(): MomentFigures;
}

/** Where the judge's thoughts differ by its own dice, this many of them stand for its mixture. */
const THOUGHTS = 4;
/** A seat's choice is weighed in this many of the matches that it can imagine. */
const WORLDS = 8;

export interface WeighingOf<G extends GameTypes> {
  readonly judge: Judge<G>;
  readonly moment: RecordMoment<G>;
  /** Whose place share it is about. */
  readonly seat: Seat;
  readonly remembers: SharedMemory<G>;
  readonly seed: string;
}

export function weigh<G extends GameTypes>(weighed: WeighingOf<G>): Weighing {
  const { moment } = weighed;
  return moment.kind === 'called' ? CALL : weighAnswers(weighed, moment);
}

/** Nothing of a call is left to chance: its figures follow from the values before and after. */
const CALL: Weighing = {
  cost: 0,
  sample() {},
  figures: () => ({ choices: [], reading: NOTHING, answered: null, mixed: null, samples: 0 }),
};

function weighAnswers<G extends GameTypes>(weighed: WeighingOf<G>, moment: DecidedMoment<G>): Weighing {
  const { judge, seed } = weighed;
  const { choosers } = moment;
  const truths = truthsOf(weighed);
  const [reading, all, fair] = [choosers.length, choosers.length + 1, choosers.length + 2];
  const tally = emptyTally(choosers.length + 3, truths.length);
  const dice = diceFromSeed(`${seed}/keys`);
  const real = asAnswered(moment.answers);
  const beliefs = hides(judge.rules, moment.before) ? choosers.map((chooser) => believe(weighed, moment, chooser)) : [];
  const sample = new Float64Array(choosers.length + 3);
  const sampleOnce = (): void => {
    const world = truths[tally.count % truths.length];
    if (world === undefined) throw new Error('a moment without a truth');
    const worth = worths(weighed, world, dice);
    const drawn = drawnFrom(world.references, dice);
    const mixed = worth(drawn);
    const answered = worth(real);
    let rest = answered - mixed;
    for (const [i, chooser] of choosers.entries()) {
      const alone = choosers.length === 1 ? answered : worth(butFor(chooser, real, drawn));
      sample[i] = alone - mixed;
      rest -= alone - mixed;
    }
    sample[reading] = choosers.length === 1 ? 0 : rest;
    sample[all] = answered;
    sample[fair] = mixed;
    addSample(tally, sample);
  };
  return {
    cost: (choosers.length === 1 ? 2 : choosers.length + 2) + 2 * beliefs.length,
    sample(times) {
      for (let i = 0; i < times; i++) {
        sampleOnce();
        for (const belief of beliefs) belief.sample();
      }
    },
    figures() {
      const choices = choosers.map((chooser, i): ChoiceFigures => {
        const inTruth = figureOf(tally, i);
        const choice = beliefs[i]?.figure() ?? inTruth;
        const blind = beliefs[i] === undefined ? NOTHING : added([inTruth, turned(choice)]);
        return { seat: chooser, choice, blind };
      });
      return {
        choices,
        reading: figureOf(tally, reading),
        answered: figureOf(tally, all),
        mixed: figureOf(tally, fair),
        samples: tally.count,
      };
    },
  };
}

/** Values of continuations of a match that share their dice: what differs between them is due to the answers. */
function worths<G extends GameTypes>({ judge, seat }: WeighingOf<G>, { match }: PossibleMatch<G>, dice: Dice) {
  const key = drawKey(dice);
  return (answering: Parameters<typeof continued<G>>[3]): number =>
    judge.sample(continued(judge, match, key, answering), seat);
}

/** The truth, several times if the judge's mixture depends on its dice. */
function truthsOf<G extends GameTypes>({ judge, moment, seed }: WeighingOf<G>): readonly PossibleMatch<G>[] {
  const [first, second] = [truthOf(judge, moment, `${seed}/0`), truthOf(judge, moment, `${seed}/1`)];
  const alike = [...first.references].every(([seat, reference]) =>
    same(mixtureOf(reference.first), mixtureOf(second.references.get(seat)?.first ?? null)),
  );
  if (alike) return [first];
  return [first, second, ...Array.from({ length: THOUGHTS - 2 }, (_, i) => truthOf(judge, moment, `${seed}/${i + 2}`))];
}

const mixtureOf = <G extends GameTypes>(thought: Thought<G> | null): readonly ChoiceShare<G['choice']>[] | undefined =>
  thought?.options.map(({ choice, share }) => ({ choice, share }));

interface Belief {
  sample(): void;
  figure(): AccountFigure;
}

/** A seat's choice, in the matches that it could imagine. */
function believe<G extends GameTypes>(weighed: WeighingOf<G>, moment: DecidedMoment<G>, chooser: Seat): Belief {
  const { judge, remembers, seed } = weighed;
  const tally: Tally = emptyTally(1, WORLDS);
  const own = `${seed}/believed/${chooser}`;
  const dice = diceFromSeed(`${own}/keys`);
  const real = asAnswered(moment.answers.filter(({ ask }) => ask.seat === chooser));
  const worlds: PossibleMatch<G>[] = [];
  return {
    sample() {
      const number = tally.count % WORLDS;
      const world = worlds[number] ?? imaginedBy(judge, moment, chooser, remembers, `${own}/${number}`);
      worlds[number] = world;
      const worth = worths(weighed, world, dice);
      const drawn = drawnFrom(world.references, dice);
      addSample(tally, [worth(butFor(chooser, real, drawn)) - worth(drawn)]);
    },
    figure: () => figureOf(tally, 0),
  };
}
