import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A rule's own text by its number, from the rulebook in the game's folder. */
export type Rulebook = (rule: string) => string | undefined;

export async function openRulebook(game: string): Promise<Rulebook> {
  const folder = dirname(fileURLToPath(import.meta.resolve('@starboard/games')));
  const book = await readFile(join(folder, game, 'RULEBOOK.md'), 'utf8');
  const rules = new Map(book.split(/\n\n+/).flatMap(numbered));
  return (rule) => rules.get(rule);
}

/** A paragraph that opens with its number in bold. */
function numbered(paragraph: string): [string, string][] {
  const [, number, text] = /^\*\*([\d.]+)\*\*\s+(.*)$/s.exec(paragraph.trim()) ?? [];
  return number === undefined || text === undefined ? [] : [[number, text.replace(/\s+/g, ' ')]];
}
