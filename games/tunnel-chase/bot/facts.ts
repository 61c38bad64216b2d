import type { Choice } from '@starboard/kernel';
import { LONGEST_RANGE, rangeTo } from '../rules/07-shooting.ts';
import type { Fact } from '../rules/facts.ts';
import { asteroidIn, distanceBetween, isAhead } from '../rules/flight.ts';
import { type Ask, type Board, type Chase, type Frame, pilotOf } from '../rules/model.ts';
import { DESIGN } from './plain/design.ts';
import { bestEndAt, bestEndBy, type FlightAhead, flightBefore, flightDuring } from './plain/ends.ts';
import type { Landing } from './plain/flights.ts';
import { chanceToHit } from './plain/odds.ts';
import { scrapesFrom } from './plain/policy.ts';
import { tunnelsOf } from './plain/tunnels.ts';

const ANY: readonly Fact[] = [{ fact: 'any' }];

export function facts(board: Board, ask: Ask, choice: Choice<Chase>, frame: Frame): readonly Fact[] {
  const { seat } = ask;
  switch (ask.kind) {
    case 'design':
      return choice === DESIGN[ask.system] ? [{ fact: 'tested-design' }] : [];
    case 'role':
      return choice === 'tail' ? [{ fact: 'behind' }] : [];
    case 'place': {
      const asteroid = asteroidIn(board);
      const expected = scrapesFrom(asteroid, tunnelsOf(asteroid), Number(choice));
      return [{ fact: 'scrapes', when: 'start', expected }];
    }
    case 'face':
    case 'height':
      return ANY;
    case 'speed': {
      const ahead = flightBefore(board, seat);
      return flightFacts(ahead, bestEndAt(ahead, Number(choice)).end);
    }
    case 'branch': {
      const ahead = flightDuring(board, seat);
      return flightFacts(ahead, bestEndBy(ahead, Number(choice), frame).end);
    }
    case 'first':
      return choice === seat ? [] : [{ fact: 'sees-first', seat: Number(choice) }];
    case 'fire':
      return choice === null ? [{ fact: 'holds-fire' }] : [hitChance(board, seat, Number(choice))];
  }
}

function hitChance(board: Board, seat: number, target: number): Fact {
  const range = rangeTo(board, seat, target);
  const chance = chanceToHit(range, pilotOf(board, seat).design.accuracy);
  return { fact: 'hit-chance', seat: target, range, chance };
}

/** The best end of the turn that the choice leaves open. */
function flightFacts({ asteroid, own, rivals }: FlightAhead, end: Landing | null): readonly Fact[] {
  if (end === null) return [];
  let [given, taken] = [0, 0];
  for (const { pilot, ends } of rivals) {
    let [hits, suffers] = [0, 0];
    for (const there of ends) {
      const range = distanceBetween(asteroid, end.space, there.space);
      if (range > LONGEST_RANGE) continue;
      if (isAhead(asteroid, end, there)) hits += there.chance * chanceToHit(range, own.design.accuracy);
      if (isAhead(asteroid, there, end)) suffers += there.chance * chanceToHit(range, pilot.design.accuracy);
    }
    given = Math.max(given, hits);
    taken = 1 - (1 - taken) * (1 - suffers);
  }
  return [
    { fact: 'scrapes', when: 'flight', expected: end.scrapes },
    { fact: 'shots', given, taken },
  ];
}
