import { type Choice, type ChoiceShare, type Seat, sharesOf } from '@starboard/kernel';
import { toHit } from '../rules/05-firing.ts';
import { TURRET } from '../rules/data/ships.ts';
import type { Fact } from '../rules/facts.ts';
import { type Ask, type Board, type Duel, other, SECTORS, shipOf } from '../rules/model.ts';
import { DESIGN } from './plain/design.ts';
import { evaluate } from './plain/evaluate.ts';
import { working } from './plain/gunnery.ts';
import { droneHeadings, exchangeOf, mixedHeadings } from './plain/headings.ts';
import { chanceToHit } from './plain/odds.ts';

const ANY: readonly Fact[] = [{ fact: 'any' }];

export function facts(board: Board, ask: Ask, choice: Choice<Duel>): readonly Fact[] {
  const { seat } = ask;
  switch (ask.kind) {
    case 'ship':
      return ANY;
    case 'design':
      return choice === DESIGN[ask.system] ? [{ fact: 'tested-design' }] : [];
    case 'aim':
      return turretFacts(board, seat, choice);
    case 'heading':
      return [exchangeWith(board, seat, Number(choice))];
    case 'fire': {
      const chance = chanceToHit(toHit(shipOf(board.ships, seat)));
      return [{ fact: 'hit-chance', chance, lasers: Array.isArray(choice) ? choice.length : 0 }];
    }
    case 'fight-on':
      return [{ fact: 'balance', worth: evaluate(board, seat) }];
  }
}

function turretFacts({ ships, ports }: Board, seat: Seat, choice: Choice<Duel>): readonly Fact[] {
  const at = SECTORS.find((sector) => sector === choice);
  if (at === undefined) return [];
  return [{ fact: 'turret', lasers: working(shipOf(ships, seat), TURRET), at, enemy: shipOf(ports, seat) }];
}

/** Against what the enemy is likely to fly. */
function exchangeWith(board: Board, seat: Seat, clicks: number): Fact {
  let [given, taken] = [0, 0];
  for (const { choice, share } of headingsOf(board, other(seat))) {
    const each = exchangeOf(board, seat, clicks, choice);
    given += share * each.given;
    taken += share * each.taken;
  }
  return { fact: 'exchange', given, taken };
}

function headingsOf(board: Board, seat: Seat): readonly ChoiceShare<number>[] {
  const ship = shipOf(board.ships, seat);
  if (!ship.drone) return sharesOf(mixedHeadings(board, seat));
  const headings = droneHeadings(ship);
  return headings.map((choice) => ({ choice, share: 1 / headings.length }));
}
