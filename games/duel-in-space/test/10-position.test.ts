import { rules } from '@starboard/duel-in-space/rules';
import { checkSetup } from '@starboard/kernel';
import { expect, test } from 'vitest';
import type { StartingPosition } from '../rules/model.ts';
import { duel, only, turn } from './support/playing.ts';

const WHOLE = { protectionLost: 0, stabilizerHits: 0, computerHits: 0, lasersLost: [], air: null } as const;

function agreed(given: Partial<StartingPosition>): StartingPosition {
  return { ports: [2, 8], noseToNose: 0, movingApart: 0, quietTurns: 0, first: WHOLE, second: WHOLE, ...given };
}

test('10.17 a duel begins in the agreed position, without dice', () => {
  const position = {
    ports: [5, 6],
    noseToNose: 0,
    movingApart: 2,
    quietTurns: 7,
    first: { protectionLost: 6, stabilizerHits: 1, computerHits: 2, lasersLost: ['forward-3', 'turret-2'], air: 3 },
    second: { ...WHOLE, protectionLost: 4 },
  } as const;
  const { match, events } = duel({ setup: { position } });
  expect(match.board).toMatchObject({ ports: [5, 6], noseToNose: 0, movingApart: 2, turn: 8, lastHit: 0 });
  expect(match.board.ships[0]).toMatchObject({
    protectionLost: 6,
    stabilizerHits: 1,
    computerHits: 2,
    lifeSupport: 3,
    lasers: [true, true, false, true, false, true],
  });
  expect(match.board.ships[1]).toMatchObject({ protectionLost: 4, lifeSupport: null });
  expect(only(events, 'start')).toEqual([]);
  expect(only(events, 'placed')).toMatchObject([{ rule: '10.17', ports: [5, 6] }]);
});

test('10.17 quiet turns before the duel count towards its draw', () => {
  const played = duel({ setup: { quietLimit: 3, position: agreed({ quietTurns: 2 }) } });
  turn(played);
  expect(played.match.result).toMatchObject({ places: [1, 1], rule: '7.5' });
});

test('10.17 without an agreed position, a set-up has no place for one', () => {
  const checked = checkSetup(rules, {}, [null, null]);
  expect(checked.ok && Object.keys(checked.setup).sort()).toEqual(['choosing', 'designs', 'given', 'quietLimit']);
});

test.each([
  [{}, undefined],
  [{ ports: [1, 1], noseToNose: 1 }, undefined],
  [{ ports: [4, 6], movingApart: 2 }, undefined],
  [{ noseToNose: 1 }, 'Ships are nose to nose only if both see the other in port 1.'],
  [{ movingApart: 1 }, 'Ships fly apart only if both see the other in port 4, 5 or 6.'],
  [{ quietTurns: 100 }, 'After this many turns without a hit, the duel is over.'],
  [{ ports: [2] }, 'The set-up isn’t valid: position.ports must have 2 to 2 members.'],
  [{ ports: [2, 9] }, 'The set-up isn’t valid: position.ports[1] must be a whole number from 1 to 8.'],
  [{ first: { protectionLost: 10 } }, /first.protectionLost must be a whole number from 0 to 9/],
  [{ second: { air: 0 } }, /second.air/],
  [{ second: { lasersLost: ['bow'] } }, /second.lasersLost\[0\] must be one of/],
])('10.17 what is wrong with the position %j: %s', (position, fact) => {
  const checked = checkSetup(rules, { position: { ports: [2, 8], ...position } }, [null, null]);
  if (fact === undefined) expect(checked.ok).toBe(true);
  else expect(checked).toEqual({ ok: false, fact: typeof fact === 'string' ? fact : expect.stringMatching(fact) });
});

test('10.17 own designs have no agreed position', () => {
  expect(checkSetup(rules, { designs: 'open', position: { ports: [2, 8] } }, [null, null])).toEqual({
    ok: false,
    fact: 'Only stock ships can begin from a given position.',
  });
});
