import { begin, keyFromSeed } from '@starboard/kernel';
import { hullPath } from '../../board/hulls.ts';
import { mapBox, mapOutline, spotOf } from '../../board/map/plane.ts';
import { rules } from '../../rules/index.ts';
import type { Setup, Ship, Side } from '../../rules/model.ts';
import { SIDE_NAMES } from '../../words/phrases.ts';

/** Hulls are drawn larger than their hexes, because they would be invisible otherwise. */
const ENLARGED = 3;
/** The distance of the figure above its line. */
const ABOVE = 30;

/** 2.6 Where the fleets begin, placed by the rules themselves. */
export function Deployment({ setup }: { readonly setup: Setup }) {
  const { distance, spread, width, height } = setup;
  if (!setup.quickSetup) {
    return (
      <p class="deployment-words">
        {SIDE_NAMES[0]} places its ships anywhere, {SIDE_NAMES[1]} its flagship {distance} hexes from that of{' '}
        {SIDE_NAMES[0]}; escorts keep within {spread} of their flagship.
      </p>
    );
  }
  const { ships } = begin(rules, setup, [null, null], keyFromSeed('deployment')).board;
  const { left, top, right, bottom } = mapBox(setup);
  const [a, b] = [flagshipSpot(ships, 0), flagshipSpot(ships, 1)];
  return (
    <figure class="deployment">
      <svg
        viewBox={`${left} ${top} ${right - left} ${bottom - top}`}
        role="img"
        aria-label={`The fleets face each other, ${distance} hexes apart, on a map of ${width} by ${height}.`}
      >
        <path class="deployment-map" d={mapOutline(setup)} />
        <path class="deployment-gap" d={`M${a.x} ${a.y}L${b.x} ${b.y}`} />
        <text class="deployment-distance" x={(a.x + b.x) / 2} y={a.y - ABOVE}>
          {distance}
        </text>
        {ships.map((ship) => {
          const { x, y } = spotOf(ship);
          return (
            <path
              key={ship.name}
              class={`deployment-ship deployment-side-${ship.side}`}
              d={hullPath(ship.side, ship.design.hull)}
              transform={`translate(${x} ${y}) rotate(${ship.facing * 60}) scale(${ENLARGED})`}
            />
          );
        })}
      </svg>
    </figure>
  );
}

function flagshipSpot(ships: readonly Ship[], side: Side) {
  const flagship = ships.find((ship) => ship.side === side);
  if (flagship === undefined) throw new Error(`side ${side} has no flagship`);
  return spotOf(flagship);
}
