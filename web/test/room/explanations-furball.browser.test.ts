import { testExplanations } from '../support/walking.ts';

testExplanations('explanations-furball', [
  { title: 'Furball', game: 'Furball', preset: /seven bots/, kinds: ['dial', 'action', 'attack'] },
]);
