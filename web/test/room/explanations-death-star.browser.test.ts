import { testExplanations } from '../support/walking.ts';

const GAME = 'Escape the Death Star';

testExplanations([
  { title: 'for Rebels', game: GAME, preset: /as Rebels/, kinds: ['hero', 'sneak'] },
  { title: 'for the Imperial', game: GAME, preset: /as the Imperial/, kinds: ['set-out', 'soldier'] },
]);
