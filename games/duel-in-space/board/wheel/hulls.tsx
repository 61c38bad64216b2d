import type { JSX } from 'preact';
import type { Model } from '../../rules/data/ships.ts';
import { turnedBy } from './ports.ts';

/** Our own line drawings, seen from above with the nose up, about 40 units from the middle to the nose. */

/** With a halo: a shadow would be blurred anew at every step of a turn. */
function Outline({ d }: { readonly d: string }) {
  return (
    <>
      <path class="duel-halo" d={d} />
      <path class="duel-hull" d={d} />
    </>
  );
}

/** A lean dart with three barrels at the nose, swept wings and one sting behind. */
function GunStar() {
  return (
    <>
      <Outline d="M0-38 5-25 8-7 19 3 33 21 34 33 27 29 15 24 8 24 6 32H-6L-8 24-15 24-27 29-34 33-33 21-19 3-8-7-5-25Z" />
      <path
        class="duel-trim"
        d="M0-30V-18M-4-6 0-14 4-6V8L0 13-4 8ZM8-7 11 16 15 24M-8-7-11 16-15 24M19 3 24 19M-19 3-24 19"
      />
      <path class="duel-guns" d="M0-38V-44M-10-4V-18M10-4V-18M0 32V39" />
      <path class="duel-thrust" d="M-5 32-3 37H3L5 32ZM-24 29-22 34-19 28ZM24 29 22 34 19 28Z" />
    </>
  );
}

/** A broad crab with two claws past the cockpit and a heavy stern. */
function DeckFighter() {
  return (
    <>
      <Outline d="M0-20 7-17 10-26 18-38 24-34 23-20 33-6 36 12 30 25 20 21 13 31H-13L-20 21-30 25-36 12-33-6-23-20-24-34-18-38-10-26-7-17Z" />
      <path
        class="duel-trim"
        d="M-6-9 0-15 6-9V2L0 7-6 2ZM23-20 17-8 20 21M-23-20-17-8-20 21M-10-26-17-8M10-26 17-8M-13 17H13M33-6 17-8M-33-6-17-8"
      />
      <path class="duel-guns" d="M0-20V-32M-18-38V-44M18-38V-44M0 31V39" />
      <path class="duel-thrust" d="M-11 31-9 36H-4L-2 31ZM11 31 9 36H4L2 31Z" />
    </>
  );
}

const DRAWINGS: { readonly [M in Model]: () => JSX.Element } = { 'gun-star': GunStar, 'deck-fighter': DeckFighter };

interface HullProps {
  readonly model: Model;
  readonly drone: boolean;
  /** Where the turret points, in degrees from the nose; null for a turret without a direction. */
  readonly turret?: number | null;
}

export function Hull({ model, drone, turret = null }: HullProps) {
  const Drawing = DRAWINGS[model];
  return (
    <g class={drone ? 'duel-drone' : 'duel-piloted'}>
      <Drawing />
      {turret !== null && (
        <g class="duel-barrels duel-turns" style={turnedBy(turret)}>
          <circle r="6.5" />
          <path d="M-2.5-6V-19M2.5-6V-19" />
        </g>
      )}
    </g>
  );
}

/** A picture of the ship alone. */
export function Portrait({ model, drone = false }: { readonly model: Model; readonly drone?: boolean }) {
  return (
    <svg class="duel-portrait" viewBox="-46 -48 92 92" aria-hidden="true">
      <Hull model={model} drone={drone} />
    </svg>
  );
}

/** The remains of a ship that blew up. */
export function Wreck() {
  return (
    <path
      class="duel-wreck"
      d="M-22-14-10-20-6-9-17-4ZM9-24 17-15 11-10ZM14 4 27 9 19 19ZM-12 12-3 9 1 19-9 25ZM-30 8-24 11-28 17ZM2-4 8 1 0 4Z"
    />
  );
}
