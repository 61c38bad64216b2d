import { botById } from '@starboard/bots';
import { gameById } from '@starboard/games';
import {
  type GameTypes,
  type Header,
  headerFact,
  hex,
  keyFromSeed,
  type Match,
  recordLine,
  verify,
} from '@starboard/kernel';
import type { Update } from '@starboard/protocol';
import { beforeAll, expect, test } from 'vitest';
import { type BotSeats, botMove } from '../../runner/local/bot-seats.ts';
import { accept, type LocalMatch, openLocalMatch, tryInput } from '../../runner/local/local-match.ts';
import { trySeveral } from '../../runner/local/several-moves.ts';
import { recordFile } from '../../storage/matches/record-file.ts';

let base: Pick<LocalMatch, 'rules' | 'viewer'>;
let header: Header;
let first: string;
let botSeats: BotSeats;

beforeAll(async () => {
  const parts = gameById('duel-in-space')?.parts;
  if (parts === undefined) throw new Error('the game is not there');
  const rules = await parts.rules();
  const random = botById('random') ?? null;
  header = {
    game: 'duel-in-space',
    rules: rules.version,
    setup: { designs: 'secret', choosing: 'seated', quietLimit: 20, given: [] },
    seating: [null, null],
    players: ['Ada', 'Ben'],
    key: hex(keyFromSeed('sitting')),
  };
  base = { rules, viewer: [0, 1] };
  first = recordLine(headerFact(header), '').line;
  botSeats = { bots: [random, random], heuristics: await parts.heuristics() };
});

function open(lines: readonly string[]): { localMatch: LocalMatch; updates: readonly Update[] } {
  const opened = openLocalMatch(base, lines);
  if (!opened.ok) throw new Error(opened.fact);
  return opened;
}

interface Moment {
  readonly match: Match<GameTypes>;
  readonly updates: readonly Update[];
  /** The record at that time. */
  readonly lines: readonly string[];
  readonly added: readonly string[];
}

function playedOut(): readonly Moment[] {
  const { localMatch, updates } = open([first]);
  const moments: Moment[] = [{ match: localMatch.match, updates, lines: [first], added: [] }];
  for (;;) {
    const move = botMove(botSeats, localMatch);
    if (move === undefined) return moments;
    const draft = tryInput(localMatch, move);
    if (!draft.ok) throw new Error(draft.fact);
    accept(localMatch, draft);
    moments.push({ match: draft.match, updates: draft.updates, lines: [...localMatch.lines], added: draft.lines });
  }
}

test('every record on the way verifies, and a match taken up from it stands as it stood', () => {
  const moments = playedOut();
  expect(moments.at(-1)?.match.result).not.toBeNull();
  for (const { match, lines } of moments.filter((_, i) => i % 7 === 0 || i === moments.length - 1)) {
    expect(verify(base.rules, recordFile(lines))).toMatchObject({ ok: true });
    const { localMatch } = open(lines);
    expect(localMatch.match).toEqual(match);
    expect(localMatch.lines).toEqual(lines);
  }
});

test('a move adds its own line and nothing else; the last one adds the result', () => {
  const moments = playedOut();
  expect(moments.slice(1, -1).every(({ added }) => added.length === 1)).toBe(true);
  expect(moments.at(-1)?.added).toHaveLength(2);
  const sizes = moments.slice(1, -1).map(({ added }) => added.join('').length);
  expect(Math.max(...sizes.slice(-10))).toBeLessThan(Math.max(...sizes.slice(0, 10)) + 10);
});

test('each pair of eyes hears only what it may know, with the board as it saw it then: no secret design before the end', () => {
  for (const { updates } of playedOut().slice(0, -1)) {
    for (const { viewer, happenings } of updates) {
      for (const { event, board } of happenings) {
        expect(event.to === undefined || event.to.includes(viewer ?? -1)).toBe(true);
        expect(board).toMatchObject({ ships: viewer === 0 ? [{}, { design: null }] : [{ design: null }, {}] });
      }
    }
  }
});

test('past events are told again in full after taking a match up', () => {
  const moments = playedOut().slice(0, 12);
  const heard = moments.flatMap(({ updates }) => updates[0]?.happenings ?? []).map(({ event }) => event);
  expect(open(moments.at(-1)?.lines ?? []).updates[0]?.past).toEqual(heard);
});

test('a match in which nobody has moved begins before all eyes', () => {
  const rolled = { ...header, setup: { ...header.setup, choosing: 'rolled' } };
  const { updates } = open([recordLine(headerFact(rolled), '').line]);
  expect(updates[0]?.past).toEqual([]);
  expect(updates[0]?.happenings.length).toBeGreaterThan(0);
});

test('a move that the rules refuse changes nothing', () => {
  const { localMatch } = open([first]);
  expect(tryInput(localMatch, { seat: 0, question: 77, choice: 1 })).toMatchObject({ ok: false, code: 'stale' });
  expect(tryInput(localMatch, { seat: 0, question: localMatch.match.question, choice: 99 })).toMatchObject({
    ok: false,
  });
});

test('a record that was changed is not taken up, and its line is named', () => {
  const lines = playedOut().at(5)?.lines ?? [];
  const changed = lines.with(3, (lines[3] ?? '').replace('"seat":', '"seat":9'));
  expect(openLocalMatch(base, changed)).toMatchObject({ ok: false, line: 4 });
});

test('bots answer a question the same after a reload, and draw anew at the next one', () => {
  const { localMatch } = open([first]);
  const seen = new Set<unknown>();
  for (let i = 0; i < 30; i++) {
    const move = botMove(botSeats, localMatch);
    expect(botMove(botSeats, open(localMatch.lines).localMatch)).toEqual(move);
    seen.add(JSON.stringify(move && 'choice' in move ? move.choice : null));
    const tried = move && tryInput(localMatch, move);
    if (!tried?.ok) break;
    accept(localMatch, tried);
  }
  expect(seen.size).toBeGreaterThan(2);
});

test('several moves of bots are tried together: the same match, record and news as one after the other', () => {
  const singly = open([first]).localMatch;
  const together = open([first]).localMatch;
  const happened: unknown[] = [];
  let moves = 0;
  const draft = trySeveral(
    together,
    (ahead) => {
      const move = botMove(botSeats, ahead);
      return move && { move };
    },
    () => ++moves < 12,
  );
  for (let i = 0; i < 12; i++) {
    const move = botMove(botSeats, singly);
    const tried = move && tryInput(singly, move);
    if (!tried?.ok) throw new Error('the match ended early');
    accept(singly, tried);
    happened.push(...(tried.updates[0]?.happenings ?? []));
  }
  expect(draft?.lines).toEqual(singly.lines.slice(1));
  expect(draft?.hash).toBe(singly.hash);
  expect(draft?.match).toEqual(singly.match);
  expect(draft?.updates[0]?.happenings).toEqual(happened);
  expect(together.lines).toEqual([first]);
});
