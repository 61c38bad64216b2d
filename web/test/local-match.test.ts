import { botById } from '@starboard/bots';
import { gameById } from '@starboard/games';
import { diceFromSeed, type Header, hex, keyFromSeed, verify } from '@starboard/kernel';
import { beforeAll, expect, test } from 'vitest';
import { type BotSeats, botMove } from '../runner/bot-seats.ts';
import { type Draft, type LocalMatch, resumeMatch, startMatch, tryMove } from '../runner/local-match.ts';

let base: Pick<LocalMatch, 'rules' | 'header' | 'eyes'>;
let botSeats: BotSeats;

beforeAll(async () => {
  const parts = gameById('duel-in-space')?.parts;
  if (!parts) throw new Error('the game is not ready');
  const rules = await parts.rules();
  const random = botById('random') ?? null;
  const header: Header = {
    game: 'duel-in-space',
    rules: rules.version,
    setup: { designs: 'secret', choosing: 'seated', quietLimit: 20, given: [] },
    seating: [null, null],
    players: ['Ada', 'Ben'],
    key: hex(keyFromSeed('sitting')),
  };
  base = { rules, header, eyes: [0, 1] };
  botSeats = { bots: [random, random], heuristics: await parts.heuristics(), dice: diceFromSeed('bots') };
});

const localMatch = ({ match, moves }: Draft): LocalMatch => ({ ...base, match, moves });

function playedOut(): readonly Draft[] {
  const drafts = [startMatch(base)];
  for (;;) {
    const now = localMatch(drafts.at(-1) ?? startMatch(base));
    const move = botMove(botSeats, now);
    if (move === undefined) return drafts;
    const next = tryMove(now, move);
    if (!next.ok) throw new Error(next.fact);
    drafts.push(next);
  }
}

test('every record on the way verifies, and a match taken up from it stands as it stood', () => {
  const drafts = playedOut();
  expect(drafts.at(-1)?.match.result).not.toBeNull();
  for (const draft of drafts.filter((_, i) => i % 7 === 0)) {
    expect(verify(base.rules, draft.record)).toMatchObject({ ok: true });
    const again = resumeMatch(base, draft.record);
    expect(again).toMatchObject({ ok: true, match: draft.match, record: draft.record });
  }
});

test('each pair of eyes hears only what it may know, with the board as it saw it then: no secret design before the end', () => {
  for (const { updates } of playedOut().slice(0, -1)) {
    for (const { eyes, happenings } of updates) {
      for (const { event, board } of happenings) {
        expect(event.to === undefined || event.to.includes(eyes ?? -1)).toBe(true);
        expect(board).toMatchObject({ ships: eyes === 0 ? [{}, { design: null }] : [{ design: null }, {}] });
      }
    }
  }
});

test('past events are told again in full after taking a match up', () => {
  const drafts = playedOut().slice(0, 12);
  const heard = drafts.flatMap(({ updates }) => updates[0]?.happenings ?? []).map(({ event }) => event);
  const again = resumeMatch(base, drafts.at(-1)?.record ?? '');
  expect(again.ok && again.updates[0]?.past).toEqual(heard);
});

test('a move that the rules refuse changes nothing', () => {
  const now = localMatch(startMatch(base));
  expect(tryMove(now, { seat: 0, question: 77, choice: 1 })).toMatchObject({ ok: false, code: 'stale' });
  expect(tryMove(now, { seat: 0, question: now.match.question, choice: 99 })).toMatchObject({ ok: false });
});
