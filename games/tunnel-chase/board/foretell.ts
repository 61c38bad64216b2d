import { capital, type Names, nameOf, type View } from '@starboard/kernel';
import { asteroidIn } from '../rules/flight.ts';
import { type Chase, pilotOf } from '../rules/model.ts';
import { turnName } from '../words/places.ts';
import { branchSays, speedSays, waySays } from './ahead/roll-words.ts';
import { easiestFirst } from './ahead/ways.ts';
import { aimAt, aimSays } from './combat/aim.ts';
import { atSpeed, waysOn } from './orders/use-orders.ts';
import type { ChaseChoice } from './props.ts';

export function foretell(view: View<Chase>, choice: ChaseChoice, names: Names): readonly string[] {
  const ask = view.mine?.ask;
  if (ask === undefined || typeof choice !== 'number') return [];
  const asteroid = asteroidIn(view.board);
  if (ask.kind === 'speed') {
    const ways = easiestFirst(atSpeed(view.board, ask.seat, choice));
    const [best] = ways;
    return best === undefined ? [] : [speedSays(choice, best), ...ways.map((way) => waySays(asteroid, way))];
  }
  if (ask.kind === 'branch') {
    const { rear, space, speed } = pilotOf(view.board, ask.seat);
    const ways = easiestFirst(waysOn(view, ask.seat, choice));
    const [best] = ways;
    if (best === undefined || speed === 0) return [];
    return [
      `${capital(turnName(asteroid, rear, space, choice))} to ${choice}: ${branchSays(best)}.`,
      ...ways.map((way) => waySays(asteroid, way)),
    ];
  }
  if (ask.kind !== 'fire') return [];
  const aim = aimAt(view.board, ask.seat, choice);
  return aim === null ? [] : [`${nameOf(names, choice)}, ${aimSays(aim)} on two dice.`];
}
