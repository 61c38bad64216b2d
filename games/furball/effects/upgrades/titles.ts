import type { Cards } from '../../rules/model/cards.ts';
import { attack, freeAction } from '../../rules/ops/index.ts';
import { hasLock } from '../../rules/values.ts';
import { AILERONS, flewClear, flewSpeed } from '../clauses/dials.ts';
import { attackTerms, isBank, ONLY_IN_ARC, templatesFor, treat } from '../clauses/modifiers.ts';
import { at, attackingAgain, given } from '../clauses/moments.ts';
import { all, pointsAt, slotAt, weaponPoints, withPrimary, withWeapon } from '../clauses/when.ts';

const FASTEST = 5;

export const titles: Cards<'title'> = {
  'title.adaptiveailerons': { effects: [AILERONS] },
  'title.advancedailerons': {
    effects: [AILERONS],
    modifiers: [treat((manoeuvre) => isBank(manoeuvre) && manoeuvre.speed === 3, 'white')],
  },
  'title.awingtestpilot': {},
  'title.btla4ywing': {
    modifiers: [ONLY_IN_ARC],
    effects: [attackingAgain({ if: withPrimary, may: [attack('turret', 'any')] })],
  },
  'title.havoc': {},
  'title.heavyscykinterceptor': {},
  'title.lightscykinterceptor': {
    modifiers: [{ of: 'damage.faceup', change: () => true }, treat(isBank, 'green')],
  },
  'title.misthunter': {},
  'title.moldycrow': {
    modifiers: [{ of: 'token.kept', change: (_board, { token }, keeps) => keeps || token === 'focus' }],
  },
  'title.os1arsenalloadout': {
    modifiers: [
      attackTerms({ mayBeDisabled: true }, (board, { ship, weapon, at: target }) => {
        const slot = slotAt(board, ship, weapon);
        return (slot === 'torpedo' || slot === 'missile') && hasLock(board, ship, target);
      }),
    ],
  },
  'title.royalguardtie': {},
  'title.sabinesmasterpiece': {},
  'title.starvipermkii': { modifiers: [templatesFor('barrel-roll', () => ['bank-1'])] },
  'title.tied': {
    effects: [
      attackingAgain({
        if: all(withWeapon('cannon'), (now) => weaponPoints(now) <= 3),
        may: [attack('primary', 'any')],
        once: 'round',
      }),
    ],
  },
  'title.tieshuttle': {},
  'title.tiev1': { effects: [given('lock', { may: [freeAction(['evade'])] })] },
  'title.tiex1': {},
  'title.tiex7': {
    effects: [at('manoeuvre.executed', { if: all(flewSpeed(3, FASTEST), flewClear), may: [freeAction(['evade'])] })],
  },
  'title.vaksai': {},
  'title.virago': {},
  'title.xg1assaultconfiguration': {
    modifiers: [
      attackTerms(
        { mayBeDisabled: true },
        (board, { ship, weapon }) => slotAt(board, ship, weapon) === 'cannon' && pointsAt(board, ship, weapon) <= 2,
      ),
    ],
  },
};
