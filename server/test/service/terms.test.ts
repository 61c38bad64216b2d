import { flag, integer, list, object, oneOf, text } from '@starboard/kernel';
import { expect, test } from 'vitest';
import { termsOf } from '../../table/terms.ts';

const setup = object({
  deck: oneOf(['old', 'new'], { title: 'Deck', labels: ['The older', 'The newer'], default: 'new' }),
  rounds: integer(1, 20, { title: 'Rounds', default: 12 }),
  quick: flag({ title: 'Quick set-up', default: true }),
  squads: list(text(), { title: 'Squads', default: [] }),
  map: list(text(), { title: 'Map', format: 'lines', default: [] }),
  hidden: integer(0, 9, { default: 0 }),
});

test('what is not as usual is said in a few words; of a list, how much there is', () => {
  const usual = { deck: 'new', rounds: 12, quick: true, squads: [], map: [], hidden: 0 };
  expect(termsOf({ setup }, usual, {})).toEqual([]);
  expect(termsOf({ setup }, usual, { helpForAll: true })).toEqual(['Help allowed for all']);
  const other = { deck: 'old', rounds: 6, quick: false, squads: ['a', 'b'], map: ['#', '#', '#'], hidden: 4 };
  expect(termsOf({ setup }, other, {})).toEqual([
    'Deck: The older',
    'Rounds: 6',
    'Quick set-up: no',
    'Squads: 2 chosen',
    'Map: own',
  ]);
});
