/** One name, one meaning: an exported type has a name that no other exported type of the repository has. */

export interface TypeSource {
  /** From the root, such as `games/starfire/rules/model.ts`. */
  readonly file: string;
  readonly text: string;
}

/** Names that every game may declare once, because each has its own version of the same thing. */
const ONE_IN_EACH_GAME: { readonly [reason: string]: readonly string[] } = {
  'the types that a game brings to the kernel': [
    'Ask',
    'AskFor',
    'Board',
    'BoardView',
    'Event',
    'Frame',
    'FrameAt',
    'Memory',
    'Setup',
  ],
  'what a game is played with': ['Design', 'Order', 'Position', 'Ship', 'ShipView', 'System'],
  'what the parts of a board share': ['Asked', 'AskedFor', 'Mark', 'Orders', 'Over'],
  'what a workshop keeps between visits': ['Work'],
  'a match and its events in the tests of the rules': ['Playthrough'],
};

/** Generic types of the kernel; a game may bind them to itself and keep the name. */
const BOUND_BY_GAMES: readonly string[] = ['Match', 'Next', 'Stack', 'Tell'];

export const SHARED_NAMES: readonly string[] = [...Object.values(ONE_IN_EACH_GAME).flat(), ...BOUND_BY_GAMES];

const EXPORTED_TYPE = /^export (?:declare )?(?:abstract )?(?:interface|type|class|enum) (\w+)/gm;
const GAME = /^(?:games|testkit\/toys)\/[^/]+\//;

/** Names that stand for several exported types, as `Name: the files that declare it`. */
export function ambiguousTypeNames(sources: readonly TypeSource[]): readonly string[] {
  return [...declarationsIn(sources)]
    .filter(([name, files]) => !haveOneMeaning(name, files))
    .map(([name, files]) => `${name}: ${files.join(', ')}`)
    .toSorted();
}

/** Which files export a type of each name. */
export function declarationsIn(sources: readonly TypeSource[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const { file, text } of sources) {
    for (const [, name = ''] of text.matchAll(EXPORTED_TYPE)) {
      const files = found.get(name);
      if (files === undefined) found.set(name, [file]);
      else files.push(file);
    }
  }
  return found;
}

function haveOneMeaning(name: string, files: readonly string[]): boolean {
  if (files.length === 1) return true;
  if (!SHARED_NAMES.includes(name)) return false;
  const owners = files.map((file) => ownerOf(name, file));
  return !owners.includes(undefined) && new Set(owners).size === owners.length;
}

/** The game that a declaration of a shared name belongs to, or the kernel; undefined for any other folder. */
function ownerOf(name: string, file: string): string | undefined {
  if (file.startsWith('kernel/')) return BOUND_BY_GAMES.includes(name) ? 'kernel' : undefined;
  return GAME.exec(file)?.[0];
}
