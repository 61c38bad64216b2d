import { SILENT } from '@starboard/ui';
import { ARCS, type Arc, arcOutline, type Pose } from '../../../rules/geometry/index.ts';
import { AT_HOME, BAND, drawnAt, figure, HALF, outlineOf, placed, turnOf } from '../plane.ts';

const BANDS = [1, 2, 3] as const;
/** Everything within a band of a base: its square, that much larger, with corners as round. */
const ringOf = (band: number) => {
  const reach = HALF + BAND * band;
  return { x: -reach, y: -reach, width: 2 * reach, height: 2 * reach, rx: BAND * band };
};

/** Well beyond range 3 at every angle. */
const BEYOND = 600_000;
const OUTLINES = new Map<Arc, string>(
  ARCS.flatMap((arc) => (arc === 'all' ? [] : [[arc, outlineOf(arcOutline(AT_HOME, arc, BEYOND))]])),
);

const clipOf = (band: number): string => `furball-within-${band}`;

/** What arcs are cut off by; it has to be on the mat once. */
export function RangeClips() {
  return (
    <defs>
      {BANDS.map((band) => (
        <clipPath key={band} id={clipOf(band)}>
          <rect {...ringOf(band)} />
        </clipPath>
      ))}
    </defs>
  );
}

interface Props {
  readonly pose: Pose;
  readonly arcs: readonly Arc[];
  /** A ship that the player looks at has rings all round; a possible position has only its arc. */
  readonly kind: 'looked' | 'would';
  readonly class: string;
}

/** The arcs of a base, and how far ranges 1 to 3 reach from it. */
export function Reach({ pose, arcs, kind, class: name }: Props) {
  const all = arcs.includes('all');
  const narrow = arcs.flatMap((arc) => OUTLINES.get(arc) ?? []);
  return (
    <g class={`furball-reach furball-${kind} ${name}`} {...SILENT}>
      <g style={{ transform: placed(pose) }}>
        {(kind === 'looked' || all) &&
          BANDS.map((band) => (
            <rect key={band} class={all ? 'furball-ring furball-arc' : 'furball-ring'} {...ringOf(band)} />
          ))}
        {BANDS.map((band) => (
          <g key={band} clip-path={`url(#${clipOf(band)})`}>
            {narrow.map((d) => (
              <path key={d} class="furball-arc" d={d} />
            ))}
          </g>
        ))}
        {narrow.map((d) => (
          <g key={d} clip-path={`url(#${clipOf(3)})`}>
            <path class="furball-arc-rim" d={d} />
          </g>
        ))}
        {!all && kind === 'would' && BANDS.map((band) => <ArcEnd key={band} band={band} arcs={narrow} />)}
      </g>
      {BANDS.map((band) => (
        <RangeNumber key={band} pose={pose} band={band} />
      ))}
    </g>
  );
}

/** Where a band ends inside the arcs. */
function ArcEnd({ band, arcs }: { readonly band: number; readonly arcs: readonly string[] }) {
  const id = `furball-end-${band}`;
  return (
    <>
      <clipPath id={id}>
        {arcs.map((d) => (
          <path key={d} d={d} />
        ))}
      </clipPath>
      <rect class="furball-ring" clip-path={`url(#${id})`} {...ringOf(band)} />
    </>
  );
}

/** Just inside the end of its band, straight ahead, upright. */
function RangeNumber({ pose, band }: { readonly pose: Pose; readonly band: number }) {
  const { x, y } = drawnAt(pose);
  const turn = (turnOf(pose) * Math.PI) / 180;
  const far = HALF + BAND * band - 9;
  const at = `translate(${figure(x + Math.sin(turn) * far)}px, ${figure(y - Math.cos(turn) * far)}px)`;
  return (
    <g style={{ transform: at }}>
      <g class="ui-unscaled">
        <text class="furball-range-number">{band}</text>
      </g>
    </g>
  );
}
