import { sufferFrame } from '../../../rules/07-damage/damage.ts';
import { settleDeaths } from '../../../rules/07-damage/destruction.ts';
import { NOBODY } from '../../../rules/11-scoring.ts';
import { type Playthrough, run } from '../playing.ts';

export const harm = (played: Playthrough, hits: number, crits: number): Playthrough => {
  run(played, sufferFrame(1, hits, crits, NOBODY));
  const deaths = settleDeaths(played.match);
  return typeof deaths === 'object' && deaths.call !== undefined ? run(played, deaths.call) : played;
};

export const suffer = (played: Playthrough, hits: number, crits = 0): Playthrough =>
  run(played, sufferFrame(0, hits, crits, NOBODY));
