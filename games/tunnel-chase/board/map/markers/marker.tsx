import { type LabelPlace, pressable, SILENT, Thruster } from '@starboard/ui';
import { useRef } from 'preact/hooks';
import type { PilotView } from '../../../rules/model.ts';
import { LETTER_DROP, lookOf, pilotClass, SHAPE_PATHS } from '../../pilots.ts';
import { TIP } from '../pointing.ts';
import { hullOf } from './hull.ts';
import { type PlacedMarker, turnedTo } from './marker-places.ts';

/** The role of a starfighter in what is asked or shown. */
export interface Mark {
  readonly mine: boolean;
  /** The player can fire at it, or name it to go first. */
  readonly target: boolean;
  readonly picked: boolean;
  readonly looked: boolean;
  readonly struck: boolean;
  /** It is flying along this line, over this many spaces. */
  readonly flight: { readonly path: string; readonly spaces: number } | null;
}

interface Props {
  readonly placed: PlacedMarker;
  readonly mark: Mark;
  /** A description for screen readers. */
  readonly words: string;
  /** The page's name for its option; absent if it stands for none. */
  readonly choice?: string;
  press(): void;
  look(looking: boolean): void;
}

/** A starfighter: its shape, colour and letter stay upright, and a chevron outside them shows its heading. */
export function Marker({ placed: { seat, pilot, spot, heading, company }, mark, words, choice, press, look }: Props) {
  const turned = useRef(heading);
  turned.current = turnedTo(turned.current, heading);
  const { flight } = mark;
  const place =
    flight === null
      ? { transform: `translate(${spot.x}px, ${spot.y}px)` }
      : { offsetPath: `path("${flight.path}")`, '--spaces': flight.spaces };
  return (
    <g
      class={['tunnel-marker', pilotClass(seat), ...classesOf(mark)].join(' ')}
      style={place}
      data-seat={seat}
      data-part={`pilot-${seat}`}
      {...(choice === undefined ? {} : { 'data-choice': choice })}
      {...pressable(words, mark.picked || mark.looked, press)}
      {...PRESSED_BY_MAP}
      {...{ onFocus: () => look(true), onBlur: () => look(false) }}
    >
      <g class={company > 1 ? 'tunnel-size tunnel-crowded' : 'tunnel-size'}>
        <circle class="tunnel-halo" r="17" />
        {mark.target && <path class="tunnel-crosshair" d={CROSSHAIR} />}
        {company <= ABREAST && <HullShadow design={pilot.design} turned={turned.current} />}
        <g class="tunnel-heading" style={{ transform: `rotate(${turned.current}deg)` }}>
          {flight !== null && <Thruster x={-13} size={18} />}
          {company <= ABREAST && <HullDrawing design={pilot.design} />}
          <path class="tunnel-nose" d="M13.5-5.5L19.5 0L13.5 5.5" />
        </g>
        <g class="tunnel-sign">
          <MarkerShape seat={seat} />
        </g>
      </g>
    </g>
  );
}

/** More starfighters than these on one space have no room for their hulls. */
const ABREAST = 2;

/** The starfighter under the sign of its pilot. */
function HullDrawing({ design }: { readonly design: PilotView['design'] }) {
  const { whole, shaded, canopy, guns } = hullOf(design);
  return (
    <g class="tunnel-hull">
      <path class="tunnel-guns" d={guns} />
      <path class="tunnel-plating" d={whole} />
      <path class="tunnel-shaded" d={shaded} />
      <path class="tunnel-canopy" d={canopy} />
    </g>
  );
}

/** It falls to the same side wherever the nose points. */
function HullShadow({ design, turned }: { readonly design: PilotView['design']; readonly turned: number }) {
  return (
    <g transform="translate(2 3)">
      <path
        class="tunnel-heading tunnel-shadow"
        style={{ transform: `rotate(${turned}deg)` }}
        d={hullOf(design).whole}
      />
    </g>
  );
}

/** The shape and letter of a pilot, used beside its name everywhere. */
export function MarkerShape({ seat }: { readonly seat: number }) {
  const { shape, letter } = lookOf(seat);
  return (
    <>
      <path class="tunnel-shape" d={SHAPE_PATHS[shape]} />
      <text class="tunnel-letter" y={LETTER_DROP[shape]} {...SILENT}>
        {letter}
      </text>
    </>
  );
}

export function MarkerIcon({ seat }: { readonly seat: number }) {
  return (
    <svg class={`tunnel-icon ${pilotClass(seat)}`} viewBox="-14 -14 28 28" aria-hidden="true">
      <MarkerShape seat={seat} />
    </svg>
  );
}

interface LabelProps {
  readonly placed: PlacedMarker;
  readonly name: string;
  readonly label: LabelPlace;
}

/** Its name; a line leads from a distant name to the marker. */
export function MarkerLabel({ placed: { seat, spot }, name, label: { x, y, far } }: LabelProps) {
  return (
    <g
      class={`ui-label tunnel-label ${pilotClass(seat)}`}
      style={{ transform: `translate(${spot.x}px, ${spot.y}px)` }}
      {...SILENT}
    >
      <g class="ui-unscaled">
        {far && <path class="ui-leader" d={`M0 0L${x * 0.8} ${y * 0.8}`} />}
        <text x={x} y={y}>
          {name}
        </text>
      </g>
    </g>
  );
}

/** The map finds the starfighter under a press; the tip describes it. */
const PRESSED_BY_MAP = { onClick: undefined, 'data-explained-by': TIP };

const CROSSHAIR = 'M0-22V-15M0 22V15M-22 0H-15M22 0H15M0-18.5A18.5 18.5 0 1 1 0 18.5A18.5 18.5 0 1 1 0-18.5';

function classesOf({ mine, target, picked, looked, struck, flight }: Mark): readonly string[] {
  return Object.entries({
    'tunnel-mine': mine,
    'tunnel-target': target,
    'tunnel-picked': picked,
    'tunnel-looked': looked,
    'tunnel-struck': struck,
    'tunnel-flying': flight !== null,
  }).flatMap(([name, is]) => (is ? [name] : []));
}
