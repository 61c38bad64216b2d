import { view } from '@starboard/kernel';
import { expect, test } from 'vitest';
import { suggest } from '../../board/suggest.ts';
import { ANY_WEAPON, chanceFor } from '../../rules/06-attack/chance.ts';
import { rules } from '../../rules/index.ts';
import { facing, locked, shoot } from '../support/duel.ts';
import { answer, moment, type Playthrough, run, table } from '../support/playing.ts';

const suggested = ({ match }: Playthrough, seat = 0) => suggest(view(rules, match, seat));

test('the shot that does most is what most would choose', () => {
  const played = table([
    { at: [300, 300, 90] },
    { at: [250, 560, 270] },
    { at: [350, 380, 270] },
    { at: [800, 800, 90] },
  ]);
  run(played, chanceFor(0, ANY_WEAPON, null));
  expect(suggested(played)).toMatchObject({ at: 2, weapon: 0 });
});

test('one that may destroy comes before one that only hurts a little more', () => {
  const played = table([
    { at: [300, 300, 90] },
    { at: [250, 500, 270], ship: { shields: 0, drawn: 1 }, down: ['damage.tfa.directhit'] },
    { at: [350, 500, 270] },
    { at: [800, 800, 90] },
  ]);
  run(played, chanceFor(0, ANY_WEAPON, null));
  expect(suggested(played)).toMatchObject({ at: 1 });
});

test('blanks are rerolled, focus results only where nothing turns them', () => {
  const reroll = (focus: number): Playthrough => {
    const played = shoot(facing(1, { ...locked(), tokens: { focus } }), { attack: ['blank', 'focus', 'hit'] });
    answer(played, 0, 'token.lock');
    return played;
  };
  expect(suggested(reroll(0))).toEqual({ focus: 1, blank: 1 });
  expect(suggested(reroll(1))).toEqual({ blank: 1 });
});

test('one should think about a dial', () => {
  const played = table([{ at: [300, 300, 90] }]);
  moment(played, 'planning.end');
  run(played, { at: 'combat-turn', step: 0, ship: 3, skips: true, had: true });
  expect(played.match.asks.some(({ kind }) => kind === 'dial')).toBe(true);
  expect(suggested(played)).toBeNull();
});
