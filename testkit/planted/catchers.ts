import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './lists.ts';
import type { PlantedMistake } from './mistake.ts';

/** Which test catches which planted mistake, as a document for people: `npm run plant -- --keep` writes it. */

const FILE = join(ROOT, 'docs/planted-mistakes.md');

const ABOUT = `# Planted mistakes and what catches them

\`npm run plant -- --keep\` writes this file; don't edit it by hand. (Add words such as a game's folder to choose which mistakes to plant.) Each mistake was planted, and the test beside it failed; "not planted yet" says where that is still to be done. A test checks that no planted mistake of these folders is missing here.
`;

/** A mistake and the title of the test that caught it. */
interface Caught {
  readonly mistake: PlantedMistake;
  readonly by: string;
}

const rowStart = ({ rule, id }: PlantedMistake): string => `| ${rule} | ${cell(id)} | `;
const cell = (text: string): string => text.replaceAll('|', '\\|');

function sections(): Map<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  if (!existsSync(FILE)) return found;
  for (const part of readFileSync(FILE, 'utf8').split('\n## ').slice(1)) {
    const [folder = '', ...lines] = part.split('\n');
    const rows = lines.filter((line) => line.startsWith('| ')).slice(2);
    found.set(folder, rows);
  }
  return found;
}

/** Replaces the rows of the same mistakes. */
export function keepCatchers(caught: readonly Caught[], all: readonly PlantedMistake[]): void {
  const kept = sections();
  for (const folder of new Set(caught.map(({ mistake }) => mistake.folder))) {
    const before = kept.get(folder) ?? [];
    const rows = all
      .filter((mistake) => mistake.folder === folder)
      .flatMap((mistake) => {
        const start = rowStart(mistake);
        const now = caught.find((each) => each.mistake === mistake);
        return now === undefined ? before.filter((row) => row.startsWith(start)) : [`${start}${cell(now.by)} |`];
      });
    kept.set(folder, rows);
  }
  const written = [...kept]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([folder, rows]) => `\n## ${folder}\n\n| rule | mistake | caught by |\n| --- | --- | --- |\n${rows.join('\n')}\n`,
    );
  writeFileSync(FILE, ABOUT + written.join(''));
}

/** Rows that are missing or superfluous in the folders that the document covers. */
export function catcherFaults(all: readonly PlantedMistake[]): readonly string[] {
  return [...sections()].flatMap(([folder, rows]) => {
    const planted = all.filter((mistake) => mistake.folder === folder);
    const missing = planted.filter((mistake) => !rows.some((row) => row.startsWith(rowStart(mistake))));
    const left = rows.filter((row) => !planted.some((mistake) => row.startsWith(rowStart(mistake))));
    return [
      ...missing.map(({ id }) => `${folder}: ${id} is missing`),
      ...left.map((row) => `${folder}: no mistake: ${row}`),
    ];
  });
}
