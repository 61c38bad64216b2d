import type { View } from '@starboard/kernel';
import { Term } from '@starboard/ui';
import { isFighting } from '../../rules/01-ships/ships.ts';
import { type ShipId, type Starfire, shipAt } from '../../rules/model.ts';
import { sideClass } from '../hulls.ts';
import { conditionsOf } from './conditions.ts';
import { Strip } from './strip.tsx';

interface Props {
  readonly view: View<Starfire>;
  /** The ship that moves or fires now, of either side. */
  readonly acting: ShipId | null;
}

/** The viewer's ships in a line or two: the strip of the one in question, and what the others have left. */
export function OwnShips({ view: { board, seat }, acting }: Props) {
  const own = board.ships.flatMap((ship, id) => (ship.seat === seat && isFighting(ship) ? [id] : []));
  const shown = acting !== null && own.includes(acting) ? acting : own[0];
  if (shown === undefined) return null;
  const { name, side, design, working } = shipAt(board, shown);
  return (
    <section class={`starfire-own ${sideClass(side)}`} aria-label="Your ships" data-part="own-ships">
      <strong>
        <Term says="Your ship in question, with all its systems. A crossed-out system is destroyed.">{name}</Term>
      </strong>
      <Strip design={design} working={working} label={name} />
      {conditionsOf(shipAt(board, shown)).map(({ name: condition, says, rule }) => (
        <Term key={condition} class="starfire-status" says={says} rule={rule}>
          {condition}
        </Term>
      ))}
      {own
        .filter((id) => id !== shown)
        .map((id) => {
          const ship = shipAt(board, id);
          const works = ship.working.filter((each) => each).length;
          const says = `${ship.name} has ${works} of its ${ship.working.length} systems left.`;
          return (
            <Term key={id} class="starfire-own-other" says={says} rule="1.2">
              {ship.name} {works}/{ship.working.length}
            </Term>
          );
        })}
    </section>
  );
}
