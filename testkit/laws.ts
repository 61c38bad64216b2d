import {
  askOf,
  canonical,
  choose,
  cloneMatch,
  type Dice,
  diceFromKey,
  drawKey,
  type GameTypes,
  imagine,
  type Match,
  options,
  permitted,
  pick,
  play,
  type Rules,
  refusals,
  type Seat,
  same,
  view,
} from '@starboard/kernel';

/** What every game obeys at every question. A law answers with what is wrong, or nothing. */
export type Law = (rules: Rules<GameTypes>, match: Match<GameTypes>, dice: Dice) => string | undefined;

const everySeat = (match: Match<GameTypes>): readonly (Seat | null)[] => [
  null,
  ...new Set([...match.asks, ...match.sealed.map(({ ask }) => ask)].map(({ seat }) => seat)),
];

const differ = (what: string, a: unknown, b: unknown): string | undefined =>
  same(a, b) ? undefined : `${what}: ${canonical(a).slice(0, 2000)} against ${canonical(b).slice(0, 2000)}`;

/** Every open ask has options, no two alike, the same when asked again, and just those nothing forbids. */
const optionsAreSound: Law = (rules, match) => {
  for (const ask of match.asks) {
    const offered = options(rules, match, ask);
    const spelt = offered.map(canonical);
    if (offered.length === 0) return `nothing may be answered to ${ask.kind}`;
    if (new Set(spelt).size < spelt.length) return `an option of ${ask.kind} is offered twice`;
    const again = differ(`options of ${ask.kind}, asked twice`, offered, options(rules, match, ask));
    if (again !== undefined) return again;
    const long = permitted(rules, match, ask).map(canonical);
    const gap = differ(`options of ${ask.kind}, listed and filtered`, spelt.toSorted(), long.toSorted());
    if (gap !== undefined) return gap;
  }
  return undefined;
};

/** At most one open ask a seat. */
const oneAskASeat: Law = (_, match) => {
  const seats = match.asks.map(({ seat }) => seat);
  return new Set(seats).size === seats.length ? undefined : `a seat is asked twice: ${canonical(match.asks)}`;
};

/** The whole truth is plain JSON, and a copy says the same. */
const truthIsPlain: Law = (rules, match) =>
  differ('through JSON', match, JSON.parse(JSON.stringify(match))) ?? differ('cloned', match, cloneMatch(rules, match));

