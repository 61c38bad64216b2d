import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** As in "**5.3** To hit…". */
const NUMBERED = /^\*\*(\d+\.\d+)\*\* /gm;
/** The number that opens the title of a test, as in '5.3 needs …', also in tables of tests. */
const TITLED = /^\s*(?:test\(|test\.each\(.*\)\(|\[|\].*\)\()?['"](\d+\.\d+) /gm;
/** In quotes, or at the head of a comment. */
const CITED = /'(\d+\.\d+)'|\/\*\* (\d+\.\d+) /g;

/** What does not agree between a game's rulebook, its tests and its rules, a sentence each. */
export function rulebookFaults(game: string): readonly string[] {
  const written = rulesIn(readFileSync(join(game, 'RULEBOOK.md'), 'utf8'));
  const tested = foundIn(TITLED, join(game, 'test'), '.test.ts');
  const cited = foundIn(CITED, join(game, 'rules'), '.ts');
  return [
    ...(written.length === 0 ? ['The rulebook numbers no rule.'] : []),
    ...(cited.length === 0 ? ['No rule is cited in the code.'] : []),
    ...written.filter((rule, i) => order(rule) <= order(written[i - 1] ?? '0.0')).map((rule) => `${rule} comes late.`),
    ...written.filter((rule) => !tested.includes(rule)).map((rule) => `No test names ${rule}.`),
    ...tested.filter((rule) => !written.includes(rule)).map((rule) => `A test names ${rule}, which is no rule.`),
    ...cited.filter((rule) => !written.includes(rule)).map((rule) => `The code cites ${rule}, which is no rule.`),
  ];
}

/** The numbers of the rules that a rulebook has, in its order. */
export function rulesIn(rulebook: string): readonly string[] {
  return found(NUMBERED, rulebook);
}

function found(pattern: RegExp, text: string): readonly string[] {
  return [...text.matchAll(pattern)].map(([, first, second]) => first ?? second ?? '');
}

function foundIn(pattern: RegExp, folder: string, ending: string): readonly string[] {
  const files = readdirSync(folder).filter((name) => name.endsWith(ending));
  return files.flatMap((name) => found(pattern, readFileSync(join(folder, name), 'utf8')));
}

function order(rule: string): number {
  const [chapter = 0, place = 0] = rule.split('.').map(Number);
  return chapter * 1000 + place;
}
