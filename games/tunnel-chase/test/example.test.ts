import { expect, test } from 'vitest';
import { protectionLeft } from '../rules/02-starfighters.ts';
import { answer, asked, inFlight, only, setSpeeds } from './support/playing.ts';

const YOU = 0;
const BEN = 1;

test('the turn in the rulebook is played as it is told there', () => {
  const played = inFlight([
    { space: 146, heading: 147, rear: 126 },
    { space: 148, heading: 149, rear: 147 },
  ]);
  const flight = setSpeeds(played, [4, 4], 4, 4, 3, 1, 5, 4, 2, 4);
  expect(only(flight, 'ordered')).toMatchObject([{ order: [BEN, YOU] }]);
  expect(only(flight, 'navigated').map(({ seat, curve, needed, scraped }) => [seat, curve, needed, scraped])).toEqual([
    [BEN, 6, 7, false],
    [BEN, 4, 5, true],
    [YOU, 2, 3, false],
    [YOU, 6, 7, true],
  ]);
  expect(played.match.board.pilots.map(({ space }) => space)).toEqual([150, 152]);
  expect(asked(played)).toEqual(['0 fire']);
  played.match.dice.rigged = [3, 3];
  expect(only(answer(played, YOU, BEN), 'shot')).toMatchObject([{ range: 2, needed: 5, hit: true }]);
  expect(played.match.board.pilots.map(protectionLeft)).toEqual([9, 8]);
});
