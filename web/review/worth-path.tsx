import type { AccountInWords } from '@starboard/bots/account';
import { percent } from '@starboard/kernel';

const HEIGHT = 100;

/** What a player could expect, from the start to the end, with the turning points marked. */
export function WorthPath({ words: { path, turningPoints } }: { readonly words: AccountInWords }) {
  const last = Math.max(1, path.length - 1);
  const heightOf = (worth: number): number => HEIGHT * (1 - worth);
  const points = path.map(({ worth }, i) => `${i},${heightOf(worth)}`);
  const [start, end] = [path[0]?.worth ?? 0, path.at(-1)?.worth ?? 0];
  const marks = turningPoints.map(({ place }) =>
    path.findLastIndex((each, i) => i > 0 && i < last && each.place === place),
  );
  return (
    <figure class="worth-path">
      <div class="chart">
        <svg viewBox={`0 0 ${last} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          <path class="area" d={`M0 ${HEIGHT}L${points.join('L')}L${last} ${HEIGHT}Z`} />
          <path class="even" d={`M0 ${HEIGHT / 2}H${last}`} />
          <polyline class="line" points={points.join(' ')} />
        </svg>
        {marks.map((at, i) => (
          <span
            key={at}
            class="mark"
            aria-hidden="true"
            style={{ insetInlineStart: `${(100 * at) / last}%`, insetBlockStart: `${heightOf(path[at]?.worth ?? 0)}%` }}
          >
            {i + 1}
          </span>
        ))}
      </div>
      <figcaption>
        {`Your chance through the match: from ${percent(start)} at the start to ${percent(end)} at the end. The line in the middle is 50%.`}
      </figcaption>
    </figure>
  );
}
