import { markInRow, useMarkRow } from '@starboard/ui';
import { useMemo } from 'preact/hooks';
import type { Asteroid } from '../../../rules/01-asteroid/asteroid.ts';
import { type Engraving, engravingsOf } from './engravings.ts';

interface Props {
  readonly asteroid: Asteroid;
  /** The viewer's handling and speed; null if unknown. */
  readonly handling: number | null;
  readonly speed: number | null;
  /** What a rating means for the viewer. */
  meaning(rating: number): string;
}

/** 5.1 The ratings of curves, engraved beside them; 5.5 those of The Squeeze are in diamonds. */
export function Ratings({ asteroid, handling, speed, meaning }: Props) {
  const row = useMarkRow<SVGGElement>('Ratings of curves');
  const figures = useMemo(
    () =>
      engravingsOf(asteroid).map((engraving, i) => (
        <Figure key={i} engraving={engraving} says={meaning(engraving.rating)} />
      )),
    [asteroid, handling, speed],
  );
  return (
    <g class="tunnel-ratings" {...row}>
      {figures}
    </g>
  );
}

function Figure({ engraving: { kind, rating, x, y }, says }: { readonly engraving: Engraving; readonly says: string }) {
  const squeeze = kind === 'squeeze';
  const what = squeeze ? `The Squeeze, rated ${rating}` : `Curve rated ${rating}`;
  const more = squeeze ? ' Add it to the rating of a curve on the same space.' : '';
  const marked = markInRow(what, `${what}.${more} ${says}`, squeeze ? '5.5' : '5.1');
  // Hundreds of curves have a figure, and each group with a transform of its own costs time in every frame.
  if (!squeeze)
    return (
      <g class="tunnel-rating tunnel-rating-curve" {...marked}>
        <text x={x} y={y}>
          {rating}
        </text>
      </g>
    );
  return (
    <g class="tunnel-rating tunnel-rating-squeeze" style={{ transform: `translate(${x}px, ${y}px)` }} {...marked}>
      <g class="tunnel-figure">
        <path d="M0-7L7 0L0 7L-7 0Z" />
        <text>{rating}</text>
      </g>
    </g>
  );
}
