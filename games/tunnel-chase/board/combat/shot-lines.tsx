import type { Point } from '@starboard/geometry';
import type { Seat } from '@starboard/kernel';
import { markInRow, percent, SILENT, useMarkRow } from '@starboard/ui';
import type { PilotRelation } from '../ahead/pilot-relations.ts';
import { bearing } from '../map/plane.ts';
import type { AskedFor } from '../props.ts';
import { aimAt, type ShotForecast } from './aim.ts';

interface ShotProps {
  readonly asked: AskedFor<'fire'>;
  spot(seat: Seat): Point;
}

/** 7.1 The line of each shot that may be fired, with its range, the number needed and the chance. */
export function ShotLines({ asked, spot }: ShotProps) {
  const row = useMarkRow<SVGGElement>('Shots');
  const from = spot(asked.ask.seat);
  return (
    <g {...row}>
      {asked.options.map((target) => {
        const aim = target === null ? null : aimAt(asked.view.board, asked.ask.seat, target);
        return target === null || aim === null ? null : (
          <ShotLine key={target} from={from} to={spot(target)} aim={aim} picked={asked.isPicked(target)} />
        );
      })}
    </g>
  );
}

interface LineProps {
  readonly from: Point;
  readonly to: Point;
  readonly aim: ShotForecast;
  readonly picked: boolean;
}

function ShotLine({ from, to, aim: { range, needed, chance }, picked }: LineProps) {
  const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
  const text = `${needed}+ ${percent(chance)}`;
  const half = text.length * 3.9 + 6;
  const aside = besides(from, to, half);
  const says = `At range ${range} you need ${needed} or more on two dice to hit, a chance of ${percent(chance)}.`;
  return (
    <g
      class={`tunnel-shot-line${picked ? ' tunnel-chosen' : ''}`}
      {...markInRow(`A shot at range ${range}`, says, '7.3')}
    >
      <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
      <g style={{ transform: `translate(${x}px, ${y}px)` }}>
        <g class="ui-unscaled">
          <g style={{ transform: `translate(${aside.x}px, ${aside.y}px)` }}>
            <rect x={-half} y="-11" width={2 * half} height="22" rx="11" />
            <text>{text}</text>
          </g>
        </g>
      </g>
    </g>
  );
}

/** The label lies beside the line, in pixels, so that it covers neither starfighters nor line. */
function besides(from: Point, to: Point, half: number): Point {
  const angle = bearing(from, to) - Math.PI / 2;
  const side = Math.sin(angle) > 0 ? -1 : 1;
  return { x: side * Math.cos(angle) * (half + 18), y: side * Math.sin(angle) * 30 };
}

interface SightProps {
  readonly me: Seat;
  readonly standings: readonly PilotRelation[];
  spot(seat: Seat): Point;
}

/** 4.3 Lines to the pilots that could shoot at me, or I at them, with an arrow from the shooter. */
export function SightLines({ me, standings, spot }: SightProps) {
  const mine = spot(me);
  return (
    <g class="tunnel-sight" {...SILENT}>
      {standings.map(({ seat, ahead, threat }) => {
        const other = spot(seat);
        return (
          <g key={seat}>
            {ahead && <Sighted class="tunnel-ahead" from={mine} to={other} />}
            {threat && <Sighted class="tunnel-threat" from={other} to={mine} />}
          </g>
        );
      })}
    </g>
  );
}

function Sighted({ class: name, from, to }: { readonly class: string; readonly from: Point; readonly to: Point }) {
  const angle = bearing(from, to);
  const [x, y] = [to.x - Math.cos(angle) * 20, to.y - Math.sin(angle) * 20];
  return (
    <g class={name}>
      <path d={`M${from.x} ${from.y}L${x} ${y}`} />
      <path d="M-7-5L0 0L-7 5" style={{ transform: `translate(${x}px, ${y}px) rotate(${angle}rad)` }} />
    </g>
  );
}
