import type { Seat } from '@starboard/kernel';
import { SILENT } from '@starboard/ui';
import { type Board, shipOf } from '../../../rules/model.ts';
import { pilotClass } from '../../pilots.ts';
import type { FurballChoice } from '../../props.ts';
import type { TargetLine } from './aims.ts';
import { Reach } from './reach.tsx';
import { Ruler } from './ruler.tsx';

interface Props {
  readonly board: Board;
  readonly seat: Seat;
  readonly aims: readonly TargetLine[];
  readonly considered: FurballChoice | undefined;
}

/** A measured line to every ship that may be chosen; the considered one has its arc, length and obstructions. */
export function AimsAhead({ board, seat, aims, considered }: Props) {
  const chosen = aims.find(({ choice }) => choice === considered);
  const others = aims.filter(
    ({ target }, i) => target !== chosen?.target && aims.findIndex((aim) => aim.target === target) === i,
  );
  return (
    <g class="furball-aims" {...SILENT}>
      {chosen !== undefined && (
        <Reach pose={shipOf(board, seat).pose} arcs={[chosen.arc]} kind="would" class={pilotClass(seat)} />
      )}
      {others.map(({ target, line, range, obstructed }) => (
        <Ruler key={target} line={line} range={range} obstructed={obstructed} bright={false} />
      ))}
      {chosen !== undefined && <Ruler line={chosen.line} range={chosen.range} obstructed={chosen.obstructed} bright />}
    </g>
  );
}
