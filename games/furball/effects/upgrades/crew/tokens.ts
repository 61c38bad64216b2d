import type { Seat } from '@starboard/kernel';
import { lockTargets } from '../../../rules/05-actions/allowed.ts';
import type { Cards, Now } from '../../../rules/model/cards.ts';
import { shipOf } from '../../../rules/model.ts';
import { assign, lock, pick, remove, replace } from '../../../rules/ops/index.ts';
import { at, declaredUpon, given, losing } from '../../clauses/moments.ts';
import { all, byThisCard, isOwnFriend, not } from '../../clauses/when.ts';

/** Tokens and locks as they come and go. */
export const tokens: Cards<'crew'> = {
  'crew.hotshotcopilot': {
    modifiers: [
      {
        of: 'token.owed',
        far: true,
        change: (_board, { ship, attack: made }, owed, { ship: bearer }) => {
          const attacks = made.attacker === bearer && made.weapon === 0 && ship === made.defender;
          return owed || attacks || (made.defender === bearer && ship === made.attacker);
        },
      },
    ],
  },
  'crew.inspiringrecruit': { effects: [losing('stress', { if: isOwnFriend, may: [remove('stress')], once: 'round' })] },
  'crew.janors': {
    effects: [
      at('token.before-assigned', {
        if: all<Now>(isOwnFriend, ({ event }) => event.token === 'focus'),
        may: [replace('evade')],
        once: 'round',
      }),
    ],
  },
  'crew.kylekatarn': { effects: [losing('stress', { may: [assign('focus')] })] },
  'crew.rebelcaptive': { effects: [declaredUpon({ does: [assign('stress', 'attacker')], once: 'round' })] },
  'crew.weaponsengineer': {
    modifiers: [
      { of: 'token.limit', change: (_board, { token }, most) => (token === 'lock' ? Math.max(most, 2) : most) },
    ],
    effects: [given('lock', { if: not(byThisCard), may: [pick(notYetLocked), lock('chosen')] })],
  },
};

function notYetLocked({ board, ship }: Now): readonly Seat[] {
  return lockTargets(board, ship).filter((seat) => !shipOf(board, ship).locks.includes(seat));
}
