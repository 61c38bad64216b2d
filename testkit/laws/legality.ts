import { canonical, options, permitted, pick, play, refusedChoices } from '@starboard/kernel';
import { differ, firstFault, type Law } from './law.ts';

/** Every open ask has options, no two alike, the same when computed again, and exactly those that nothing forbids. */
export const optionsAreSound: Law = ({ rules, match }) =>
  firstFault(match.asks, (ask) => {
    const offered = options(rules, match, ask);
    const spelt = offered.map(canonical);
    if (offered.length === 0) return `nothing may be answered to ${ask.kind}`;
    if (new Set(spelt).size < spelt.length) return `an option of ${ask.kind} is offered twice`;
    const long = permitted(rules, match, ask).map(canonical);
    return (
      differ(`options of ${ask.kind}, asked twice`, offered, options(rules, match, ask)) ??
      differ(`options of ${ask.kind}, listed and filtered`, spelt.toSorted(), long.toSorted())
    );
  });

/** At most one open ask per seat, in seat order, and none for a seat that is out. */
export const oneAskASeat: Law = ({ rules, match: { asks, board } }) => {
  const seats = asks.map(({ seat }) => seat);
  if (new Set(seats).size < seats.length) return `a seat is asked twice: ${canonical(asks)}`;
  if (seats.some((seat, i) => seat < (seats[i - 1] ?? 0))) return `asks out of order: ${canonical(asks)}`;
  const out = seats.find((seat) => rules.isOut?.(board, seat));
  return out === undefined ? undefined : `seat ${out} is out, yet asked`;
};

/** How many choices refused for one reason are tried. */
const SOME = 5;

/** A refusal has a reason and changes nothing; a forbidden choice is never played. */
export const refusalsAreSound: Law = ({ rules, match }) => {
  const before = canonical(match);
  const { question } = match;
  const wrong = firstFault(match.asks, ({ seat, kind, ...rest }) => {
    const ask = { seat, kind, ...rest };
    const forbidden = firstFault(refusedChoices(rules, match, ask), ({ choices, rule, fact }) => {
      if (rule === '' || fact === '') return `a refusal of ${kind} has no reason`;
      return firstFault(choices.slice(0, SOME), (choice) => {
        const played = play(rules, match, { seat, question, choice });
        return played.ok || played.code !== 'forbidden'
          ? `forbidden but taken: ${canonical(choice)} for ${kind}`
          : undefined;
      });
    });
    if (forbidden !== undefined) return forbidden;
    const junk = play(rules, match, { seat, question, choice: { junk: [kind] } });
    if (junk.ok || junk.code !== 'unknown') return `junk was taken for ${kind}`;
    const stale = play(rules, match, { seat, question: question - 1, choice: null });
    return stale.ok || stale.code !== 'stale' ? `a stale choice was taken for ${kind}` : undefined;
  });
  return wrong ?? differ('a match after refusals', JSON.parse(before), match);
};

/** Taking back a sealed answer restores the match. */
export const takenBackIsAsBefore: Law = ({ rules, match, dice }) => {
  if (match.asks.length < 2) return undefined;
  const ask = pick(dice, match.asks);
  const { seat } = ask;
  const sealed = play(rules, match, { seat, question: match.question, choice: pick(dice, options(rules, match, ask)) });
  if (!sealed.ok) return `an option was refused: ${sealed.fact}`;
  const back = play(rules, sealed.match, { seat, question: match.question, takeBack: true });
  return back.ok ? differ('after taking back', match, back.match) : `taking back was refused: ${back.fact}`;
};
