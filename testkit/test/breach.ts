import {
  begin,
  blankMemory,
  choose,
  diceFromSeed,
  type GameTypes,
  type Heuristics,
  options,
  pick,
  type Rules,
  type Seating,
} from '@starboard/kernel';
import { LAWS } from '../laws/index.ts';
import type { PublicPaths } from '../secrets/public-paths.ts';
import { secrecyOf } from '../secrets/twin.ts';
import { type Toy, toy } from '../toys/bids.ts';
import { type CardGame, cards } from '../toys/cards/index.ts';
import { type Hide, hide } from '../toys/hide.ts';
import { cardsPaths, hidePaths, toyPaths } from '../toys/public-paths.ts';

/** Games with a mistake in them, and what a law finds wrong. */

export type BidDecision = Rules<Toy>['decisions']['bid'];
type DoubleDecision = Rules<Toy>['decisions']['double'];
const { bid, double } = toy.decisions;

export const withBid = (change: Partial<BidDecision>): Rules<Toy> => ({
  ...toy,
  decisions: { bid: { ...bid, ...change }, double },
});

export const withDouble = (change: Partial<DoubleDecision>): Rules<Toy> => ({
  ...toy,
  decisions: { bid, double: { ...double, ...change } },
});

/** A mistake may keep a match from ending. */
const LONGEST = 50;

function breach<G extends GameTypes>(
  law: string,
  rules: Rules<G>,
  paths: PublicPaths,
  setup: G['setup'],
  seating: Seating,
  heuristics?: Heuristics<G>,
) {
  const dice = diceFromSeed(law);
  const viewers = [null, ...seating.keys()];
  for (let i = 0; i < 20; i++) {
    const secrecy = secrecyOf(paths);
    const match = begin(rules, setup, seating, diceFromSeed(i));
    for (let moves = 0; match.result === null && moves < LONGEST; moves++) {
      const memory = () => blankMemory(rules);
      const wrong = LAWS[law]?.({
        rules: rules as Rules<GameTypes>,
        match,
        dice,
        viewers,
        secrecy,
        heuristics: heuristics as Heuristics<GameTypes> | undefined,
        memory,
      });
      if (wrong !== undefined) return wrong;
      const ask = pick(dice, match.asks);
      choose(rules, match, ask, pick(dice, options(rules, match, ask)));
    }
  }
  return undefined;
}

/** What a law says about the game of bids without a mistake, and with one. */
export function breachesOfBids(law: string, rules: Rules<Toy>) {
  return [toy, rules].map((each) => breach(law, each, toyPaths, { rounds: 3 }, [null, null, null]));
}

/** What the law says about a bot's knowledge of the game of bids. */
export function breachOfThoughts(law: string, heuristics: Heuristics<Toy>, rules: Rules<Toy> = toy) {
  return breach(law, rules, toyPaths, { rounds: 3 }, [null, null, null], heuristics);
}

/** The same for the game of hidden movement; its last seat only watches. */
export function breachesOfHiding(law: string, rules: Rules<Hide>) {
  return [hide, rules].map((each) => breach(law, each, hidePaths, { rounds: 4 }, [null, null, 'ghost']));
}

export function breachesOfCards(law: string, rules: Rules<CardGame>) {
  const setup = { rounds: 3, hand: 3, furies: 1 };
  return [cards, rules].map((each) => breach(law, each, cardsPaths, setup, [null, null, null]));
}
