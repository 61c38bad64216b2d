import { testExplanations } from '../support/walking.ts';

testExplanations([
  { title: 'Duel in Space', game: 'Duel in Space', preset: /drone/i, kinds: ['aim', 'heading', 'fire'] },
]);
