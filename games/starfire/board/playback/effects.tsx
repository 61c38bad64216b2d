import type { Point } from '@starboard/geometry';
import { Explosion, Sparks } from '@starboard/ui';
import type { Weapon } from '../../rules/data/systems.ts';
import { type Board, type Event, type ShipId, shipAt, type WhyIdle } from '../../rules/model.ts';
import { STATUS_NAMES } from '../../words/phrases.ts';
import { spotOf } from '../map/plane.ts';
import type { ShownSalvo } from './salvo.ts';

interface Props {
  readonly board: Board;
  readonly together: readonly Event[];
  readonly salvo: ShownSalvo | null;
}

/** The line of fire before a salvo, all its shots at once, and the effects of the events being shown. */
export function Effects({ board, together, salvo }: Props) {
  const spot = (id: ShipId): Point => spotOf(shipAt(board, id));
  const shots = together.filter((event) => event.type === 'shot');
  const [first] = shots;
  return (
    <>
      {salvo !== null && first === undefined && (
        <AimLine from={spot(salvo.fires.ship.id)} to={spot(salvo.fires.at.id)} />
      )}
      {shots.map(({ weapon, hit, ship, at }, i) => (
        <Shot key={i} weapon={weapon} hit={hit} from={spot(ship.id)} to={spot(at.id)} nth={i} />
      ))}
      {first === undefined ? (
        together.map((now, i) => <Shown key={i} board={board} now={now} />)
      ) : (
        <Struck together={together} shots={shots} at={spot(first.at.id)} />
      )}
    </>
  );
}

type EventOf<T> = Extract<Event, { readonly type: T }>;

interface StruckProps {
  readonly together: readonly Event[];
  readonly shots: readonly EventOf<'shot'>[];
  readonly at: Point;
}

/** What a whole salvo did to its target. */
function Struck({ together, shots, at }: StruckProps) {
  const hits = shots.filter(({ hit }) => hit).length;
  const lost = together.flatMap((event) => (event.type === 'damage' ? event.lost : [])).length;
  const count = shots.length === 1 ? (hits === 1 ? 'Hit' : 'Miss') : `${hits} of ${shots.length} hit`;
  return (
    <g class="starfire-late">
      <Callout at={at} text={`${count}${lost > 0 ? ` −${lost}` : ''}`} tone={hits > 0 ? 'hit' : 'plain'}>
        {lost > 0 && <circle class="starfire-flash" r={14 + Math.min(lost, 8) * 2} />}
      </Callout>
    </g>
  );
}

/** Effects on the map besides shots: announcements, the end of a ship. */
function Shown({ board, now }: { readonly board: Board; readonly now: Event }) {
  const spot = (id: ShipId): Point => spotOf(shipAt(board, id));
  switch (now.type) {
    case 'announced':
      return <Callout at={spot(now.ship.id)} text={STATUS_NAMES[now.status]} tone="warn" />;
    case 'destroyed':
      return (
        <Callout at={spot(now.ship.id)} text="Destroyed" tone="hit">
          <Explosion at={MIDDLE} size={24} />
        </Callout>
      );
    case 'no-target':
      return board.ships.map((ship, id) => {
        const why = now.why[ship.side];
        if (why === null || ship.fate !== 'fighting') return null;
        return <Callout key={id} at={spotOf(ship)} text={NO_TARGET[why]} tone="plain" />;
      });
    case 'passed':
      return <Callout at={spot(now.ship.id)} text="Holds fire" tone="plain" />;
    case 'left-map':
      return <Callout at={spot(now.ship.id)} text={`${now.ship.name} leaves the map`} tone="warn" />;
    default:
      return null;
  }
}

const NO_TARGET: { readonly [W in WhyIdle]: string } = {
  weapons: 'No weapons left',
  range: 'Out of range',
  'blind-spot': 'Enemy in the blind spot',
  'range-or-blind-spot': 'No target',
};

function AimLine({ from, to }: { readonly from: Point; readonly to: Point }) {
  return <path class="starfire-aim" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />;
}

interface ShotProps {
  readonly weapon: Weapon;
  readonly hit: boolean;
  readonly from: Point;
  readonly to: Point;
  readonly nth: number;
}

/** A hit ends on the target with a spark; a miss passes it. */
function Shot({ weapon, hit, from, to, nth }: ShotProps) {
  const end = hit ? to : passing(from, to, nth);
  const kind = SHOT_CLASSES[weapon];
  return (
    <g class={`starfire-shot ${kind} ${hit ? 'starfire-home' : 'starfire-astray'}`} style={{ '--nth': `${nth}` }}>
      <path class="starfire-track" pathLength={100} d={`M${from.x} ${from.y}L${end.x} ${end.y}`} />
      {(weapon === 'R' || weapon === 'Pt') && (
        <g class="starfire-flier" style={{ '--from': `${from.x}px ${from.y}px`, translate: `${end.x}px ${end.y}px` }}>
          <g class="ui-unscaled">
            {weapon === 'Pt' ? (
              <circle r="6" />
            ) : (
              <path d="M7 0L-5 4V-4Z" style={{ transform: `rotate(${angle(from, to)}deg)` }} />
            )}
          </g>
        </g>
      )}
      {hit && <Sparks at={scattered(to, nth)} size={13} />}
    </g>
  );
}

const SHOT_CLASSES: { readonly [W in Weapon]: string } = {
  R: 'starfire-missile',
  Pt: 'starfire-torpedo',
  F: 'starfire-force',
  L: 'starfire-laser',
};

interface CalloutProps {
  readonly at: Point;
  readonly text: string;
  readonly tone: 'hit' | 'warn' | 'plain';
  readonly children?: preact.ComponentChildren;
}

/** A word above a ship, in the same size at every zoom. */
function Callout({ at: { x, y }, text, tone, children }: CalloutProps) {
  return (
    <g class={`starfire-callout starfire-tone-${tone}`} style={{ transform: `translate(${x}px, ${y}px)` }}>
      <g class="starfire-size">{children}</g>
      <g class="starfire-above">
        <text>{text}</text>
      </g>
    </g>
  );
}

const MIDDLE: Point = { x: 0, y: 0 };

/** Hits of a salvo strike the ship at different places. */
function scattered({ x, y }: Point, nth: number): Point {
  return { x: x + (nth % 3) * 5 - 5, y: y + ((nth * 2) % 3) * 5 - 5 };
}

/** A point beyond the target; every other miss passes it on the other side. */
function passing(from: Point, to: Point, nth: number): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const far = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / far, dy / far];
  const aside = nth % 2 === 0 ? 22 : -22;
  return { x: to.x + ux * 60 - uy * aside, y: to.y + uy * 60 + ux * aside };
}

function angle(from: Point, to: Point): number {
  return (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
}
