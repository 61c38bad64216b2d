import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { plain } from '../plain/plain.ts';
import { frozenFile, recordsOf } from './support/golden-files.ts';
import { frozenLines, GAMES } from './support/thoughts.ts';

/** Other rules, records or dice change the views or the draws: then, and only then, `npm run freeze` rewrites the lines. */
describe('the plain bot is frozen (decision 39)', () => {
  test('it is version 1', () => expect([plain.id, plain.version]).toEqual(['plain', 1]));

  test.each(Object.keys(GAMES))('it thinks and chooses as ever at %s', (game) => {
    const now = frozenLines(game, recordsOf(game));
    expect(now.join('\n')).toBe(readFileSync(frozenFile(game), 'utf8').trimEnd());
    expect(now.length).toBe(game === '_template' ? 96 : 200);
  });
});
