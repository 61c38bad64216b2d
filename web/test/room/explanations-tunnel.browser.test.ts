import { testExplanations } from '../support/walking.ts';

testExplanations([
  { title: 'Tunnel Chase', game: 'Tunnel Chase', preset: /against a bot/i, kinds: ['speed', 'branch'] },
]);
