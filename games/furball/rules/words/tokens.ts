import { mayLock } from '../05-allowed.ts';
import { loseShield } from '../07-damage.ts';
import { change, give, lockOn, take, unlock } from '../08-tokens.ts';
import { shipsOf } from '../cards/possible.ts';
import { isFlying, shipOf } from '../model.ts';
import { each, type Handlers, many } from './word.ts';

type TokenWord = 'assign' | 'remove' | 'spend' | 'move' | 'lock' | 'unlock';

export const tokenWords: Handlers<TokenWord> = {
  assign: (match, frame, op, now, tell) =>
    each(frame, op.who, now, (seat) => give(match, seat, op.token, many(op.n, now), now.ship, tell)),
  remove: (match, frame, op, now, tell) =>
    each(frame, op.who, now, (seat) => take(match, seat, op.token, many(op.n, now), tell)),
  spend(match, frame, op, now, tell) {
    if (frame.stage > 0) return undefined;
    frame.stage = 1;
    if (op.token === 'shield') return loseShield(match, now.ship, tell);
    if (op.token !== 'lock') return take(match, now.ship, op.token, many(op.n, now), tell);
    const [foe] = shipsOf('foe', now);
    return foe === undefined ? undefined : unlock(match, now.ship, foe, tell);
  },
  move(match, frame, op, now, tell) {
    const [from] = shipsOf(op.from, now);
    const [to] = shipsOf(op.to, now);
    if (frame.stage > 0 || from === undefined || to === undefined) return undefined;
    frame.stage = 1;
    if (shipOf(match.board, from).tokens[op.token] === 0) return undefined;
    change(match.board, from, op.token, -1, tell);
    return give(match, to, op.token, 1, now.ship, tell);
  },
  lock: (match, frame, op, now, tell) =>
    each(frame, op.on, now, (seat) =>
      mayLock(match.board, now.ship, seat) ? lockOn(match, now.ship, seat, tell) : undefined,
    ),
  unlock: (match, frame, op, now, tell) =>
    each(frame, op.whose, now, (seat) => {
      const { locks } = shipOf(match.board, seat);
      const [on = locks[0]] = op.on === undefined ? [] : shipsOf(op.on, now);
      return on === undefined || !isFlying(shipOf(match.board, seat)) ? undefined : unlock(match, seat, on, tell);
    }),
};
