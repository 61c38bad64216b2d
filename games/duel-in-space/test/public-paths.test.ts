import { rules } from '@starboard/duel-in-space/rules';
import { diceFromSeed } from '@starboard/kernel';
import { randomCase, secrecyFaults } from '@starboard/testkit';
import { expect, test } from 'vitest';
import { publicPaths } from './public-paths.ts';

test('9.5 nobody sees or is told anything of a secret design of another, and all see what the list says', () => {
  const cases = Array.from({ length: 24 }, (_, i) =>
    randomCase(rules, diceFromSeed(`list ${i}`), { designs: i % 6 === 0 ? 'open' : 'secret' }),
  );
  const position = {
    ports: [2, 8],
    noseToNose: 0,
    movingApart: 0,
    quietTurns: 0,
    first: { protectionLost: 3, stabilizerHits: 0, computerHits: 1, lasersLost: ['aft'], air: null },
    second: { protectionLost: 0, stabilizerHits: 0, computerHits: 0, lasersLost: [], air: 4 },
  };
  const agreed = randomCase(rules, diceFromSeed('agreed'), { designs: 'stock', given: [], quietLimit: 9, position });
  expect(secrecyFaults(rules, publicPaths, [...cases, agreed])).toEqual([]);
});
