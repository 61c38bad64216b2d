import {
  begin,
  choose,
  diceFromSeed,
  type Ending,
  type GameTypes,
  keyFromSeed,
  type Match,
  type Names,
  options,
  pick,
  type Rules,
  type Seating,
  view,
  type Words,
} from '@starboard/kernel';

/** Everything that a game says to people in some matches. */
export interface EverythingSaid<G extends GameTypes> {
  /** The log, with the type of each event. */
  readonly lines: [type: G['event']['type'], line: string][];
  readonly prompts: string[];
  /** The options' labels, by question. */
  readonly labels: (readonly string[])[];
  readonly boards: string[];
  readonly outcomes: string[];
  /** For a spectator and for every seat. */
  readonly endings: Ending[];
}

interface SpokenAt<G extends GameTypes> {
  readonly setup: G['setup'];
  readonly seating: Seating;
}

/** Plays at random with these set-ups and collects all sentences. */
export function listenTo<G extends GameTypes>(
  rules: Rules<G>,
  words: Words<G>,
  tables: readonly SpokenAt<G>[],
  names: Names,
): EverythingSaid<G> {
  const said: EverythingSaid<G> = { lines: [], prompts: [], labels: [], boards: [], outcomes: [], endings: [] };
  const dice = diceFromSeed('words');
  for (const [i, { setup, seating }] of tables.entries()) {
    const present = names.slice(0, seating.length);
    const told: G['event'][] = [];
    const hear = (event: G['event'], { board }: Match<G>): void => {
      told.push(event);
      said.lines.push([event.type, words.line(event, present, rules.see(board, null))]);
    };
    const match = begin(rules, setup, seating, keyFromSeed(`words ${i}`), hear);
    for (let ask = match.asks[0]; ask !== undefined; ask = match.asks[0]) {
      const asked = ask;
      const seen = view(rules, match, asked.seat);
      const offered = options(rules, match, asked);
      said.prompts.push(words.prompt(asked, seen, present));
      said.labels.push(offered.map((choice) => words.label(asked, choice, seen, present)));
      said.boards.push(...words.describe(seen, present));
      choose(rules, match, asked, pick(dice, offered), (event) => hear(event, match));
    }
    const end = view(rules, match, null);
    said.boards.push(...words.describe(end, present));
    said.outcomes.push(words.outcome(end, present));
    for (const seat of [null, ...seating.keys()]) {
      said.endings.push(words.ending(view(rules, match, seat), present, told));
    }
  }
  return said;
}

const BROKEN_TEXT = /undefined|null|NaN|\[object|\{|\}/;
/** Who has won, and what decided it. */
const HEADLINE = /^(You won|You lost|You came \d+\w\w of \d+|A draw|.+ wins?): .+\.$/;
const SENTENCE = /^[A-Z].*[.\d]$/;

/** Sentences that no player would understand. */
export function nonsenseIn({
  lines,
  prompts,
  labels,
  boards,
  outcomes,
  endings,
}: EverythingSaid<GameTypes>): readonly string[] {
  const log = lines.map(([, line]) => line);
  const alike = labels.filter((names) => new Set(names).size < names.length).map((names) => names.join(' / '));
  const told = endings.flatMap(({ headline, summary }) => [headline, ...summary]);
  const all = [...log, ...prompts, ...labels.flat(), ...boards, ...outcomes, ...told];
  return [
    ...told.filter((line) => !SENTENCE.test(line)),
    ...endings.map(({ headline }) => headline).filter((headline) => !HEADLINE.test(headline)),
    ...all.filter((text) => text.trim() === '' || BROKEN_TEXT.test(text)),
    ...log.filter((line) => !SENTENCE.test(line)),
    ...alike.map((names) => `two options are called the same: ${names}`),
  ];
}
