import { botById } from '@starboard/bots';
import { gameById } from '@starboard/games';
import {
  BY_PURPOSE,
  headerFact,
  hex,
  isAnswered,
  keyFromSeed,
  recordLine,
  standingMove,
  USUAL,
} from '@starboard/kernel';
import { expect, test } from 'vitest';
import { botMove } from '../../runner/local/bot-seats.ts';
import { accept, openLocalMatch, viewOf } from '../../runner/local/local-match.ts';
import { trySeveral } from '../../runner/local/several-moves.ts';
import { memoryMatches } from '../../storage/matches/memory-matches.ts';
import { sample } from '../storage/samples.ts';

/** A duel of bots, in which the runner answers for seat 0 what it can; the storage keeps what it did. */
async function played() {
  const parts = gameById('duel-in-space')?.parts;
  const bot = botById('plain');
  if (parts === undefined || bot === undefined) throw new Error('there is no duel');
  const rules = await parts.rules();
  const header = {
    game: 'duel-in-space',
    rules: rules.version,
    setup: { designs: 'stock', choosing: 'seated', quietLimit: 20, given: [] },
    seating: [null, null],
    players: ['Ada', 'Plain bot'],
    key: hex(keyFromSeed('undecided')),
    dice: BY_PURPOSE,
  };
  const first = recordLine(headerFact(header), '').line;
  const opened = openLocalMatch({ rules, viewer: [0] }, [first]);
  if (!opened.ok) throw new Error(opened.fact);
  const { localMatch } = opened;
  const botSeats = { bots: [bot, bot], heuristics: await parts.heuristics() };
  const storage = memoryMatches();
  await storage.add(sample('m', [first]), [first]);
  const told: string[] = [];
  while (localMatch.match.result === null) {
    const draft = trySeveral(
      localMatch,
      (ahead) => {
        const due = standingMove(rules, ahead.match, {
          answersOf: (seat) => (seat === 0 ? { [USUAL]: 'always' } : undefined),
          viewOf: (seat) => viewOf(ahead, seat),
        });
        const move = due ?? botMove(botSeats, ahead);
        return move && ('answered' in move ? move : { move });
      },
      () => true,
    );
    if (draft === null) break;
    const { lines, undecided, updates, match } = draft;
    const addition = { from: localMatch.lines.length, lines, undecided, over: match.result !== null, result: null };
    expect(await storage.append('m', addition)).toBe('stored');
    accept(localMatch, draft);
    for (const { event } of updates[0]?.happenings ?? []) told.push(event.type);
  }
  return { rules, storage, told };
}

test('what the runner answered for a player is in the log again after a reload', async () => {
  const { rules, storage, told } = await played();
  const again = openLocalMatch(
    { rules, viewer: [0] },
    await storage.lines('m'),
    (await storage.find('m'))?.undecided ?? [],
  );
  if (!again.ok) throw new Error(again.fact);
  const [update] = again.updates;
  const seen = update?.past ?? [];
  expect(seen.filter(isAnswered).length).toBeGreaterThan(1);
  // Before the first answer come the events of the set-up, which the first run told when it opened the match.
  const types = seen.map(({ type }) => type);
  expect(types.slice(-told.length)).toEqual(told);
});

test('nobody else reads what was answered for a player, and another record keeps nothing of it', async () => {
  const { rules, storage } = await played();
  const { undecided = [] } = (await storage.find('m')) ?? {};
  const lines = await storage.lines('m');
  const other = openLocalMatch({ rules, viewer: [1] }, lines, undecided);
  expect(other.ok && other.updates[0]?.past.some(isAnswered)).toBe(false);
  const [first = ''] = lines;
  await storage.replace('m', { from: lines.length, lines: [first], over: false, result: null });
  expect((await storage.find('m'))?.undecided).toEqual([]);
});
