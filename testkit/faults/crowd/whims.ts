import { type Dice, draw, type GameTypes, type Rules, type View } from '@starboard/kernel';
import type { SentStandingAnswers, TableView } from '@starboard/protocol';
import type { Exercised } from './exercised.ts';

/** What people do beside answering what they are asked, and how much each disturbs the match: the more, the seldomer. */
const COST = {
  say: 1,
  'take-back': 1,
  draw: 2,
  leave: 2,
  standing: 2,
  dawdle: 5,
  device: 10,
  resign: 15,
  close: 30,
} as const;
export type Whim = keyof typeof COST;

const WHIMS = Object.keys(COST) as readonly Whim[];

/** One decision of so many gives way to a whim, more of them while something possible was never done. */
const SELDOM = 20;
const OFTEN = 3;

/** Where somebody is who may have a whim. */
export interface WhimSituation {
  readonly rules: Rules<GameTypes>;
  readonly table: TableView;
  readonly view: View<GameTypes>;
  readonly isHost: boolean;
  /** Whether the clock goes on without them. */
  readonly timed: boolean;
}

/** By what a whim is counted, in each game for itself. */
export const whimIn = ({ id }: Rules<GameTypes>, whim: Whim): string => `whim in ${id}: ${whim}`;

/** Whether something else is done now than answering: of what is possible, what was done least in this game. */
export function nextWhim(dice: Dice, exercised: Exercised, situation: WhimSituation): Whim | null {
  const done = (whim: Whim): number => exercised.times(whimIn(situation.rules, whim)) * COST[whim];
  const whim = WHIMS.filter((each) => isPossible(each, situation)).reduce((least, each) =>
    done(each) < done(least) ? each : least,
  );
  if (draw(dice, done(whim) === 0 ? OFTEN : SELDOM) > 0) return null;
  exercised.count(whimIn(situation.rules, whim));
  return whim;
}

function isPossible(whim: Whim, { rules, table, view, isHost, timed }: WhimSituation): boolean {
  switch (whim) {
    case 'take-back':
      return view.sealed.length > 0;
    case 'draw':
      return table.drawsKnown;
    case 'standing':
      return standingName(rules, view) !== undefined;
    case 'dawdle':
      return timed && view.mine !== null;
    case 'close':
      return isHost;
    default:
      return true;
  }
}

/** Standing answers to what a seat is asked now, or none where it has some. */
export function nextStanding(
  dice: Dice,
  rules: Rules<GameTypes>,
  view: View<GameTypes>,
  now: SentStandingAnswers | null,
): SentStandingAnswers {
  const name = standingName(rules, view);
  const hasSome = now !== null && now.always.length + now.never.length > 0;
  if (name === undefined || hasSome) return { always: [], never: [] };
  return draw(dice, 2) === 0 ? { always: [name], never: [] } : { always: [], never: [name] };
}

/** The name that the game has for an option, if it has one for any. */
function standingName({ standing }: Rules<GameTypes>, { mine }: View<GameTypes>): string | undefined {
  if (mine === null) return undefined;
  return mine.options.map((choice) => standing?.(mine.ask, choice)).find((name) => name !== undefined);
}
