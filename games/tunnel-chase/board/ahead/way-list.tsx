import { plural } from '@starboard/kernel';
import { Term } from '@starboard/ui';
import type { Asteroid } from '../../rules/01-asteroid/asteroid.ts';
import { waySays } from './roll-words.ts';
import { easiestFirst, type Way } from './ways.ts';
import { safety } from './ways-lit.tsx';

/** Players don't read longer lists, and the map shows all. */
const MOST = 5;

/** The ways ahead in words, easiest first. */
export function WayList({ asteroid, ways }: { readonly asteroid: Asteroid; readonly ways: readonly Way[] }) {
  const sorted = easiestFirst(ways);
  return (
    <div class="tunnel-way-list">
      <Term
        says="Where this speed takes you, and what you have to roll on two dice for each curve and squeeze on the way. “Clean” is the chance to touch no wall."
        rule="5.4"
      >
        {ways.length === 1 ? 'The way ahead' : `${plural(ways.length, 'way')} ahead`}
      </Term>
      <ul>
        {sorted.slice(0, MOST).map((way) => (
          <li key={`${way.path.join()} ${way.heading}`} class={safety(way.clean)}>
            {waySays(asteroid, way)}
          </li>
        ))}
        {sorted.length > MOST && <li>{`The map shows ${plural(sorted.length - MOST, 'more way')}.`}</li>}
      </ul>
    </div>
  );
}
