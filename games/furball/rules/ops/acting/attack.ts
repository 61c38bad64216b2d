import { chanceFor } from '../../06-attack/chance.ts';
import type { Now, Op } from '../../model/cards.ts';
import type { WeaponFilter } from '../../model.ts';
import { owe } from './owe-attack.ts';

/** The primary weapon, a turret, a weapon other than that of the present attack, or any. */
type Weapons = 'any' | 'primary' | 'turret' | 'another';

/** The bearer attacks any ship, or one other than the defender. 6.12 During an attack it is only promised. */
export const attack = (weapon: Weapons, at: 'any' | 'another'): Op => ({
  possible: (now) => now.attack !== null || now.board.round > 1,
  run({ board }, frame, now) {
    if (frame.stage > 0) return undefined;
    frame.stage = 1;
    const { ship, origin } = now;
    const weapons = filterFor(weapon, now);
    const besides = at === 'another' ? (now.attack?.defender ?? null) : null;
    if (now.attack === null) return { call: chanceFor(ship, weapons, origin.card, null, besides) };
    owe(board, { by: ship, card: origin.card, weapons, targets: null, besides });
    return undefined;
  },
  worth: () => 1,
});

const filterFor = (weapon: Weapons, { attack: made }: Now): WeaponFilter =>
  weapon === 'another' ? { only: 'other-than', place: made?.weapon ?? -1 } : { only: weapon, place: -1 };
