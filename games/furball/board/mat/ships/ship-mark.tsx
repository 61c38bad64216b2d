import type { Seat } from '@starboard/kernel';
import { KEEP_CLEAR, pressable, SILENT, Thruster } from '@starboard/ui';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { ShipView } from '../../../rules/model.ts';
import { badgeOf, letterOf, pilotClass } from '../../pilots.ts';
import { drawnAt, figure, turnOf } from '../plane.ts';
import { TIP } from '../pointing.ts';
import { ACTIVE, BASE_OUTLINE, DOOMED, FRONT_LINES, NUBS, YET_TO_FLY } from './base.ts';
import { type DrawnFlight, framesOf, turnedTo } from './flight.ts';
import { drawingOf } from './ship-drawing.ts';
import { TokenRow, tokensOn } from './token-marks.tsx';

/** The role of a ship in what is asked or shown. */
export interface Mark {
  readonly mine: boolean;
  /** The player can choose it, to shoot at or otherwise. */
  readonly target: boolean;
  readonly picked: boolean;
  readonly looked: boolean;
  readonly struck: boolean;
  /** It is its turn. */
  readonly active: boolean;
  /** It has not flown this round, but others have or are flying. */
  readonly waits: boolean;
}

interface Props {
  readonly seat: Seat;
  readonly ship: ShipView;
  readonly standing: Mark;
  /** It flies just now. */
  readonly flight: DrawnFlight | null;
  /** Whether the zoom shows outlines of ships; otherwise the badge is larger and central. */
  readonly near: boolean;
  /** A description for screen readers. */
  readonly words: string;
  /** The page's name for its option; absent if it stands for none. */
  readonly choice?: string;
  press(): void;
  look(looking: boolean): void;
}

/** A ship: its measured base, its outline, its pilot's badge, and what hinders or helps it. */
export function ShipMark({ seat, ship, standing, flight, near, words, choice, press, look }: Props) {
  const [mark, heading] = [useRef<SVGGElement>(null), useRef<SVGGElement>(null)];
  const turn = useRef(turnOf(ship.pose));
  turn.current = turnedTo(turn.current, turnOf(ship.pose));
  useLayoutEffect(() => {
    if (flight === null || mark.current === null || heading.current === null || isStill()) return undefined;
    const { moved, turned } = framesOf(flight);
    const timing = { duration: flight.lasts, easing: 'ease-in-out' };
    const running = [mark.current.animate(moved, timing), heading.current.animate(turned, timing)];
    return () => {
      for (const each of running) each.cancel();
    };
  }, [flight]);
  const { x, y } = drawnAt(ship.pose);
  const tokens = tokensOn(ship);
  return (
    <g
      ref={mark}
      class={['furball-ship-place', pilotClass(seat), ...classesOf(standing, ship, near)].join(' ')}
      style={{ transform: `translate(${figure(x)}px, ${figure(y)}px)` }}
    >
      <g
        class="furball-ship"
        data-seat={seat}
        data-part={`ship-${seat}`}
        {...KEEP_CLEAR}
        {...(choice === undefined ? {} : { 'data-choice': choice })}
        {...pressable(words, standing.picked || standing.looked, press)}
        {...PRESSED_BY_MAP}
        {...{ onFocus: (event: FocusEvent) => isByKey(event) && look(true), onBlur: () => look(false) }}
      >
        <circle class="furball-halo" r="31" />
        <g
          ref={heading}
          class="furball-heading"
          style={{ transform: `rotate(${figure(turn.current)}deg)`, '--turn': `${figure(turn.current)}deg` }}
        >
          <path class="furball-base" d={BASE_OUTLINE} />
          <path class="furball-printed" d={FRONT_LINES} />
          <path class="furball-nubs" d={NUBS} />
          {flight !== null && (
            <g transform="rotate(-90)">
              <Thruster x={-18} size={26} />
            </g>
          )}
          <Hull kind={ship.kind} near={near} />
          {ship.doomed !== 'no' && <path class="furball-doom" d={DOOMED} />}
          {standing.waits && <path class="furball-yet" d={YET_TO_FLY} />}
          {standing.active && <path class="furball-active-frame" d={ACTIVE} />}
          <g style={{ transform: near ? 'translate(-17px, 17px)' : 'none' }}>
            <g class="furball-upright" style={{ transform: `rotate(${figure(-turn.current)}deg)` }}>
              <Badge seat={seat} />
            </g>
          </g>
        </g>
        {standing.target && <path class="furball-crosshair" d={CROSSHAIR} />}
      </g>
      <g class="furball-token-row" {...SILENT}>
        <TokenRow seat={seat} tokens={near ? tokens : tokens.filter(({ name }) => HINDRANCES.includes(name))} />
      </g>
    </g>
  );
}

/** From afar only its outline is drawn. */
function Hull({ kind, near }: { readonly kind: ShipView['kind']; readonly near: boolean }) {
  const { whole, shaded, gleam, canopy, engines } = drawingOf(kind);
  if (!near) return <path class="furball-outline" d={whole} />;
  return (
    <>
      <path class="furball-shadow" d={whole} />
      <path class="furball-outline" d={whole} />
      <path class="furball-shaded" d={shaded} />
      <path class="furball-gleam" d={gleam} />
      <path class="furball-canopy" d={canopy} />
      <path class="furball-engines" d={engines} />
    </>
  );
}

/** The letter of a pilot in its shape. */
function Badge({ seat }: { readonly seat: Seat }) {
  const { outline, drop } = badgeOf(seat);
  return (
    <g class="furball-badge" {...SILENT}>
      <path d={outline} />
      <text y={drop}>{letterOf(seat)}</text>
    </g>
  );
}

/** The map finds the ship under a press; the tip describes it. */
const PRESSED_BY_MAP = { onClick: undefined, 'data-explained-by': TIP };

/** Only these are shown from afar. */
const HINDRANCES: readonly string[] = ['stress', 'ion', 'disabled', 'cloak'];

const CROSSHAIR = 'M0-38V-27M0 38V27M-38 0H-27M38 0H27M0-32A32 32 0 1 1 0 32A32 32 0 1 1 0-32';

/** A tap also focuses, but means a press. */
const isByKey = ({ target }: FocusEvent): boolean => target instanceof Element && target.matches(':focus-visible');

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

function classesOf(standing: Mark, { tokens, doomed }: ShipView, near: boolean): readonly string[] {
  return Object.entries({
    'furball-mine': standing.mine,
    'furball-target': standing.target,
    'furball-picked': standing.picked,
    'furball-looked': standing.looked,
    'furball-struck': standing.struck,
    'furball-active': standing.active,
    'furball-cloaked': tokens.cloak > 0,
    'furball-doomed': doomed !== 'no',
    'furball-far': !near,
  }).flatMap(([name, is]) => (is ? [name] : []));
}