/** What is done to a copy does not touch the original, and is what would have been done to it. */
const copiesAreApart: Law = (rules, match, dice) => {
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

/** In whatever order simultaneous answers come in, the same follows. */
const orderOfAnswersIsIrrelevant: Law = (rules, match, dice) => {
  if (match.asks.length < 2) return undefined;
  const seed = drawKey(dice);
  const answered = (order: readonly Seat[]): Match<GameTypes> => {
    const copy = cloneMatch(rules, match);
    for (const seat of order) answerAll(rules, copy, seat, diceFromKey([...seed.slice(1), seat]), match.question);
    return copy;
  };
  const seats = match.asks.map(({ seat }) => seat);
  return differ('answers in another order', answered(seats), answered(seats.toReversed()));
};

/** What a seat imagines looks to it as what it saw. */
const imaginationFits: Law = (rules, match, dice) => {
  for (const seat of everySeat(match)) {
    const seen = view(rules, match, seat);
    const wrong = differ(`seen and imagined by ${seat}`, seen, view(rules, imagine(rules, seen, dice), seat));
    if (wrong !== undefined) return wrong;
  }
  return undefined;
};

/** The dice to come, and what another has sealed, change nothing that a seat receives. */
const secretsAreKept: Law = (rules, match, dice) => {
  const otherDice = { ...cloneMatch(rules, match), dice: diceFromKey(drawKey(dice)) };
  for (const seat of everySeat(match)) {
    const leak = differ(`the view of ${seat} with other dice`, view(rules, match, seat), view(rules, otherDice, seat));
    if (leak !== undefined) return leak;
  }
  for (const { seat } of match.asks) {
    const leak = sealedLeak(rules, match, seat, dice);
    if (leak !== undefined) return leak;
  }
  return undefined;
};

/** Two ways one seat may answer look the same to all the others while the question is open. */
function sealedLeak(rules: Rules<GameTypes>, match: Match<GameTypes>, seat: Seat, dice: Dice): string | undefined {
  if (match.asks.length < 2) return undefined;
  const [one, two] = [cloneMatch(rules, match), cloneMatch(rules, match)];
  answerAll(rules, one, seat, dice, match.question);
  answerAll(rules, two, seat, dice, match.question);
  for (const watcher of everySeat(match)) {
    if (watcher === seat) continue;
    const leak = differ(
      `what ${watcher} sees of the sealed answer of ${seat}`,
      view(rules, one, watcher),
      view(rules, two, watcher),
    );
    if (leak !== undefined) return leak;
  }
  return undefined;
}

/** What is refused has a reason and changes nothing; what is forbidden is never played. */
const refusalsAreSound: Law = (rules, match) => {
  const before = canonical(match);
  for (const ask of match.asks) {
    for (const { choice, rule, fact } of refusals(rules, match, ask)) {
      if (rule === '' || fact === '') return `a refusal of ${ask.kind} has no reason`;
      const played = play(rules, match, { seat: ask.seat, question: match.question, choice });
      if (played.ok || played.code !== 'forbidden') return `forbidden but taken: ${canonical(choice)} for ${ask.kind}`;
    }
    const junk = play(rules, match, { seat: ask.seat, question: match.question, choice: { junk: [ask.kind] } });
    if (junk.ok || junk.code !== 'unknown') return `junk was taken for ${ask.kind}`;
    const stale = play(rules, match, { seat: ask.seat, question: match.question - 1, choice: null });
    if (stale.ok || stale.code !== 'stale') return `a stale choice was taken for ${ask.kind}`;
  }
  return differ('a match after refusals', JSON.parse(before), match);
};

/** A sealed answer taken back leaves the match as it was. */
const takenBackIsAsBefore: Law = (rules, match, dice) => {
  if (match.asks.length < 2) return undefined;
  const ask = pick(dice, match.asks);
  const { seat } = ask;
  const sealed = play(rules, match, { seat, question: match.question, choice: pick(dice, options(rules, match, ask)) });
  if (!sealed.ok) return `an option was refused: ${sealed.fact}`;
  const back = play(rules, sealed.match, { seat, question: match.question, takeBack: true });
  return back.ok ? differ('after taking back', match, back.match) : `taking back was refused: ${back.fact}`;
};

/** Telling what happens changes nothing, and everything told names its rule. */
const tellingIsHarmless: Law = (rules, match, dice) => {
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

/** Cheap enough for every question. */
/** Where nothing is secret, every seat sees what an onlooker sees. */
const openIsOpen: Law = ({ secrets, see }, { board, asks }) => {
  if (secrets) return undefined;
  for (const { seat } of asks) {
    const hidden = differ(`what seat ${seat} and an onlooker see`, see(board, seat), see(board, null));
    if (hidden !== undefined) return hidden;
  }
  return undefined;
};

export const QUICK_LAWS: { readonly [name: string]: Law } = { optionsAreSound, oneAskASeat };

export const LAWS: { readonly [name: string]: Law } = {
  ...QUICK_LAWS,
  truthIsPlain,
  copiesAreApart,
  orderOfAnswersIsIrrelevant,
  imaginationFits,
  secretsAreKept,
  openIsOpen,
  refusalsAreSound,
  takenBackIsAsBefore,
  tellingIsHarmless,
};

/** Random moves until every open ask is answered and some more, in place. */
function playOn(
  rules: Rules<GameTypes>,
  match: Match<GameTypes>,
  dice: Dice,
  tell?: (event: GameTypes['event']) => void,
): void {
  for (let moves = match.asks.length + 5; moves > 0 && match.result === null; moves--) {
    const ask = pick(dice, match.asks);
    choose(rules, match, ask, pick(dice, options(rules, match, ask)), tell);
  }
}

/** Everything the question asks of one seat, follow-ups and all. */
function answerAll(rules: Rules<GameTypes>, match: Match<GameTypes>, seat: Seat, dice: Dice, question: number): void {
  while (match.question === question && match.result === null) {
    const ask = askOf(match, seat);
    if (ask === undefined) return;
    choose(rules, match, ask, pick(dice, options(rules, match, ask)));
  }
}
