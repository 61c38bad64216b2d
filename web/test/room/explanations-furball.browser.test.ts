import { layRounds } from '../support/furball-playing.ts';
import { testExplanations } from '../support/walking.ts';

testExplanations([
  {
    title: 'Furball',
    game: 'Furball',
    preset: /seven bots/,
    // Long enough for a shot on any course.
    lay: (page) => layRounds(page, 30),
    kinds: ['dial', 'action', 'attack'],
  },
]);
