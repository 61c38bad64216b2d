import { SILENT } from '@starboard/ui';
import { type MeasuredLine, MM } from '../../../rules/geometry/index.ts';
import { drawnAt, figure, outlineOf } from '../plane.ts';

interface Props {
  readonly line: MeasuredLine;
  /** 0 beyond range 3. */
  readonly range: number;
  readonly obstructed: boolean;
  /** Only the considered line shows its length. */
  readonly bright: boolean;
}

/** The label's place along the line: nearer to the measuring ship, clear of the target's name. */
const LABEL_AT = 0.42;

/** Between ships nearer than this, in mm, a label would cover them; the panel says the range. */
const CLOSE = 60;

export function Ruler({ line: { from, to }, range, obstructed, bright }: Props) {
  const [a, b] = [drawnAt(from), drawnAt(to)];
  const length = Math.round(Math.hypot(from.x - to.x, from.y - to.y) / MM);
  const said = range === 0 ? 'out of range' : `range ${range}`;
  const text = bright ? `${said} · ${length} mm${obstructed ? ' · obstructed' : ''}` : range === 0 ? '–' : `${range}`;
  const at = `translate(${figure(a.x + (b.x - a.x) * LABEL_AT)}px, ${figure(a.y + (b.y - a.y) * LABEL_AT)}px)`;
  const kinds = [bright ? 'furball-bright' : 'furball-dim', ...(obstructed ? ['furball-obstructed'] : [])];
  return (
    <g class={`furball-ruler ${kinds.join(' ')}`} {...SILENT}>
      <path d={outlineOf([from, to], false)} />
      <g style={{ transform: at }}>
        <g class="ui-unscaled">{length >= CLOSE && <text y={bright ? -8 : 4}>{text}</text>}</g>
      </g>
    </g>
  );
}
