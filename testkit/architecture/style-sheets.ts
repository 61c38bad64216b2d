/** So many declarations that two rules have in common belong in a style sheet of ui/. */
const TOO_MANY = 6;

export interface StyleSheet {
  readonly file: string;
  readonly text: string;
}

interface Rule {
  readonly file: string;
  readonly line: number;
  readonly declarations: readonly string[];
}

/** Rules of different games, or of a game and of ui/, that share six declarations or more. */
export function repeatedRules(sheets: readonly StyleSheet[]): readonly string[] {
  const rules = sheets.flatMap(rulesOf).filter(({ declarations }) => declarations.length >= TOO_MANY);
  return rules.flatMap((rule, i) =>
    rules.slice(i + 1).flatMap((other) => {
      const shared = rule.declarations.filter((declaration) => other.declarations.includes(declaration)).length;
      if (shared < TOO_MANY || ownerOf(rule) === ownerOf(other)) return [];
      return [`${rule.file}:${rule.line} and ${other.file}:${other.line} share ${shared} declarations`];
    }),
  );
}

/** Declarations in a file of colours that are no custom properties: what uses a colour belongs elsewhere. */
export function usesAmongColours(sheet: StyleSheet): readonly string[] {
  return rulesOf(sheet)
    .flatMap(({ declarations }) => declarations)
    .filter((declaration) => !declaration.startsWith('--'))
    .map((declaration) => `${sheet.file}: ${declaration}`);
}

/** `games/starfire` or `ui`. */
const ownerOf = ({ file }: Rule): string => /^games\/[^/]+|^[^/]+/.exec(file)?.[0] ?? '';

const COMMENT = /\/\*[\s\S]*?\*\//g;
const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/** Every rule with the line of its brace, those within @media and the like among them. */
function rulesOf({ file, text }: StyleSheet): readonly Rule[] {
  const rules: Rule[] = [];
  const open: { line: number; declarations: string[] }[] = [];
  let line = 1;
  let words = '';
  const declare = (): void => {
    const declaration = words.trim().replace(/\s+/g, ' ');
    if (declaration !== '') open.at(-1)?.declarations.push(declaration);
    words = '';
  };
  for (const letter of text.replace(COMMENT, blank)) {
    if (letter === '\n') line++;
    if (letter === '{') {
      open.push({ line, declarations: [] });
      words = '';
    } else if (letter === '}') {
      declare();
      const closed = open.pop();
      if (closed !== undefined) rules.push({ file, ...closed });
    } else if (letter === ';') declare();
    else words += letter;
  }
  return rules;
}

const WORKSHOP_SHEET = /^(games\/[^/]+)\/workshop\/.*\.css$/;
/** In `class="a b"` or `class={`a ${b}`}`. */
const hasClass = (name: string): RegExp => new RegExp(`class=(?:"|\\{\`)[^"\\n]*?(?<![\\w-])${name}(?![\\w-])`);

/** The first class of each selector: what it is about, wherever that stands on a page. */
const STYLED = /(?:^|[{},])\s*[a-z]*\.([a-z][a-z0-9-]*)/g;

/**
 * Classes that a sheet of a workshop styles although the board of that game has them too. The set-up page loads both, so
 * the board would look otherwise after it than after a reload.
 */
export function stylesOnBoards(sources: readonly StyleSheet[]): readonly string[] {
  const found = sources.flatMap(({ file, text }) => {
    const [, game] = WORKSHOP_SHEET.exec(file) ?? [];
    if (game === undefined) return [];
    const board = sources.filter((each) => each.file.startsWith(`${game}/board/`) && !each.file.endsWith('.css'));
    const styled = [...text.replace(COMMENT, blank).matchAll(STYLED)].map(([, name = '']) => name);
    return styled
      .filter((name) => board.some((each) => hasClass(name).test(each.text)))
      .map((name) => `${file}: .${name}`);
  });
  return [...new Set(found)];
}
