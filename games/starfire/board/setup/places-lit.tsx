import type { Hex } from '@starboard/geometry';
import { useMemo } from 'preact/hooks';
import { hexName, hexNamed } from '../../rules/map.ts';
import { type Board, shipAt } from '../../rules/model.ts';
import { HexMark } from '../combat/field-of-fire.tsx';
import { hexesPath } from '../map/plane.ts';
import { SILENT } from '../map/silent.ts';
import { asHexName, isOffered, type OfferOf } from '../orders/offer.ts';
import { Ghost } from '../orders/reach.tsx';

const sizeOf = ({ setup }: Board): number => setup.width * setup.height;

interface Props {
  readonly offer: OfferOf<'place'> | null;
  readonly over: Hex | null;
}

/** Where the ship may be placed, lit unless it is anywhere; the hex picked, and the one under the pointer. */
export function PlacesLit({ offer, over }: Props) {
  const options = offer?.options;
  const anywhere = offer !== null && offer.options.length === sizeOf(offer.view.board);
  const lit = useMemo(
    () => (anywhere ? '' : hexesPath((options ?? []).flatMap(asHexName).map(hexNamed))),
    [options, anywhere],
  );
  if (offer === null) return null;
  const { board } = offer.view;
  const ship = shipAt(board, offer.ask.ship);
  const facing = board.ships.find(({ side }) => side === ship.side)?.facing ?? ship.facing;
  const picked = offer.picked === null ? [] : asHexName(offer.picked);
  return (
    <g {...SILENT}>
      <path class="starfire-places" d={lit} />
      {over !== null && (
        <HexMark hex={over} class={isOffered(offer, hexName(over)) ? 'starfire-may' : 'starfire-may-not'} />
      )}
      {picked.map((name) => (
        <g key={name}>
          <HexMark hex={hexNamed(name)} class="starfire-picked" />
          <Ghost ship={ship} hex={hexNamed(name)} facing={facing} />
        </g>
      ))}
    </g>
  );
}
