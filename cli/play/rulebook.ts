import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export type Rulebook = (rule: string) => string | undefined;

export async function openRulebook(game: string): Promise<Rulebook> {
  const folder = dirname(fileURLToPath(import.meta.resolve('@starboard/games')));
  const book = await readFile(join(folder, game, 'RULEBOOK.md'), 'utf8');
  const rules = rulesOf(book);
  return (rule) => rules.get(rule);
}

const NUMBERED = /^\*\*([\d.]+)\*\*\s+(.*)$/s;

/** A rule begins with its number in bold. Everything up to the next rule or heading, such as a table, belongs to it. */
function rulesOf(book: string): ReadonlyMap<string, string> {
  const rules = new Map<string, string>();
  let open: string | undefined;
  for (const paragraph of book.trim().split(/\n\n+/)) {
    const [, number, text = ''] = NUMBERED.exec(paragraph) ?? [];
    if (number !== undefined) rules.set(number, text);
    else if (open !== undefined && !paragraph.startsWith('#')) rules.set(open, `${rules.get(open)}\n\n${paragraph}`);
    open = paragraph.startsWith('#') ? undefined : (number ?? open);
  }
  return rules;
}
