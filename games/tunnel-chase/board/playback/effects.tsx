import type { Point } from '@starboard/geometry';
import type { Seat } from '@starboard/kernel';
import { Bolt, Explosion, Sparks } from '@starboard/ui';
import type { ComponentChildren } from 'preact';
import type { Event } from '../../rules/model.ts';

interface Props {
  readonly together: readonly Event[];
  /** The position of a pilot, and of a space. */
  spot(seat: Seat): Point;
  place(space: number): Point;
}

/** Draws the events being shown on the map. */
export function Effects({ together, spot, place }: Props) {
  return (
    <>
      {together.map((now, nth) => (
        <Effect key={nth} now={now} nth={nth} spot={spot} place={place} />
      ))}
    </>
  );
}

interface EffectProps extends Omit<Props, 'together'> {
  readonly now: Event;
  readonly nth: number;
}

function Effect({ now, nth, spot, place }: EffectProps) {
  switch (now.type) {
    case 'navigated':
      return (
        <Callout at={place(now.space)} text={now.scraped ? 'Scrape' : 'Clean'} tone={now.scraped ? 'bad' : 'good'}>
          {now.scraped && <Sparks at={MIDDLE} size={20} />}
        </Callout>
      );
    case 'scraped-past':
      return <Callout at={spot(now.seat)} text="Scrape" tone="bad" />;
    case 'shot':
      return (
        <>
          <Bolt from={spot(now.by)} to={spot(now.target)} hit={now.hit} nth={nth} size={20} />
          <Callout at={spot(now.target)} text={now.hit ? 'Hit' : 'Miss'} tone={now.hit ? 'bad' : 'plain'} />
        </>
      );
    case 'collided':
      return (
        <Callout at={spot(now.pair[0])} text={now.headOn ? 'Head-on' : 'Collision'} tone="bad">
          <Sparks at={MIDDLE} size={24} />
        </Callout>
      );
    case 'passed':
      return <Callout at={spot(now.pair[0])} text="Passed" tone="good" />;
    case 'wrecked':
      return (
        <Callout at={place(now.space)} text="Blown up" tone="bad">
          <Explosion at={MIDDLE} size={22} />
        </Callout>
      );
    default:
      return null;
  }
}

const MIDDLE: Point = { x: 0, y: 0 };

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
