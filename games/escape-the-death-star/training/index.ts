import type { School, Trainer } from '@starboard/kernel';
import { CAPTURE_FIGURES } from '../bot/capture/figures.ts';
import { raceBy } from '../bot/capture/outlook.ts';
import type { DeathStar } from '../rules/model.ts';
import { fitted } from './fitting.ts';
import { type RaceLead, watchRace } from './racing.ts';

/** The first race by no weights, so they need none. All others go on from the last fit. */
const CLASSES = [['plain'], ['legend', 'plain', 'ace'], ['legend', 'plain', 'legend:ember', 'legend:whisper']] as const;
const PLAYERS = [2, 3, 4];
/** Matches in each class, for each number of players. */
const MATCHES = 150;

/** Learns the weights of Game 1 from how races end. */
export const trainer: Trainer<DeathStar> = {
  features: ['bot/capture/figures.ts', 'bot/capture/outlook.ts', 'training/racing.ts', 'training/fitting.ts'],
  learn(school) {
    const leads: RaceLead[] = [];
    let weights: readonly number[] = Array.from({ length: CAPTURE_FIGURES }, () => 0);
    for (const [number, bots] of CLASSES.entries()) {
      raceBy(weights);
      attend(school, number, bots, leads);
      weights = fitted(leads);
      school.say(`class ${number + 1} of ${CLASSES.length}: ${leads.length} leads, ${weights.join(', ')}`);
    }
    return [
      {
        file: 'bot/capture/weights.ts',
        name: 'RACE_WEIGHTS',
        about: 'Made by npm run train: what each figure of the race counts, in thousandths.',
        values: weights,
      },
    ];
  },
};

/** Everybody meets everybody: the seats go through the bots out of step with each other. */
function attend(school: School<DeathStar>, number: number, among: readonly string[], leads: RaceLead[]): void {
  for (const players of PLAYERS) {
    for (let match = 0; match < MATCHES; match++) {
      const bots = Array.from(
        { length: players },
        (_, seat) => among[(match * (seat + 1) + seat) % among.length] ?? '',
      );
      const race = watchRace(leads);
      const name = `class ${number}/${players} players/${match}`;
      race.over(school.play({ name, bots, setup: { game: 'capture' } }, race));
    }
  }
}
