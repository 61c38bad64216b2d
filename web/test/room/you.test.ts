import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '@starboard/games';
import { type GameTypes, type Names, questionsOf, readerAmong, readRecord, type Seat } from '@starboard/kernel';
import { foldLog } from '@starboard/ui';
import { describe, expect, test } from 'vitest';
import { partsFor } from '../../room/reader.ts';

const ROOT = join(import.meta.dirname, '../../..');
const ME = 'Quorra';

/** The golden record of a game with the most different kinds of moves: the longest file within reason. */
function recordsOf(game: string): readonly string[] {
  const folder = join(ROOT, 'games', game, 'test/golden');
  const files = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
  return files.slice(0, 4).map((name) => readFileSync(join(folder, name), 'utf8'));
}

/** Questions between two looks at everything. */
const STRIDE = 9;

/** Everything that the page says to one seat in the course of a match. */
async function saidTo(id: string, file: string, pickSeat: (seats: number) => Seat): Promise<readonly string[]> {
  const game = games.find((each) => each.id === id);
  const read = readRecord(file);
  if (game === undefined || !read.ok) throw new Error('no such record');
  const [rules, words, board] = await Promise.all([game.parts.rules(), game.parts.words(), game.parts.board()]);
  const seats = read.record.header.seating.length;
  const seat = pickSeat(seats);
  const names: Names = Array.from({ length: seats }, (_, i) => (i === seat ? ME : `Rival${i}`));
  const parts = partsFor({ words, board }, readerAmong([seat]));
  const said: string[] = [];
  const told: GameTypes['event'][] = [];
  const { questions } = questionsOf(rules, read.record);
  for (const question of questions) {
    for (const { event, board: then } of question.happenings(seat)) {
      told.push(event);
      const dice = parts.board.dice(event, names, then);
      said.push(parts.words.line(event, names, then), dice?.title ?? '', dice?.needed ?? '', dice?.verdict ?? '');
    }
    if (question.number % STRIDE !== 0 && question !== questions.at(-1)) continue;
    const view = question.view(seat);
    const { mine } = view;
    said.push(...parts.words.describe(view, names), parts.words.outcome(view, names));
    const ending = parts.words.ending(view, names, told);
    said.push(ending.headline, ...ending.summary);
    said.push(...(parts.words.news?.(told.slice(-40), seat, names, view.board).map(({ line }) => line) ?? []));
    if (mine === null) continue;
    said.push(parts.words.prompt(mine.ask, view, names));
    for (const choice of mine.options.slice(0, 20)) said.push(parts.words.label(mine.ask, choice, view, names));
  }
  const { folding } = parts.board;
  const view = questions.at(-1)?.view(seat);
  if (folding !== undefined && view !== undefined) {
    const folded = foldLog(told, folding, names.length).filter((entry) => entry.length > 1);
    said.push(...folded.map((entry) => folding.line(entry, names, view.board)));
  }
  return said;
}

/** Third person where the second belongs. */
const FAULTS = [
  new RegExp(ME),
  /\p{Co}/u,
  /\byou (?:now |also |no longer )?(?:is|has|was|does|isn|hasn|doesn)\b/i,
  /\byou (?!across|always|as|its|less|minus|plus|this|towards|unless)[a-z]+[^s]s\b/i,
  /^You (?:[a-z]+ )[^.;]*\bits (?:action|turret|turn)\b/,
  /\byou['’]s\b/i,
  /[^.!?:\n”"'’] You\b/,
];

describe.each(games.map(({ id }) => id))('%s', (id) => {
  test('a player is "you" in every sentence that names it, and never by its own name', async () => {
    const faults: string[] = [];
    let addressed = 0;
    for (const file of recordsOf(id)) {
      for (const pick of [() => 0, (seats: number) => seats - 1]) {
        const said = await saidTo(id, file, pick);
        addressed += said.filter((text) => /\byour?\b/i.test(text)).length;
        faults.push(...said.filter((text) => FAULTS.some((fault) => fault.test(text))));
      }
    }
    expect([...new Set(faults)].slice(0, 20)).toEqual([]);
    expect(addressed).toBeGreaterThan(20);
  });
});

test('with several players at one screen, all have their names', () => {
  expect(readerAmong([0, 1])).toBeNull();
  expect(readerAmong([])).toBeNull();
  expect(readerAmong([1])).toBe(1);
});
