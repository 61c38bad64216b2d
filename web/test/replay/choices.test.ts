import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '@starboard/games';
import { questionsOf, readRecord } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { choicesOf } from '../../replay/choices/choices.ts';
import { openReplay } from '../../replay/scenes.ts';

const GAMES = join(import.meta.dirname, '../../../games');

/** A finished match of the game, from its golden records. */
function finished(game: string) {
  const folder = join(GAMES, game, 'test/golden');
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.jsonl'))) {
    const read = readRecord(readFileSync(join(folder, name), 'utf8'));
    if (read.ok && read.record.result !== null) return read.record;
  }
  throw new Error(`no golden record of ${game} is finished`);
}

describe.each(games.map((game) => [game.id, game] as const))('The choices of a seat in a match of %s', (id, game) => {
  test('are those of the record, each at its moment of the replay', async () => {
    const [rules, words] = await Promise.all([game.parts.rules(), game.parts.words()]);
    const record = finished(id);
    const names = record.header.players;
    const seat = record.header.seating.indexOf(null);
    const { questions } = questionsOf(rules, record);
    const choices = choicesOf(rules, words, record, seat);
    const scenes = openReplay(rules, record).scenes(seat);
    expect(choices.length).toBeGreaterThan(0);
    for (const { question, view, chosen, scene } of choices) {
      if (view.mine === null) throw new Error('a choice of somebody who was not asked');
      const { ask, options } = view.mine;
      expect(options.map((choice) => words.label(ask, choice, view, names))).toContain(chosen);
      const [next] = questions.find(({ number }) => number === question)?.happenings(seat) ?? [];
      if (next !== undefined) expect(scenes[scene + 1]?.event).toEqual(next.event);
    }
    const at = choices.map(({ scene }) => scene);
    expect(at).toEqual(at.toSorted((a, b) => a - b));
    expect(at.at(-1)).toBeLessThan(scenes.length);
  });
});
