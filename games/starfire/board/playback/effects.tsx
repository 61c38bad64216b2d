import type { Point } from '@starboard/geometry';
import type { Weapon } from '../../rules/data/systems.ts';
import { type Board, type Event, type ShipId, shipAt, type WhyIdle } from '../../rules/model.ts';
import { STATUS_NAMES } from '../../words/phrases.ts';
import { spotOf } from '../map/plane.ts';
import type { ShownSalvo } from './salvo.ts';

interface Props {
  readonly board: Board;
  readonly now: Event | null;
  readonly salvo: ShownSalvo | null;
}

/** The line of fire during a salvo, and the effect of the present event. */
export function Effects({ board, now, salvo }: Props) {
  const spot = (id: ShipId): Point => spotOf(shipAt(board, id));
  return (
    <>
      {salvo !== null && now?.type !== 'shot' && (
        <AimLine from={spot(salvo.fires.ship.id)} to={spot(salvo.fires.at.id)} />
      )}
      {now !== null && <Shown board={board} now={now} />}
    </>
  );
}

/** Effects on the map: shots by weapon, hits, announcements, the end of a ship. */
function Shown({ board, now }: { readonly board: Board; readonly now: Event }) {
  const spot = (id: ShipId): Point => spotOf(shipAt(board, id));
  switch (now.type) {
    case 'shot':
      return <Shot weapon={now.weapon} hit={now.hit} from={spot(now.ship.id)} to={spot(now.at.id)} />;
    case 'damage':
      return (
        <Callout at={spot(now.ship.id)} text={`−${now.lost.length}`} tone="hit">
          <circle class="starfire-flash" r="18" />
        </Callout>
      );
    case 'announced':
      return <Callout at={spot(now.ship.id)} text={STATUS_NAMES[now.status]} tone="warn" />;
    case 'destroyed':
      return (
        <Callout at={spot(now.ship.id)} text="Destroyed" tone="hit">
          <Explosion />
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
}

/** A hit ends on the target with a spark; a miss passes it. */
function Shot({ weapon, hit, from, to }: ShotProps) {
  const end = hit ? to : passing(from, to);
  const kind = SHOT_CLASSES[weapon];
  return (
    <g class={`starfire-shot ${kind} ${hit ? 'starfire-home' : 'starfire-astray'}`}>
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
      <Callout at={to} text={hit ? 'Hit' : 'Miss'} tone={hit ? 'hit' : 'plain'}>
        {hit && <path class="starfire-spark" d="M0-15V15M-15 0H15M-10-10L10 10M10-10L-10 10" />}
      </Callout>
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

const SHARDS = Array.from({ length: 12 }, (_, i) => {
  const [x, y] = [Math.cos((i * Math.PI) / 6 + 0.2), Math.sin((i * Math.PI) / 6 + 0.2)];
  const far = i % 2 === 0 ? 34 : 24;
  return `M${(x * 6).toFixed(1)} ${(y * 6).toFixed(1)}L${(x * far).toFixed(1)} ${(y * far).toFixed(1)}`;
}).join('');

function Explosion() {
  return (
    <g class="ui-explosion starfire-explosion">
      <circle r="20" />
      <circle class="ui-shock" r="36" />
      <path d={SHARDS} />
    </g>
  );
}

/** A point beside the target and beyond it. */
function passing(from: Point, to: Point): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const far = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / far, dy / far];
  return { x: to.x + ux * 60 - uy * 22, y: to.y + uy * 60 + ux * 22 };
}

function angle(from: Point, to: Point): number {
  return (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
}
