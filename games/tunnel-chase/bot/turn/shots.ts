import type { Choice, TurnGame } from '@starboard/kernel';
import { protectionLeft } from '../../rules/02-starfighters.ts';
import { rangeTo } from '../../rules/07-shooting.ts';
import { type Chase, pilotOf } from '../../rules/model.ts';
import { chanceToHit } from '../plain/odds.ts';
import { chanceToOutlive } from './outlook.ts';
import { shareAt } from './pilots.ts';
import { type ChaseSituation, pilotFor } from './situation.ts';

/** Whom to fire at: a hit is worth as much as the chance to outlive its target grows. */
export function shotsGame(situation: ChaseSituation, targets: readonly Choice<Chase>[]): TurnGame<Chase> {
  const { board, seat } = situation;
  const me = pilotFor(situation, seat);
  const { left, rivals, pilot, style } = me;
  const now = shareAt(me, left);
  const alone = targets.map((target) => {
    if (target === null) return now;
    const their = protectionLeft(pilotOf(board, Number(target)));
    const after = their > 1 ? chanceToOutlive(left, their - 1) : 1;
    const gain = (after - chanceToOutlive(left, their)) / rivals;
    return now + style.bold * gain * chanceToHit(rangeTo(board, seat, Number(target)), pilot.design.accuracy);
  });
  return { players: [{ seat, weight: 1, alone, opens: targets }], meetings: [] };
}
