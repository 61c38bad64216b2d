import type { Hex } from '@starboard/geometry';
import { SILENT } from '@starboard/ui';
import { useMemo } from 'preact/hooks';
import { hexName, hexNamed } from '../../rules/02-setup/map.ts';
import { type Board, shipAt } from '../../rules/model.ts';
import { HexMark } from '../combat/field-of-fire.tsx';
import { hexesPath } from '../map/plane.ts';
import { Ghost } from '../orders/reach.tsx';
import type { AskedFor } from '../props.ts';

const sizeOf = ({ setup }: Board): number => setup.width * setup.height;

interface Props {
  readonly asked: AskedFor<'place'> | null;
  readonly over: Hex | null;
}

/** Highlights the hexes for the ship unless every hex is allowed, the picked hex, and the hex under the pointer. */
export function PlacesLit({ asked, over }: Props) {
  const options = asked?.options;
  const anywhere = asked !== null && asked.options.length === sizeOf(asked.view.board);
  const lit = useMemo(() => (anywhere ? '' : hexesPath((options ?? []).map(hexNamed))), [options, anywhere]);
  if (asked === null) return null;
  const { board } = asked.view;
  const ship = shipAt(board, asked.ask.ship);
  const facing = board.ships.find(({ side }) => side === ship.side)?.facing ?? ship.facing;
  const { picked } = asked;
  return (
    <g {...SILENT}>
      <path class="starfire-places" d={lit} />
      {over !== null && (
        <HexMark hex={over} class={asked.isOption(hexName(over)) ? 'starfire-may' : 'starfire-may-not'} />
      )}
      {picked !== null && (
        <g>
          <HexMark hex={hexNamed(picked)} class="starfire-picked" />
          <Ghost ship={ship} hex={hexNamed(picked)} facing={facing} />
        </g>
      )}
    </g>
  );
}
