import { type Names, nameOf, type Seat } from '@starboard/kernel';
import { asking } from '@starboard/ui';
import { type Board, type Event, shipOf } from '../../rules/model.ts';
import { kindAt } from '../../rules/values.ts';
import { TOKEN_SAYS } from '../../words/phrases.ts';
import { headingName, partOfMat } from '../../words/places.ts';
import { letterOf } from '../pilots.ts';
import { activeShip } from '../playback/turn.ts';
import type { FurballProps } from '../props.ts';
import type { Orders } from '../use-orders.ts';
import type { Mark } from './ships/ship-mark.tsx';
import { tokensOn } from './ships/token-marks.tsx';
import { strengthWords } from './tip.tsx';

/** How to mark a ship on the mat now. */
export function markOf({ view, together }: FurballProps, { asked, looked, considered }: Orders, seat: Seat): Mark {
  const { board } = view;
  const target = isTarget(asked, seat);
  return {
    mine: seat === view.seat,
    target,
    picked: target && targetOf(considered) === seat,
    looked: looked === seat,
    struck: together.some((event) => isStruck(event, seat)),
    active: activeShip(view) === seat,
    waits: board.phase === 'activation' && board.ships[seat]?.activated === false,
  };
}

/** Whether the player may choose it. */
function isTarget(asked: Orders['asked'], seat: Seat): boolean {
  const [attack, ship, first] = [asking(asked, 'attack'), asking(asked, 'ship'), asking(asked, 'first')];
  if (attack !== null) return attack.options.some((shot) => shot?.at === seat);
  return (ship?.options.includes(seat) ?? false) || (first?.options.includes(seat) ?? false);
}

function targetOf(choice: Orders['considered']): Seat | null {
  if (typeof choice === 'number') return choice;
  return typeof choice === 'object' && choice !== null && 'weapon' in choice ? choice.at : null;
}

function isStruck(now: Event, seat: Seat): boolean {
  switch (now.type) {
    case 'compared':
      return now.hit && now.target === seat;
    case 'lost-shield':
    case 'dealt':
    case 'destroyed':
      return now.ship === seat;
    case 'detonated':
      return now.ships.includes(seat);
    default:
      return false;
  }
}

/** A ship in words, for screen readers. */
export function wordsFor(board: Board, names: Names, seat: Seat): string {
  const ship = shipOf(board, seat);
  const held = tokensOn(ship).map(({ name }) => (name === 'lock' ? 'target lock' : TOKEN_SAYS[name]));
  const where = `${partOfMat(ship.pose)}, facing ${headingName(ship.pose)}`;
  return [
    `${letterOf(seat)}, ${nameOf(names, seat)}`,
    `${kindAt(board, seat).name}, skill ${ship.skill}`,
    where,
    strengthWords(board, seat).replace(/\.$/, ''),
    ...held,
  ].join(', ');
}
