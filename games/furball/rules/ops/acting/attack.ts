import { chanceFor, hasAttack } from '../../06-attack/chance.ts';
import type { Now, Op } from '../../model/cards.ts';
import type { FrameAt, WeaponFilter } from '../../model.ts';
import { owe } from './owe-attack.ts';

/** The primary weapon, a turret, this card, a weapon other than that of the present attack, or any. */
type Weapons = 'any' | 'primary' | 'turret' | 'this' | 'another';
type Targets = 'any' | 'another' | 'subject';

/** The bearer attacks any ship, one other than the defender, or the subject. 6.12 During an attack it is only promised. */
export const attack = (weapon: Weapons, at: Targets): Op => ({
  possible: (now) => hasAttack(now.board, chanceOf(weapon, at, now)),
  run({ board }, frame, now) {
    if (frame.stage > 0) return undefined;
    frame.stage = 1;
    const chance = chanceOf(weapon, at, now);
    if (now.attack === null) return { call: chance };
    const { weapons, targets, besides } = chance;
    owe(board, { by: now.ship, card: now.origin.card, weapons, targets, besides });
    return undefined;
  },
  worth: () => 1,
});

const chanceOf = (weapon: Weapons, at: Targets, now: Now): FrameAt<'chance'> =>
  chanceFor(
    now.ship,
    filterFor(weapon, now),
    now.origin.card,
    at === 'subject' ? [now.event.ship] : null,
    at === 'another' ? (now.attack?.defender ?? null) : null,
  );

function filterFor(weapon: Weapons, { attack: made, origin }: Now): WeaponFilter {
  if (weapon === 'this') return { only: 'card', place: origin.place };
  return weapon === 'another' ? { only: 'other-than', place: made?.weapon ?? -1 } : { only: weapon, place: -1 };
}
