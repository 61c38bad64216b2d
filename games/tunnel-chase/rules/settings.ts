import { integer, object, oneOf, type Pairings } from '@starboard/kernel';
import { ASTEROIDS } from './01-asteroid/numbers.ts';
import { PRESETS, READY } from './data/designs.ts';
import type { Setup } from './model.ts';

const labels = PRESETS.map((name) => {
  const { handling, accuracy, protection } = READY[name];
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} (${handling}, ${accuracy}, ${protection})`;
});

const GIVEN = { designs: ['given'] };

export const setup = object({
  asteroid: integer(0, ASTEROIDS, {
    title: 'Asteroid (0 is random)',
    description: 'Every asteroid has a number from 1 to 720. Choose 0 for a random one.',
    default: 0,
  }),
  start: oneOf(['usual', 'basic', 'chase'], {
    title: 'Start',
    labels: ['As usual', 'One behind the other', 'Anywhere'],
    description: 'As usual, two pilots start one behind the other, and three or more choose where to start.',
    default: 'usual',
  }),
  designs: oneOf(['stock', 'own', 'given'], {
    title: 'Starfighters',
    labels: ['Stock', 'Own designs, secret', 'Ready designs'],
    description:
      'All stock starfighters are the same. With own designs, each player spends 10 points in secret. You can also choose ready designs.',
    default: 'stock',
  }),
  first: oneOf(PRESETS, {
    title: 'The first pilot flies',
    labels,
    description: 'The numbers in brackets are handling, accuracy and protection.',
    default: 'stock',
    onlyWith: GIVEN,
  }),
  others: oneOf(PRESETS, { title: 'All others fly', labels, default: 'stock', onlyWith: GIVEN }),
  quietLimit: integer(1, 1000, { title: 'Draw after this many turns without damage', default: 200 }),
});

export function objection({ start }: Setup, seats: number): string | undefined {
  return start === 'basic' && seats !== 2 ? 'Only two pilots can start one behind the other.' : undefined;
}

export function pairings({ designs }: Setup): Pairings | string {
  return designs === 'given' ? { first: ['first'], second: ['others'] } : 'Set "designs": "given" to choose designs.';
}
