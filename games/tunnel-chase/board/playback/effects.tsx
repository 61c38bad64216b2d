import type { Point } from '@starboard/geometry';
import type { Seat } from '@starboard/kernel';
import type { ComponentChildren } from 'preact';
import type { Event } from '../../rules/model.ts';

interface Props {
  readonly now: Event | null;
  /** The position of a pilot, and of a space. */
  spot(seat: Seat): Point;
  place(space: number): Point;
}

/** Draws the present event on the map. */
export function Effects({ now, spot, place }: Props) {
  switch (now?.type) {
    case 'navigated':
      return (
        <Callout at={place(now.space)} text={now.scraped ? 'Scrape' : 'Clean'} tone={now.scraped ? 'bad' : 'good'}>
          {now.scraped && <path class="ui-sparks" d={SPARKS} />}
        </Callout>
      );
    case 'scraped-past':
      return <Callout at={spot(now.seat)} text="Scrape" tone="bad" />;
    case 'shot':
      return <Shot from={spot(now.by)} to={spot(now.target)} hit={now.hit} />;
    case 'collided':
      return (
        <Callout at={spot(now.pair[0])} text={now.headOn ? 'Head-on' : 'Collision'} tone="bad">
          <path class="ui-sparks" d={SPARKS} />
        </Callout>
      );
    case 'passed':
      return <Callout at={spot(now.pair[0])} text="Passed" tone="good" />;
    case 'wrecked':
      return (
        <Callout at={place(now.space)} text="Blown up" tone="bad">
          <g class="ui-explosion">
            <circle r="16" />
            <circle class="ui-shock" r="30" />
            <path d={SHARDS} />
          </g>
        </Callout>
      );
    default:
      return null;
  }
}

function Shot({ from, to, hit }: { readonly from: Point; readonly to: Point; readonly hit: boolean }) {
  return (
    <g class={`tunnel-bolt${hit ? '' : ' tunnel-missed'}`}>
      <path class="tunnel-beam" pathLength={100} d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
      <Callout at={to} text={hit ? 'Hit' : 'Miss'} tone={hit ? 'bad' : 'plain'}>
        {hit && <path class="ui-sparks" d={SPARKS} />}
      </Callout>
    </g>
  );
}

interface CalloutProps {
  readonly at: Point;
  readonly text: string;
  readonly tone: 'good' | 'bad' | 'plain';
  readonly children?: ComponentChildren;
}

/** A word above a place, in the same size at every zoom. */
function Callout({ at, text, tone, children }: CalloutProps) {
  return (
    <g class={`ui-callout ui-callout-${tone} tunnel-callout`} style={{ transform: `translate(${at.x}px, ${at.y}px)` }}>
      <g class="tunnel-size">{children}</g>
      <g class="ui-unscaled">
        <text y="-28">{text}</text>
      </g>
    </g>
  );
}

const ray = (turn: number, from: number, to: number): string => {
  const [x, y] = [Math.cos(turn), Math.sin(turn)];
  return `M${(x * from).toFixed(1)} ${(y * from).toFixed(1)}L${(x * to).toFixed(1)} ${(y * to).toFixed(1)}`;
};
const rays = (count: number, from: number, to: (i: number) => number): string =>
  Array.from({ length: count }, (_, i) => ray((2 * Math.PI * i) / count + 0.3, from, to(i))).join('');

const SPARKS = rays(8, 9, (i) => (i % 2 === 0 ? 22 : 16));
const SHARDS = rays(14, 8, (i) => (i % 3 === 0 ? 36 : 24));
