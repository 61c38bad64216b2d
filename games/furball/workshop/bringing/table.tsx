import type { BringTableProps } from '@starboard/ui';
import { MAT } from '../../rules/geometry/index.ts';
import type { Furball, Setup } from '../../rules/model.ts';
import { drawnLayout, MOST_LAYOUTS, type Placements } from '../asteroids/layout.ts';
import { SmallMat } from '../asteroids/mat.tsx';
import { BotSquads } from './bot-squads.tsx';
import './bringing.css';

export const anyLayout = (): Placements => drawnLayout(1 + Math.floor(Math.random() * MOST_LAYOUTS)).placements;

/** The limit and the asteroids; the host draws others, and squads for the bots. */
export function Table({ setup, seats, bots, change }: BringTableProps<Furball>) {
  return (
    <div class="furball-bring-table">
      <p>Squads may cost at most {setup.limit} points.</p>
      <section aria-label="Asteroids">
        <h3>Asteroids</h3>
        {setup.asteroids.length === 0 ? (
          <p>The game draws a lay-out at the start.</p>
        ) : (
          <div role="img" aria-label={layoutInWords(setup.asteroids)}>
            <SmallMat placements={setup.asteroids} />
          </div>
        )}
        {change !== null && (
          <button type="button" class="tool" onClick={() => change({ asteroids: anyLayout() })}>
            {setup.asteroids.length === 0 ? 'Draw asteroids now' : 'Draw other asteroids'}
          </button>
        )}
      </section>
      {change !== null && bots.length > 0 && (
        <section aria-label="Squads for the bots">
          <h3>Squads for the bots</h3>
          <BotSquads setup={setup} seats={seats} bots={bots} change={change} />
        </section>
      )}
    </div>
  );
}

const THIRD = MAT / 3;
const ROWS = ['south', 'middle', 'north'];
const COLUMNS = ['west', 'centre', 'east'];

/** "Six asteroids: north-west, centre …", for players who can't see the picture. */
function layoutInWords(asteroids: Setup['asteroids']): string {
  const where = asteroids.map(({ x, y }) => {
    const [row, column] = [ROWS[Math.floor(y / THIRD)] ?? 'north', COLUMNS[Math.floor(x / THIRD)] ?? 'east'];
    return row === 'middle' ? column : column === 'centre' ? row : `${row}-${column}`;
  });
  return `Asteroids: ${where.join(', ')}`;
}
