import type { Seat } from '@starboard/kernel';
import { take, unlock } from '../../08-tokens.ts';
import type { Now, Op } from '../../model/cards.ts';
import { shipOf, type Token } from '../../model.ts';
import { hasLock, maySpend } from '../../values.ts';

/** The price of what follows; a lock is that on the other ship of the attack. */
export const spend = (token: Token | 'lock'): Op => ({
  possible: (now) => canSpend(now, token),
  run(match, frame, now, tell) {
    if (frame.stage > 0) return undefined;
    frame.stage = 1;
    if (token !== 'lock') return take(match, now.ship, token, 1, tell, 'spent');
    const foe = foeOf(now);
    return foe === null ? undefined : unlock(match, now.ship, foe, tell, 'spent');
  },
  worth: () => -0.4,
  spends: token,
});

function canSpend(now: Now, token: Token | 'lock'): boolean {
  const { board, ship, attack } = now;
  if (token !== 'lock') return shipOf(board, ship).tokens[token] > 0 && maySpend(board, ship, token, attack);
  const foe = foeOf(now);
  return foe !== null && hasLock(board, ship, foe) && maySpend(board, ship, 'lock', attack);
}

const foeOf = ({ attack, ship }: Now): Seat | null =>
  attack === null ? null : attack.attacker === ship ? attack.defender : attack.attacker;
