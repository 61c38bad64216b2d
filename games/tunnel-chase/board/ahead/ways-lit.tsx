import { markInRow, percent, SILENT, useMarkRow } from '@starboard/ui';
import type { Asteroid } from '../../rules/01-asteroid/asteroid.ts';
import { smoothPath, spotOf } from '../map/plane.ts';
import { rollSays } from './roll-words.ts';
import type { Roll, Way } from './ways.ts';

interface Props {
  readonly asteroid: Asteroid;
  readonly ways: readonly Way[];
  /** Whether these ways are about to be flown; otherwise they are only possible. */
  readonly bright: boolean;
}

/** The ways ahead as lines in the tunnels, with the number to roll at each roll, and their ends. */
export function WaysLit({ asteroid, ways, bright }: Props) {
  const row = useMarkRow<SVGGElement>('Rolls on the way');
  const rolls = unique(
    ways.flatMap((way) => way.rolls),
    ({ space, needed }) => `${space} ${needed}`,
  );
  return (
    <g class={`tunnel-ways${bright ? ' tunnel-bright' : ''}`}>
      <g {...SILENT}>
        {ways.map((way) => (
          <path
            key={`${way.path.join()} ${way.heading}`}
            class={`tunnel-way ${safety(way.clean)}`}
            d={lineOf(asteroid, way)}
          />
        ))}
      </g>
      {bright && (
        <g {...row}>
          {rolls.map((roll) => (
            <RollBadge key={`${roll.space} ${roll.needed}`} asteroid={asteroid} roll={roll} />
          ))}
          {endsOf(ways).map((way) => (
            <EndMark key={way.path.at(-1)} asteroid={asteroid} way={way} />
          ))}
        </g>
      )}
    </g>
  );
}

function RollBadge({ asteroid, roll }: { readonly asteroid: Asteroid; readonly roll: Roll }) {
  const { space, needed, chance } = roll;
  const { x, y } = spotOf(asteroid, space);
  const text = needed > 12 ? 'scrape' : `${needed}+`;
  const half = text.length * 4.3 + 5;
  return (
    <g
      class={`tunnel-badge ${safety(chance)}`}
      style={{ transform: `translate(${x}px, ${y}px)` }}
      {...markInRow(`Roll ${text}`, rollSays(roll), '5.2')}
    >
      <g class="ui-unscaled">
        <rect x={-half} y="-11" width={2 * half} height="22" rx="11" />
        <text>{text}</text>
      </g>
    </g>
  );
}

/** The end of a way, and the chance to get there without touching a wall. */
function EndMark({ asteroid, way }: { readonly asteroid: Asteroid; readonly way: Way }) {
  const end = way.path.at(-1) ?? 0;
  const { x, y } = spotOf(asteroid, end);
  const says =
    way.rolls.length === 0
      ? 'You end here. You roll for nothing on the way.'
      : `You end here, with a chance of ${percent(way.clean)} to touch no wall on the way.`;
  return (
    <g
      class={`tunnel-end ${safety(way.clean)}`}
      style={{ transform: `translate(${x}px, ${y}px)` }}
      {...markInRow(`The end of a way: ${percent(way.clean)} clean`, says, '4.5')}
    >
      <circle r="15" />
      <g class="ui-unscaled">
        <text class="tunnel-end-text" y="-22">
          {percent(way.clean)}
        </text>
      </g>
    </g>
  );
}

function endsOf(ways: readonly Way[]): readonly Way[] {
  return unique(
    ways.toSorted((a, b) => b.clean - a.clean),
    ({ path }) => `${path.at(-1)}`,
  );
}

function unique<T>(things: readonly T[], name: (thing: T) => string): readonly T[] {
  const seen = new Set<string>();
  return things.filter((thing) => !seen.has(name(thing)) && seen.add(name(thing)));
}

/** The line continues a little towards the final heading. */
function lineOf(asteroid: Asteroid, { path, heading }: Way): string {
  const spots = path.map((space) => spotOf(asteroid, space));
  const [end, next] = [spots.at(-1), spotOf(asteroid, heading)];
  if (end === undefined) return '';
  return smoothPath([...spots, { x: (end.x * 3 + next.x * 2) / 5, y: (end.y * 3 + next.y * 2) / 5 }]);
}

/** How safe something is, by its chance. */
export function safety(chance: number): string {
  if (chance > 0.8) return 'tunnel-safe';
  return chance > 0.45 ? 'tunnel-risky' : 'tunnel-deadly';
}
