import { describe, expect, it } from 'vitest';
import { dice } from '../../board/playback/dice.ts';
import { barsOf, laserStates } from '../../board/sheets/bars.ts';
import { start } from '../../rules/02-setup.ts';
import { memory } from '../../rules/knowledge/memory.ts';
import type { ShipView } from '../../rules/model.ts';

const NAMES = ['Ada', 'Grace'];
const SHOT = { type: 'shot', rule: '5.3', by: 0, laser: 'aft' } as const;

describe('dice in the tray', () => {
  it('5.3 says what was needed, what came, and whether it hit', () => {
    const shown = dice({ ...SHOT, dice: [4, 5], needed: 8, hit: true }, NAMES);
    expect(shown).toMatchObject({
      needed: 'Needs 8 or more',
      verdict: 'Needed 8, rolled 9: hit',
      good: true,
      goodFor: [0],
    });
  });

  it('9.5 does not say what a secret design needed', () => {
    const shown = dice({ ...SHOT, dice: [1, 2], needed: null, hit: false }, NAMES);
    expect(shown).toMatchObject({ verdict: 'Rolled 3: miss', good: false });
    expect(shown).not.toHaveProperty('needed');
  });

  it('6.3 adds the modifier, and hides the die where it would give protection away', () => {
    const special = { type: 'special', rule: '6.3', seat: 1, special: { name: 'laser', laser: 3 } } as const;
    expect(dice({ ...special, roll: { die: 2, plus: 1 }, weapon: [4] }, NAMES)).toMatchObject({
      faces: [2, 4],
      needed: 'plus 1 for lost protection; the last die decides which laser',
      verdict: '2 + 1 = 3: turret laser 1 destroyed',
      goodFor: [0],
    });
    expect(dice({ ...special, roll: null, weapon: [4] }, NAMES)?.faces).toEqual([4]);
    expect(dice({ ...special, roll: null, weapon: [] }, NAMES)).toBeNull();
  });

  it('8.2 shows a drone that rolled more than it can turn flying straight on', () => {
    const headed = { type: 'headed', rule: '8.2', seat: 1, dice: [4, 5] } as const;
    expect(dice({ ...headed, clicks: 0 }, NAMES)?.verdict).toBe(
      '5 clicks left is more than it can turn, so it flies straight on',
    );
    expect(dice({ ...headed, clicks: -5 }, NAMES)?.verdict).toBe('Turns 5 clicks left');
  });

  it('4.1 a pilot rolls nothing for a heading', () => {
    expect(dice({ type: 'headed', rule: '4.1', seat: 0, clicks: 1, dice: null }, NAMES)).toBeNull();
  });
});

describe('status cards', () => {
  const { board } = start({ choosing: 'seated', designs: 'stock', given: [], quietLimit: 0 }, [null, null]);
  const ship = (change: Partial<ShipView>): ShipView => ({ ...board.ships[0], ...change });

  it('stand where the damage has brought them', () => {
    const bars = barsOf(
      ship({ stabilizerHits: 2, computerHits: 9, protectionLost: 3, lifeSupport: 4 }),
      memory.blank[0],
    );
    expect(bars.map(({ boxes, at }) => boxes[at])).toEqual(['4', '4', '13', '7']);
    expect(bars.map(({ reads }) => reads)).toEqual(['4 turns', '4 of 6 clicks', 'can’t fire', '7 of 10']);
  });

  it('9.5 tell of a secret design only damage and what is proven', () => {
    const [, ...secret] = barsOf(ship({ design: null, protectionLost: 2 }), {
      ...memory.blank[0],
      clicks: 4,
      baseAtLeast: 2,
      baseAtMost: 6,
      protection: 5,
    });
    expect(secret.map(({ boxes }) => boxes)).toEqual([[], [], []]);
    expect(secret.map(({ reads }) => reads)).toEqual([
      'not hit; built for 4 clicks or more',
      'not hit; built with base 2 to 6',
      '2 lost; built with 5 or more',
    ]);
  });

  it('6.10 mark a laser that is hit but still fires this turn', () => {
    const lasers = [true, true, true, true, true, false];
    const states = laserStates(ship({ lasers, pending: [{ name: 'laser', laser: 0 }] }));
    expect(states).toEqual(['hit', 'works', 'works', 'works', 'works', 'gone']);
  });
});
