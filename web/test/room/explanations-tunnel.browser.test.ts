import { testExplanations } from '../support/walking.ts';

testExplanations('explanations-tunnel', [
  { title: 'Tunnel Chase', game: 'Tunnel Chase', preset: /plain bot/i, kinds: ['speed', 'branch'] },
]);
