import { cards } from '@starboard/testkit';
import { expect, test } from 'vitest';
import type { GameTypes } from '../../game/game-types.ts';
import { choose } from '../../match/choose.ts';
import { cloneFrames, cloneMatch } from '../../match/clone.ts';
import { struck } from './dealing.ts';

test('what a procedure works on is cloned to its depth', () => {
  const { match } = struck([[], ['parry'], []], 3);
  const copy = cloneMatch(cards, match);
  choose(cards, copy, { kind: 'window', seat: 1, moment: 'before-hit' }, 'parry');
  expect(match.stack).toMatchObject([{}, {}, { at: 'strike', blow: { dice: [3], damage: 1 } }, { used: [] }]);
});

/** A game whose procedure works on a list of salvos, each with its dice. */
interface Volleys extends GameTypes {
  frame: { readonly at: 'volley'; step: number; salvos: { dice: number[]; by: { seat: number } }[] };
}

test('lists in frames are copied, and what is in them', () => {
  const salvo = (die: number) => ({ dice: [die], by: { seat: 0 } });
  const frame: Volleys['frame'] = { at: 'volley', step: 0, salvos: [salvo(1), salvo(2)] };
  const copies = cloneFrames<Volleys>([frame]);
  expect(copies).toEqual([frame]);
  frame.salvos[0]?.dice.push(6);
  if (frame.salvos[1] !== undefined) frame.salvos[1].by.seat = 3;
  frame.salvos.push(salvo(3));
  expect(copies).toEqual([{ at: 'volley', step: 0, salvos: [salvo(1), salvo(2)] }]);
});
