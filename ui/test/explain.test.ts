import { describe, expect, it } from 'vitest';
import { explains, mark, markInRow, term } from '../explain/explains.ts';
import { placeBubble } from '../explain/place-bubble.ts';

const SCREEN = { width: 400, height: 800 };
const BUBBLE = { width: 200, height: 60 };

describe('a bubble', () => {
  it('stands below what it explains', () => {
    expect(placeBubble({ left: 150, top: 100, width: 100, height: 20 }, BUBBLE, SCREEN)).toEqual({ x: 100, y: 128 });
  });

  it('stands above it where there is no room below', () => {
    expect(placeBubble({ left: 150, top: 760, width: 100, height: 20 }, BUBBLE, SCREEN).y).toBe(692);
  });

  it('never leaves the window', () => {
    for (const left of [-40, 0, 200, 390, 460]) {
      for (const top of [-50, 0, 400, 790, 900]) {
        const { x, y } = placeBubble({ left, top, width: 20, height: 20 }, BUBBLE, SCREEN);
        expect(x >= 8 && x + 200 <= 392 && y >= 8 && y + 60 <= 792).toBe(true);
      }
    }
  });
});

describe('what explains itself', () => {
  it('says so, and by which rule', () => {
    expect(explains('A shield.', '6.2')).toEqual({ 'data-says': 'A shield.', 'data-rule': '6.2' });
    expect(explains('A shield.')).not.toHaveProperty('data-rule');
  });

  it('can be focused where it stands alone, not in a row', () => {
    expect(term('Why.')).toHaveProperty('tabindex', 0);
    expect(mark('Shield', 'Why.')).toMatchObject({ tabindex: 0, role: 'img', 'aria-label': 'Shield' });
    expect(markInRow('Shield', 'Why.')).not.toHaveProperty('tabindex');
  });
});
