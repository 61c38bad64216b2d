import { layScenario } from '../support/starfire-playing.ts';
import { testExplanations } from '../support/walking.ts';

testExplanations([
  {
    title: 'setting up',
    game: 'Starfire',
    preset: /against a bot/i,
    lay: (page) => layScenario(page, 'contact', true),
    kinds: ['design', 'place', 'face', 'move'],
  },
  {
    title: 'in battle',
    game: 'Starfire',
    preset: /against a bot/i,
    async lay(page) {
      await layScenario(page, 'fleet-action');
      await page.getByLabel('Hexes between the flagships').fill('10');
    },
    kinds: ['move', 'fire', 'weapons'],
  },
]);
