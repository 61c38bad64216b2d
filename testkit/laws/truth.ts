import {
  type Call,
  canonical,
  choose,
  chooseAll,
  cloneMatch,
  diceFromKey,
  drawKey,
  type GameTypes,
  type Match,
  options,
  pick,
  play,
  type Seat,
} from '@starboard/kernel';
import { answerAll, differ, type Law, playOn } from './law.ts';
import { oneAskASeat, optionsAreSound } from './legality.ts';

/** The match is plain JSON, and a copy is equal to it. */
export const truthIsPlain: Law = ({ rules, match }) =>
  differ('through JSON', match, JSON.parse(JSON.stringify(match))) ?? differ('cloned', match, cloneMatch(rules, match));

/** Changing a copy doesn't touch the original, and has the same effect. */
export const copiesAreApart: Law = ({ rules, match, dice }) => {
  const before = canonical(match);
  const copy = cloneMatch(rules, match);
  const twin: Match<GameTypes> = JSON.parse(before);
  const seed = drawKey(dice);
  playOn(rules, copy, diceFromKey(seed));
  playOn(rules, twin, diceFromKey(seed));
  return (
    differ('the original of a copy played on', JSON.parse(before), match) ??
    differ('a clone and its JSON twin', copy, twin)
  );
};

/** The order of simultaneous answers makes no difference, whether they come one by one or at once. */
export const orderOfAnswersIsIrrelevant: Law = ({ rules, match, dice }) => {
  if (match.asks.length < 2) return undefined;
  const seed = drawKey(dice);
  const choiceOf = (seat: Seat) => diceFromKey([...seed.slice(1), seat]);
  const answered = (order: readonly Seat[]): Match<GameTypes> => {
    const copy = cloneMatch(rules, match);
    for (const seat of order) answerAll(rules, copy, seat, choiceOf(seat), match.question);
    return copy;
  };
  const atOnce = cloneMatch(rules, match);
  const bySeat = match.asks.map(({ seat }) => ({ seat, own: choiceOf(seat) }));
  chooseAll(rules, atOnce, (ask, offered) => {
    const own = bySeat.find(({ seat }) => seat === ask.seat)?.own;
    if (own === undefined) throw new Error(`seat ${ask.seat} was not asked`);
    return pick(own, offered);
  });
  const seats = match.asks.map(({ seat }) => seat);
  const inOrder = answered(seats);
  return (
    differ('answers in another order', inOrder, answered(seats.toReversed())) ??
    differ('answers one by one and at once', inOrder, atOnce)
  );
};

/** Listening to events changes nothing, and every event names its rule. */
export const tellingIsHarmless: Law = ({ rules, match, dice }) => {
  const [told, silent] = [cloneMatch(rules, match), cloneMatch(rules, match)];
  const seed = drawKey(dice);
  const events: GameTypes['event'][] = [];
  playOn(rules, told, diceFromKey(seed), (event) => events.push(event));
  playOn(rules, silent, diceFromKey(seed));
  const nameless = events.find(({ rule, type }) => rule === '' || type === '');
  return nameless === undefined
    ? differ('told and silent', told, silent)
    : `an event without a rule: ${canonical(nameless)}`;
};

/** Whoever leaves, and whoever ends the match: it goes on soundly or is over, and an event reports the call. */
export const callsAreSound: Law = (situation) => {
  const { rules, match, dice, viewers } = situation;
  const seats = viewers.filter((viewer) => viewer !== null && rules.isOut?.(match.board, viewer) !== true);
  const leaving = seats.filter((_, i) => i === 0 || pick(dice, [true, false]));
  const before = canonical(match);
  for (const call of [
    { call: 'out-of-time', seats: leaving },
    { call: 'resigned', seats: [pick(dice, seats)] },
    { call: 'closed' },
  ] as readonly Call[]) {
    const played = play(rules, match, call);
    if (!played.ok) return `${call.call} was refused: ${played.fact}`;
    if (played.events.length === 0) return `nothing was told of ${canonical(call)}`;
    const after = played.match;
    if (call.call === 'closed' && after.result === null) return 'a match goes on after it was closed';
    if (after.result !== null) continue;
    if (after.asks.length === 0) return `nobody is asked after ${canonical(call)}`;
    const late = { ...situation, match: after };
    const wrong = optionsAreSound(late) ?? oneAskASeat(late) ?? truthIsPlain(late);
    if (wrong !== undefined) return `after ${canonical(call)}: ${wrong}`;
    const ask = pick(dice, after.asks);
    choose(rules, after, ask, pick(dice, options(rules, after, ask)));
    playOn(rules, after, dice);
    const later = oneAskASeat(late);
    if (later !== undefined) return `some moves after ${canonical(call)}: ${later}`;
  }
  return differ('a match after calls on copies of it', JSON.parse(before), match);
};
