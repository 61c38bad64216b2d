/**
 * One name, one meaning: an exported type has a name that no other exported type has that the same reader meets. Games
 * never meet each other's types, so each may have a `Ship` of its own.
 */

export interface TypeSource {
  /** From the root, such as `games/starfire/rules/model.ts`. */
  readonly file: string;
  readonly text: string;
}

/** Generic types of the kernel; a game may bind them to itself and keep the name. */
export const BOUND_BY_GAMES: readonly string[] = ['Match', 'Next', 'Stack', 'Tell'];

const EXPORTED_TYPE = /^export (?:declare )?(?:abstract )?(?:interface|type|class|enum) (\w+)/gm;
const GAME = /^(?:games|testkit\/toys)\/[^/]+\//;

/** What is wrong with names that stand for several exported types. */
export function ambiguousTypeNames(sources: readonly TypeSource[]): readonly string[] {
  return [...declarationsIn(sources)]
    .filter(([name, files]) => !haveOneMeaning(name, files))
    .map(([name, files]) => `${name} is exported by ${files.join(' and ')}: rename one, or don't export it`)
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
  const owners = files.map(ownerOf);
  const games = owners.filter((owner) => owner !== SHARED);
  const shared = files.filter((_, i) => owners[i] === SHARED);
  if (shared.length > 1 || new Set(games).size < games.length) return false;
  const [file] = shared;
  return file === undefined || games.length === 0 || (BOUND_BY_GAMES.includes(name) && file.startsWith('kernel/'));
}

const SHARED = 'shared';

/** The game that a declaration belongs to, or the code that all games share. */
const ownerOf = (file: string): string => GAME.exec(file)?.[0] ?? SHARED;
