/** Things with the same name are in the same file in every game, so that readers of one find them in the next. */

export interface GameFile {
  /** Relative to the game's folder, such as `rules/model.ts`. */
  readonly path: string;
  readonly text: string;
}

/** Where a game exports what the kernel, the page and the tests need. */
const PLACES: { readonly [exported: string]: string } = {
  intro: 'intro.ts',
  tables: 'tables.ts',
  rules: 'rules/index.ts',
  setup: 'rules/settings.ts',
  objection: 'rules/settings.ts',
  sides: 'rules/settings.ts',
  pairings: 'rules/settings.ts',
  clone: 'rules/clone.ts',
  see: 'rules/knowledge/see.ts',
  imagine: 'rules/knowledge/see.ts',
  memory: 'rules/knowledge/memory.ts',
  words: 'words/index.ts',
  prompt: 'words/prompts.ts',
  label: 'words/labels.ts',
  line: 'words/lines.ts',
  news: 'words/news.ts',
  describe: 'words/text-view.ts',
  ending: 'words/ending.ts',
  reason: 'words/reason.ts',
  heuristics: 'bot/index.ts',
  characters: 'bot/characters.ts',
  tactics: 'bot/tactics.ts',
  facts: 'bot/facts.ts',
  plain: 'bot/plain/index.ts',
  evaluate: 'bot/plain/evaluate.ts',
  policy: 'bot/plain/policy.ts',
  value: 'bot/value.ts',
  valueModel: 'bot/value.ts',
  board: 'board/index.tsx',
  inOrder: 'board/order.ts',
  suggest: 'board/suggest.ts',
  foretell: 'board/foretell.ts',
  dice: 'board/playback/dice.ts',
  dwell: 'board/playback/dwell.ts',
  beats: 'board/playback/beats.ts',
  decisive: 'board/playback/decisive.ts',
  sound: 'board/playback/sound.ts',
  folding: 'board/playback/folding.ts',
  parts: 'board/parts.ts',
  workshop: 'workshop/index.tsx',
  lessons: 'lessons/index.ts',
  hints: 'coach/index.ts',
};

/** What every game has; the other places are for games that need them. */
const NEEDED: readonly string[] = [
  'RULEBOOK.md',
  'package.json',
  'game.ts',
  'intro.ts',
  'rules/index.ts',
  'rules/model.ts',
  'rules/settings.ts',
  'rules/clone.ts',
  'rules/knowledge/see.ts',
  'words/index.ts',
  'words/prompts.ts',
  'words/labels.ts',
  'words/lines.ts',
  'words/text-view.ts',
  'words/ending.ts',
  'words/reason.ts',
  'bot/index.ts',
  'bot/facts.ts',
  'bot/plain/index.ts',
  'bot/plain/evaluate.ts',
  'bot/plain/policy.ts',
  'bot/value.ts',
  'board/index.tsx',
  'board/board.css',
  'board/props.ts',
  'board/order.ts',
  'board/suggest.ts',
  'board/playback/dice.ts',
  'board/playback/dwell.ts',
  'test/laws.test.ts',
  'test/golden.test.ts',
  'test/rulebook.test.ts',
  'test/public-paths.ts',
  'test/public-paths.test.ts',
  'test/planted.ts',
];

/** Tests, and the effects of cards, use any name. */
const OTHER_FOLDERS = /^(test|effects|catalogue|squads)\//;
const EXPORTED = /^export (?:const|function) (\w+)/gm;

/** What is missing in a game, or exported from an unusual file. */
export function fileNameFaults(files: readonly GameFile[]): readonly string[] {
  const missing = NEEDED.filter((needed) => !files.some(({ path }) => path === needed));
  return [
    ...missing.map((path) => `${path} is missing`),
    ...files.filter(({ path }) => !OTHER_FOLDERS.test(path)).flatMap(misplacedIn),
  ];
}

function misplacedIn({ path, text }: GameFile): readonly string[] {
  return [...text.matchAll(EXPORTED)].flatMap(([, name = '']) => {
    const place = Object.hasOwn(PLACES, name) ? PLACES[name] : undefined;
    return place === undefined || place === path ? [] : [`${name} belongs in ${place}, not in ${path}`];
  });
}
