import type { GameTypes, Seat } from './game-types.ts';
import type { Ending, NewsLine, Words } from './words.ts';

type Named = readonly string[];

/**
 * Stands for the reader's name while a sentence is made. The sentence is written once, in the third person; `toReader`
 * turns it to the second where it names the reader.
 */
const READER = '\uE000';

/** The seat that sentences call "you": with several players at one screen, or only spectators, none. */
export function readerAmong(seats: readonly Seat[]): Seat | null {
  return seats.length === 1 ? (seats[0] ?? null) : null;
}

/** The names, with the reader's seat prepared for `toReader`. */
export function namesFor(reader: Seat | null, names: Named): Named {
  return reader === null ? names : names.map((name, seat) => (seat === reader ? READER : name));
}

const IRREGULAR: { readonly [verb: string]: string } = {
  is: 'are',
  was: 'were',
  has: 'have',
  does: 'do',
};
/** Words on -s that may follow a name and are no verbs. */
const NO_VERBS = ['as', 'plus', 'minus', 'this', 'less', 'across', 'towards', 'always', 'its', 'his'];
/** Between a name and its verb. */
const ADVERB = '(?:(?:no longer|now|also|then|still|already|always|never|only|both) )?';
/** What a clause, and so the reader as its subject, may follow. */
const BEFORE_SUBJECT =
  /(?:^\s*|\(|[.:;,!?] |\b(?:and|so|but|because|that|if|when|while|then|where|or|than|until|before) )$/;

/** "rolls" for others, "roll" for the reader. */
function secondPerson(verb: string): string {
  const [, plain, not] = /^([a-z]+)(n[’']t)$/.exec(verb) ?? [];
  if (plain !== undefined && not !== undefined) return `${secondPerson(plain)}${not}`;
  const irregular = IRREGULAR[verb];
  if (irregular !== undefined) return irregular;
  if (!/^[a-z]+[^s]s$/.test(verb) || NO_VERBS.includes(verb)) return verb;
  if (/[^aeiou]ies$/.test(verb) && verb.length > 4) return `${verb.slice(0, -3)}y`;
  return /(?:ch|sh|ss|x|zz|o)es$/.test(verb) ? verb.slice(0, -2) : verb.slice(0, -1);
}

/** Verbs that may follow the first one: "scrapes the wall, has 3 left and slows". */
const FURTHER_VERBS =
  /((?:[,:]| and| or| but) )(is|has|finds|fires|gets|goes|has|leads|lets|loses|moves|needs|rolls|scrapes|skips|slows|stays|takes|turns)\b/g;

/** A sentence made with `namesFor`, as its reader should read it: "You scrape the wall and have 3 protection left." */
export function toReader(text: string): string {
  if (!text.includes(READER)) return text;
  return text
    .split(/(?<=[.!?] )/)
    .map(sentence)
    .join('');
}

function sentence(text: string): string {
  const [start = '', ...parts] = text.split(READER);
  return parts.reduce((said, part) => said + addressed(said, part), start);
}

/** The reader and what follows, after what has been said. */
function addressed(said: string, rest: string): string {
  const you = said.trim() === '' ? 'You' : 'you';
  if (/^['’]s\b/.test(rest)) return `${you}r${rest.slice(2)}`;
  if (!BEFORE_SUBJECT.test(said)) return `${you}${rest}`;
  const verb = new RegExp(`^( ${ADVERB})([a-z]+(?:[’']t)?)`).exec(rest);
  const [whole = '', before = '', first = ''] = verb ?? [];
  const conjugated = secondPerson(first);
  if (verb === null || (conjugated === first && !/^(?:can|may|must|will|[a-z]+ed)/.test(first))) return `${you}${rest}`;
  const further = rest
    .slice(whole.length)
    .replace(FURTHER_VERBS, (_, joint: string, next: string) => `${joint}${secondPerson(next)}`)
    .replace(/\bits\b/g, 'your');
  return `${you}${before}${conjugated}${further}`;
}

/** A game's words for one reader, who is "you" wherever a sentence names it; null for nobody in particular. */
export function wordsFor<G extends GameTypes>(words: Words<G>, reader: Seat | null): Words<G> {
  if (reader === null) return words;
  const to = (names: Named): Named => namesFor(reader, names);
  const { news } = words;
  return {
    ...words,
    prompt: (ask, view, names) => toReader(words.prompt(ask, view, to(names))),
    label: (ask, choice, view, names) => toReader(words.label(ask, choice, view, to(names))),
    line: (event, names, board) => toReader(words.line(event, to(names), board)),
    ...(news === undefined
      ? {}
      : {
          news: (events, viewer, names, board) =>
            news(events, viewer, to(names), board).map((each): NewsLine => ({ ...each, line: toReader(each.line) })),
        }),
    describe: (view, names) => words.describe(view, to(names)).map(toReader),
    reason: (facts, view, names) => toReader(words.reason(facts, view, to(names))),
    outcome: (view, names) => toReader(words.outcome(view, to(names))),
    ending(view, names, told): Ending {
      const { headline, summary } = words.ending(view, to(names), told);
      return { headline: toReader(headline), summary: summary.map(toReader) };
    },
  };
}

/** One sentence with names, for a reader. */
export function sayTo(reader: Seat | null, names: Named, say: (names: Named) => string): string {
  return toReader(say(namesFor(reader, names)));
}
