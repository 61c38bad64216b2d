import type { Point } from '@starboard/geometry';
import { useRef } from 'preact/hooks';
import type { Ship } from '../../rules/model.ts';
import { hullPath, SIDE_LETTERS, sideClass } from '../hulls.ts';
import { statusesOf } from '../sheets/status.ts';
import { headingFrom, type Placed, shipInWords } from './fleet-places.ts';
import { SILENT } from './silent.ts';

/** How a ship stands in what is asked. */
export interface Mark {
  /** Its order is asked now, or it is the one that fires. */
  readonly asked: boolean;
  /** It may still be ordered or fired: one can choose it. */
  readonly ready: boolean;
  /** It can be fired at. */
  readonly target: boolean;
  /** It is being hit. */
  readonly struck: boolean;
  /** Somebody looks at it. */
  readonly looked: boolean;
}

interface TokenProps {
  readonly placed: Placed;
  readonly mark: Mark;
  /** Where its name stands, in pixels; null where there is no room for it. */
  readonly label: Point | null;
  press(): void;
  look(looking: boolean): void;
}

/** A ship on the map, bow along its facing, its name below it. */
export function Token({ placed: { ship, spot, company }, mark, label, press, look }: TokenProps) {
  const heading = useRef(ship.facing * 60);
  heading.current = headingFrom(heading.current, ship.facing);
  const { side, design } = ship;
  const hurt = ship.working.some((works) => !works);
  const classes = ['starfire-ship', sideClass(side), ...marksOf(mark)].join(' ');
  const words = [shipInWords(ship), ...statusesOf(ship), ...(mark.target ? ['can be fired at'] : [])].join(', ');
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing cannot hold a button */}
      <g
        class={classes}
        style={{ transform: `translate(${spot.x}px, ${spot.y}px)` }}
        role="button"
        tabindex={0}
        aria-label={words}
        aria-pressed={mark.looked}
        onFocus={() => look(true)}
        onBlur={() => look(false)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          press();
        }}
      >
        <g class={company > 1 ? 'starfire-size starfire-crowded' : 'starfire-size'}>
          <circle class="starfire-halo" r="19" />
          {mark.asked && <path class="starfire-brackets" d={BRACKETS} />}
          {mark.target && <path class="starfire-crosshair" d={CROSSHAIR} />}
          <g class="starfire-heading" style={{ transform: `rotate(${heading.current}deg)` }}>
            <path class="starfire-bow" d="M21-3.5L26 0L21 3.5" />
            <path class="starfire-hull" d={hullPath(side, design.hull)} />
            <path class="starfire-burn" d={design.hull === 'CT' ? 'M-9-2.5h-5M-9 2.5h-5' : 'M-15-4h-5M-15 4h-5'} />
          </g>
          {hurt && <path class="starfire-scars" d="M-4-3L1 1L-2 4M5-2L2 2" />}
        </g>
      </g>
      <TokenLabel ship={ship} spot={spot} label={label} shown={label !== null || mark.asked || mark.looked} />
    </>
  );
}

interface TokenLabelProps {
  readonly ship: Ship;
  readonly spot: Point;
  readonly label: Point | null;
  readonly shown: boolean;
}

/** Its letter and name; a name without room shows up when one points at the ship. */
function TokenLabel({ ship: { side, name }, spot, label, shown }: TokenLabelProps) {
  return (
    <g
      class={`starfire-label ${sideClass(side)}${shown ? '' : ' starfire-unlabelled'}`}
      style={{ transform: `translate(${spot.x}px, ${spot.y}px)` }}
      {...SILENT}
    >
      <g class="starfire-upright">
        <text {...(label ?? BELOW)}>
          <tspan class="starfire-letter">{SIDE_LETTERS[side]}</tspan>
          <tspan class="starfire-name" dx="5">
            {name}
          </tspan>
        </text>
      </g>
    </g>
  );
}

const BELOW: Point = { x: 0, y: 26 };
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
