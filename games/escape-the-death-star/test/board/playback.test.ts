import { view } from '@starboard/kernel';
import { foldLog } from '@starboard/ui';
import { describe, expect, it } from 'vitest';
import { duelAfter } from '../../board/battle/shown-battle.ts';
import { dice } from '../../board/playback/dice.ts';
import { dwell } from '../../board/playback/dwell.ts';
import { folding } from '../../board/playback/folding.ts';
import { rules } from '../../rules/index.ts';
import { type Event, FETT } from '../../rules/model.ts';
import { order, rig, round, sneak } from '../support/playing.ts';

const NAMES = ['Ada', 'Ben', 'Cleo'];

/** Luke beats a Stormtrooper at the second throw of this round, and all events are kept. */
function played() {
  const one = round({ rebels: [{ at: 'G3' }, {}], dice: [2, 2, 2], fett: 'A5', troopers: ['A6'] });
  sneak(one, 'G3', 'L4');
  rig(one, 3, 4, 6, 1, 1, 1, 1);
  order(one, [FETT, 'A7'], [2, 'G4']);
  return { ...one, view: view(rules, one.match, 2) };
}

describe('the log', () => {
  it('tells the Imperial’s moves, the reveal and a battle in a line each', () => {
    const { events, view: seen } = played();
    const entries = foldLog(events, folding, 3);
    const lines = entries.map((entry) => folding.line(entry, NAMES, seen.board));
    expect(lines).toContain('Cleo moves: Boba Fett to A7 and Stormtrooper 1 to G4.');
    expect(lines).toContain('The Rebels are revealed: Luke at G3 and Han at L4.');
    const battle = entries.find((entry) => entry.some(({ type }) => type === 'battle'));
    expect(battle?.map(({ type }) => type)).toEqual(['battle', 'exchange', 'exchange', 'beaten']);
    expect(lines).toContain('Luke beats Stormtrooper 1 at G4, who is out of the game.');
  });
});

describe('what is shown', () => {
  it('8.4 all Rebels are revealed together: only the last of them is dwelt on', () => {
    const { view: seen } = played();
    const reveal: Event = { type: 'revealed', rule: '8.4', rebel: 0, from: 1, square: 2 };
    const before = {
      ...seen.board,
      rebels: seen.board.rebels.map((rebel, i) => ({ ...rebel, peg: i === 1 ? -2 : -1 })),
    };
    expect(dwell(reveal, { seat: 2, board: before })).toBe(0);
    expect(dwell(reveal, { seat: 2, board: seen.board })).toBeGreaterThan(0);
  });

  it('a throw says that a six is needed, who threw what, and what came of it', () => {
    const { events, view: seen } = played();
    const throws = events.filter(({ type }) => type === 'exchange').map((event) => dice(event, NAMES, seen.board));
    expect(throws).toMatchObject([
      {
        needed: 'Needs a six',
        faces: [3, 4],
        verdict: 'Luke rolled 3, Stormtrooper 1 rolled 4: no six, so both roll again',
        good: false,
      },
      {
        needed: 'Needs a six',
        faces: [6, 1],
        verdict: 'Luke rolled 6, Stormtrooper 1 rolled 1: Luke wins',
        good: true,
      },
    ]);
  });

  it('a try at the code says which colours came, and which were wanted', () => {
    const { view: seen } = played();
    const board = { ...seen.board, rebels: seen.board.rebels.map((rebel) => ({ ...rebel, cards: [1] })) };
    const tried: Event = { type: 'code-tried', rule: '11.2', rebel: 0, dice: [1, 5], card: 1 };
    expect(dice(tried, NAMES, board)).toMatchObject({
      needed: 'Needs red-yellow',
      verdict: 'Red and yellow: card 1 matches, the Falcon is open',
      good: true,
    });
  });

  it('a battle stays on the screen with its last throw until something else is done', () => {
    const { events, view: seen } = played();
    const shown = { ...seen, asked: [], result: null };
    let duel = null;
    for (const event of events) {
      const next = duelAfter(duel, shown, [event]);
      if (event.type === 'battle') expect(next).toMatchObject({ rebel: 0, soldier: 2, last: null });
      if (event.type === 'exchange') expect(next?.last).toBe(event);
      if (event.type === 'beaten') expect(next?.last?.outcome).toBe('rebel');
      duel = next;
    }
    expect(duelAfter({ rebel: 0, soldier: 2, rebelDice: 1, imperialDice: 1, last: null }, seen, [])).toBeNull();
  });
});
