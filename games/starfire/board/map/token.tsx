import type { Point } from '@starboard/geometry';
import { KEEP_CLEAR, type LabelPlace, pressable, SILENT, Thruster } from '@starboard/ui';
import { useRef } from 'preact/hooks';
import type { Ship } from '../../rules/model.ts';
import { hullPath, SIDE_LETTERS, sideClass } from '../hulls.ts';
import { conditionsOf } from '../sheets/conditions.ts';
import { headingFrom, type PlacedShip, shipInWords } from './fleet-places.ts';
import { TIP } from './pointing.ts';

/** The role of a ship in the present question. */
export interface Mark {
  /** The ship is asked for its order, or is firing. */
  readonly asked: boolean;
  /** The player can still choose this ship to move or fire. */
  readonly ready: boolean;
  readonly target: boolean;
  readonly struck: boolean;
  /** It moves just now. */
  readonly moves: boolean;
  /** A player is looking at it. */
  readonly looked: boolean;
}

interface TokenProps {
  readonly placed: PlacedShip;
  readonly mark: Mark;
  /** The position of its name, in pixels; null if there is no room. */
  readonly label: LabelPlace | null;
  press(): void;
  look(looking: boolean): void;
}

export function Token({ placed: { id, ship, spot, company }, mark, label, press, look }: TokenProps) {
  const heading = useRef(ship.facing * 60);
  heading.current = headingFrom(heading.current, ship.facing);
  const { side, design } = ship;
  const hurt = ship.working.some((works) => !works);
  const conditions = conditionsOf(ship).map(({ name }) => name);
  const words = [shipInWords(ship), ...conditions, ...(mark.target ? ['can be fired at'] : [])].join(', ');
  return (
    <>
      <g
        data-part={`ship-${id}`}
        class={['starfire-ship', sideClass(side), ...marksOf(mark)].join(' ')}
        style={{ transform: `translate(${spot.x}px, ${spot.y}px)` }}
        {...KEEP_CLEAR}
        {...pressable(words, mark.looked, press)}
        {...PRESSED_BY_MAP}
        {...{ onFocus: () => look(true), onBlur: () => look(false) }}
      >
        <g class={company > 1 ? 'starfire-size starfire-crowded' : 'starfire-size'}>
          <circle class="starfire-halo" r="19" />
          {mark.asked && <path class="starfire-brackets" d={BRACKETS} />}
          {mark.target && <path class="starfire-crosshair" d={CROSSHAIR} />}
          <g class="starfire-heading" style={{ transform: `rotate(${heading.current}deg)` }}>
            {mark.moves && <Thruster x={design.hull === 'CT' ? -9 : -15} size={17} />}
            <path class="starfire-bow" d="M21-3.5L26 0L21 3.5" />
            <path class="starfire-hull" d={hullPath(side, design.hull)} />
            <path class="starfire-burn" d={design.hull === 'CT' ? 'M-9-2.5h-5M-9 2.5h-5' : 'M-15-4h-5M-15 4h-5'} />
          </g>
          {hurt && <path class="starfire-scars" d="M-4-3L1 1L-2 4M5-2L2 2" />}
        </g>
      </g>
      {label !== null && <TokenLabel ship={ship} spot={spot} label={label} />}
    </>
  );
}

interface TokenLabelProps {
  readonly ship: Ship;
  readonly spot: Point;
  readonly label: LabelPlace;
}

/** Its letter and name; a line leads from a distant name to the ship. */
function TokenLabel({ ship: { side, name }, spot, label: { x, y, far } }: TokenLabelProps) {
  return (
    <g
      class={`starfire-label ${sideClass(side)}`}
      style={{ transform: `translate(${spot.x}px, ${spot.y}px)` }}
      {...SILENT}
    >
      <g class="ui-unscaled">
        {far && <path class="ui-leader" d={`M0 0L${x * 0.8} ${y * 0.8}`} />}
        <text x={x} y={y} {...KEEP_CLEAR}>
          <tspan class="starfire-letter">{SIDE_LETTERS[side]}</tspan>
          <tspan class="starfire-name" dx="5">
            {name}
          </tspan>
        </text>
      </g>
    </g>
  );
}

/** The map itself finds the ship under a press; the tip describes it. */
const PRESSED_BY_MAP = { onClick: undefined, 'data-explained-by': TIP };

const BRACKETS = 'M-22-14V-22H-14M14-22H22V-14M22 14V22H14M-14 22H-22V14';
const CROSSHAIR = 'M0-23V-16M0 23V16M-23 0H-16M23 0H16M0-19.5A19.5 19.5 0 1 1 0 19.5A19.5 19.5 0 1 1 0-19.5';

function marksOf(mark: Mark): readonly string[] {
  return [
    ...(mark.asked ? ['starfire-asked'] : []),
    ...(mark.ready ? ['starfire-ready'] : []),
    ...(mark.target ? ['starfire-target'] : []),
    ...(mark.struck ? ['starfire-hit'] : []),
    ...(mark.looked ? ['starfire-looked'] : []),
  ];
}
