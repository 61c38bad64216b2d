import {
  allSeeAlike,
  askOf,
  choose,
  cloneDice,
  cloneMatch,
  diceFromKey,
  drawKey,
  type GameTypes,
  imagine,
  type Match,
  options,
  pick,
  type Rules,
  refusedChoices,
  type Seat,
  same,
  type Viewer,
} from '@starboard/kernel';
import { answerAll, differ, firstFault, type Law, type Situation, seenBy } from './law.ts';
import { choiceInBoth, toldOf } from './together.ts';

/**
 * One viewer of each kind: if nothing is secret, only sealed answers distinguish viewers, so those who are asked are
 * enough.
 */
export function kindsOf({ rules, match, viewers }: Situation): readonly Viewer[] {
  return allSeeAlike(rules, match.board) ? [null, ...match.asks.slice(0, 2).map(({ seat }) => seat)] : viewers;
}

/** A match imagined from a view looks the same to its viewer, including reasons. */
export const imaginationFits: Law = (situation) =>
  firstFault(kindsOf(situation), (viewer) => {
    const { rules, match, dice } = situation;
    const seen = seenBy(situation, match, viewer);
    const imagined = imagine(rules, seen, dice);
    return (
      differ(`seen and imagined by ${viewer}`, seen, seenBy(situation, imagined, viewer)) ??
      differ(
        `reasons of ${viewer} in truth and imagined`,
        reasonsOf(rules, match, viewer),
        reasonsOf(rules, imagined, viewer),
      )
    );
  });

export function reasonsOf(rules: Rules<GameTypes>, match: Match<GameTypes>, viewer: Viewer) {
  const ask = viewer === null ? undefined : askOf(match, viewer);
  return ask === undefined ? [] : refusedChoices(rules, match, ask);
}

/** Future dice, and others' sealed answers, change nothing that a viewer receives. */
export const sealedIsSecret: Law = (situation) => {
  const { rules, match, dice, viewers } = situation;
  const otherDice = { ...cloneMatch(rules, match), dice: diceFromKey(drawKey(dice)) };
  const foretold = firstFault(viewers, (viewer) =>
    differ(
      `the view of ${viewer} with other dice`,
      seenBy(situation, match, viewer),
      seenBy(situation, otherDice, viewer),
    ),
  );
  return foretold ?? firstFault(match.asks, ({ seat }) => sealedLeak(situation, seat));
};

/** While the question is open, two answers of one seat look the same to all others. */
function sealedLeak(situation: Situation, seat: Seat): string | undefined {
  const { rules, match, dice, viewers } = situation;
  if (match.asks.length < 2) return undefined;
  const [one, two] = [cloneMatch(rules, match), cloneMatch(rules, match)];
  answerAll(rules, one, seat, dice, match.question);
  answerAll(rules, two, seat, dice, match.question);
  return firstFault(viewers, (viewer) =>
    viewer === seat
      ? undefined
      : differ(
          `what ${viewer} sees of the sealed answer of ${seat}`,
          seenBy(situation, one, viewer),
          seenBy(situation, two, viewer),
        ),
  );
}

/** How many choices the real and the imagined match are played on together. */
const TOGETHER = 6;

/**
 * A match and one imagined from a viewer's view, played on with the same choices and dice, are the same to that viewer:
 * its asks and events, in number and order, up to the first event that the rules mark as revealing.
 */
export const secretsAreKept: Law = (situation) => firstFault(kindsOf(situation), (viewer) => leakTo(situation, viewer));

function leakTo(situation: Situation, viewer: Viewer): string | undefined {
  const { rules, dice } = situation;
  const seen = seenBy(situation, situation.match, viewer);
  const truth = cloneMatch(rules, situation.match);
  const imagined = imagine(rules, { ...seen, ready: [] }, dice);
  imagined.dice = cloneDice(truth.dice);
  for (const { ask, choice } of truth.sealed) {
    if (ask.seat !== viewer && !answered(rules, imagined, ask.seat, choice)) return undefined;
  }
  for (let moves = 0; moves < TOGETHER && truth.result === null; moves++) {
    const { seat } = pick(dice, truth.asks);
    const choice = choiceInBoth(rules, truth, imagined, seat, dice);
    if (choice === undefined) return undefined;
    const told = toldOf(rules, truth, seat, choice, viewer);
    const dreamt = toldOf(rules, imagined, seat, choice, viewer);
    const open = [told, dreamt].map((events) => events.findIndex(({ reveals }) => reveals === true));
    const until = Math.min(...open.map((at) => (at < 0 ? Number.POSITIVE_INFINITY : at)));
    const leak = differ(`what ${viewer} is told`, told.slice(0, until), dreamt.slice(0, until));
    if (leak !== undefined || Number.isFinite(until)) return leak;
    const shown = differ(
      `what ${viewer} sees later`,
      seenBy(situation, truth, viewer),
      seenBy(situation, imagined, viewer),
    );
    if (shown !== undefined) return shown;
  }
  return undefined;
}

/** Whether a seat could give an answer, and has. */
function answered(rules: Rules<GameTypes>, match: Match<GameTypes>, seat: Seat, choice: unknown): boolean {
  const ask = askOf(match, seat);
  const option = ask && options(rules, match, ask).find((each) => same(each, choice));
  if (ask === undefined || option === undefined) return false;
  choose(rules, match, ask, option);
  return true;
}

/** Simultaneous answers are secret until the last is in, whatever else the game hides. */
export const severalAsksNeedSecrets: Law = ({ rules, match }) =>
  rules.secrets || match.asks.length < 2
    ? undefined
    : `${match.asks.length} seats are asked at once in a game that says it has no secrets`;

/** If nothing is secret, every seat sees what a spectator sees, and receives the same events. */
export const openIsOpen: Law = ({ rules, match, viewers }) =>
  allSeeAlike(rules, match.board)
    ? firstFault(viewers, (viewer) =>
        differ(`what ${viewer} and a spectator see`, rules.see(match.board, viewer), rules.see(match.board, null)),
      )
    : undefined;
