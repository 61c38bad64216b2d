import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** As in "**5.3** To hit…". */
const NUMBERED = /^\*\*(\d+\.\d+)\*\* /gm;
/** The number at the start of a test's title, as in '5.3 needs …', also in tables of tests. */
const TITLED = /^\s*(?:test\(|test\.each\(.*\)\(|\[|\].*\)\()?['"](\d+\.\d+) /gm;
const ANYWHERE = /\b(\d+\.\d+)\b/g;
/** In quotes, or at the start of a comment. */
const CITED = /'(\d+\.\d+)'|\/\*\* (\d+\.\d+) /g;

/** Disagreements between a game's rulebook, its tests and its rules, a sentence each. */
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

/** As in `05-firing.ts`, `05-firing/salvo.ts` and `05-firing.test.ts`; other folders, such as data, have no number. */
const NUMBERED_FILE = /^(\d\d)-/;
const HEADS = /\/\*\* (\d+\.\d+) /g;
const RULINGS = /^## (\d+) Rulings$/m;

/** Files of rules and tests in the wrong chapter, and rulings that no rule carries out. */
export function chapterFaults(game: string): readonly string[] {
  const rulebook = readFileSync(join(game, 'RULEBOOK.md'), 'utf8');
  const rulings = RULINGS.exec(rulebook)?.[1];
  const code = filesOf(join(game, 'rules'), '.ts');
  const isRuling = (rule: string): boolean => chapterOf(rule) === Number(rulings);
  const cited = code.flatMap(({ text }) => found(ANYWHERE, text));
  return [
    ...code.flatMap((file) =>
      strayIn(
        file,
        found(HEADS, file.text).filter((rule) => !isRuling(rule)),
      ),
    ),
    ...filesOf(join(game, 'test'), '.test.ts').flatMap((file) => strayIn(file, found(TITLED, file.text))),
    ...rulesIn(rulebook)
      .filter((rule) => isRuling(rule) && !cited.includes(rule))
      .map((rule) => `No rule carries ${rule} out.`),
  ];
}

/**
 * Rules (not rulings) that no file of their chapter cites: 5.3 belongs in `rules/05-*.ts` or the folder `rules/05-*`.
 */
export function citedElsewhere(game: string): readonly string[] {
  const rulebook = readFileSync(join(game, 'RULEBOOK.md'), 'utf8');
  const rulings = Number(RULINGS.exec(rulebook)?.[1]);
  const cited = new Set(
    filesOf(join(game, 'rules'), '.ts').flatMap(({ name, text }) => {
      const chapter = Number(NUMBERED_FILE.exec(name)?.[1]);
      return found(ANYWHERE, text).filter((rule) => chapterOf(rule) === chapter);
    }),
  );
  return rulesIn(rulebook).filter((rule) => chapterOf(rule) !== rulings && !cited.has(rule));
}

/** Chapter numbers that several files or folders share: a chapter of several files is one folder, `05-firing/`. */
export function scatteredChapters(game: string): readonly string[] {
  const numbers = readdirSync(join(game, 'rules')).flatMap((name) => NUMBERED_FILE.exec(name)?.[1] ?? []);
  return [...new Set(numbers.filter((number, i) => numbers.indexOf(number) !== i))];
}

function strayIn({ name }: NamedFile, rules: readonly string[]): readonly string[] {
  const chapter = NUMBERED_FILE.exec(name)?.[1];
  if (chapter === undefined) return [];
  return rules
    .filter((rule) => chapterOf(rule) !== Number(chapter))
    .map((rule) => `${rule} has lost its way to ${name}.`);
}

const chapterOf = (rule: string): number => Number(rule.split('.')[0]);

export function rulesIn(rulebook: string): readonly string[] {
  return found(NUMBERED, rulebook);
}

/** The cells of all tables with this first heading, a list of rows for each table, in order. */
export function tablesIn(game: string, firstHead: string): readonly (readonly (readonly string[])[])[] {
  const chunks = readFileSync(join(game, 'RULEBOOK.md'), 'utf8').split(/\n{2,}/);
  const tables = chunks.filter((chunk) => chunk.startsWith('|')).map((chunk) => chunk.split('\n').map(cellsOf));
  return tables.filter(([head]) => head?.[0] === firstHead).map(([, , ...rows]) => rows);
}

function cellsOf(line: string): readonly string[] {
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}

function found(pattern: RegExp, text: string): readonly string[] {
  return [...text.matchAll(pattern)].map(([, first, second]) => first ?? second ?? '');
}

function foundIn(pattern: RegExp, folder: string, ending: string): readonly string[] {
  return filesOf(folder, ending).flatMap(({ text }) => found(pattern, text));
}

interface NamedFile {
  readonly name: string;
  readonly text: string;
}

function filesOf(folder: string, ending: string): readonly NamedFile[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith(ending));
  return names.map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
}

function order(rule: string): number {
  const [chapter = 0, place = 0] = rule.split('.').map(Number);
  return chapter * 1000 + place;
}
