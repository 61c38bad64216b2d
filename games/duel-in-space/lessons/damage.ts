import type { Lesson } from '@starboard/kernel';
import { LASERS } from '../rules/data/ships.ts';
import type { Duel } from '../rules/model.ts';
import { average, hitsOf, KES, kesNeeds, ME, myPort, pointsLost, protectionOfKes, shotsOf } from './figures.ts';
import { aims, at, COCKPIT, kesHeads, NO_STABILIZER } from './positions.ts';

const FIVE = LASERS.filter((laser) => laser !== 'aft');
/** 5.4 With the base number raised this often, a stock ship is blind. */
const BLINDING_HITS = 9;

/** What hits do besides taking protection, and how to fly with and against damage. */
export const damage: Lesson<Duel> = {
  ...COCKPIT,
  id: 'damage',
  title: 'Damage that lasts',
  about: 'Why you never hold fire, and how damage changes what you should do.',
  rules: ['5.2', '5.4', '6.3', '6.5', '6.10'],
  position: at({
    ports: [1, 5],
    answers: [...aims(1, 3), { seat: ME, kind: 'heading', choice: 0 }, kesHeads(0)],
  }),
  steps: [
    {
      kind: 'do',
      say: 'Kes is in front of your lasers. You may fire all, some or none. What do you do?',
      highlights: ['enemy'],
      ask: 'fire',
      until: ['aim'],
      dice: [
        { purpose: 'to-hit', who: ME, draws: [6, 5, 1, 2, 2, 1, 1, 1, 1, 2] },
        { purpose: 'damage', who: ME, draws: [6, 6] },
        { purpose: 'special', who: ME, draws: [2] },
        { purpose: 'to-hit', who: KES, draws: [1, 1] },
      ],
      hint: 'Is there anything to gain by not firing? Lasers never run out.',
      solution: FIVE,
      understood: ({ events, before, after }) =>
        shotsOf(events, ME).length === FIVE.length && kesNeeds(after) > kesNeeds(before),
      praise: {
        say: ({ events, after }) =>
          `One hit took ${pointsLost(events, KES)} points and damaged Kes’s computer: from this turn on it needs ${kesNeeds(after)}.`,
        rule: '6.5',
      },
      wrongWays: [
        {
          name: 'holding fire',
          example: [],
          fits: ({ events }) => shotsOf(events, ME).length === 0,
          say: 'You gave Kes a free shot and kept nothing for it: lasers never run out, and firing doesn’t make you easier to hit.',
          rule: '5.2',
        },
      ],
      otherwise: {
        say: ({ events }) =>
          `You fired ${shotsOf(events, ME).length} of ${FIVE.length} lasers. Every other one could have hit something that Kes needs.`,
        rule: '5.2',
      },
    },
    {
      kind: 'read',
      say: 'Damage to a system takes effect when the next turn begins. Until then, everything still works and fires.',
      highlights: ['enemy-card'],
      rule: '6.10',
    },
    {
      kind: 'do',
      position: at({
        ports: [4, 5],
        mine: { lasersLost: ['forward-1', 'forward-2', 'forward-3'] },
        its: NO_STABILIZER,
        answers: aims(3, 3),
      }),
      say: 'Now look at your own card before you turn: your forward lasers are gone. Which heading fires the most lasers?',
      highlights: ['my-card'],
      ask: 'heading',
      until: ['aim'],
      dice: [
        { purpose: 'to-hit', who: ME, draws: [5, 4, 3, 1] },
        { purpose: 'damage', who: ME, draws: [3, 3] },
        { purpose: 'to-hit', who: KES, draws: [1, 1] },
      ],
      hint: 'Your turret points at port 3 and has two lasers.',
      solution: 1,
      understood: ({ events }) => shotsOf(events, ME).length === 2,
      praise: { say: ({ before }) => `Fly with what still works: ${average(before, 1, 2)}.`, rule: '6.6' },
      wrongWays: [
        {
          name: 'the nose',
          example: 3,
          fits: ({ after }) => myPort(after) === 1,
          say: 'Kes is in front of your nose, but all three lasers there are destroyed: you couldn’t fire.',
          rule: '6.6',
        },
        {
          name: 'the tail',
          example: -1,
          fits: ({ after }) => myPort(after) === 5,
          say: ({ before }) => `Only the aft laser fired: ${average(before, 1, 1)}. The turret has two.`,
          rule: '1.1',
        },
      ],
      otherwise: {
        say: ({ after }) => `Kes is in your port ${myPort(after)}, and no laser that still works points there.`,
        rule: '5.1',
      },
    },
    {
      kind: 'do',
      position: at({ ports: [2, 1], its: { ...NO_STABILIZER, computerHits: BLINDING_HITS }, answers: aims(1, 1) }),
      say: 'Kes’s computer is wrecked: it needs 13 and can’t fire at all. Which heading is best now?',
      highlights: ['enemy-card', 'enemy'],
      ask: 'heading',
      until: ['aim'],
      dice: [
        { purpose: 'to-hit', who: ME, draws: [5, 4, 3, 1, 6, 2, 1, 1, 2, 1] },
        { purpose: 'damage', who: ME, draws: [3, 3, 4, 2] },
      ],
      hint: 'Nose to nose is the most dangerous place against a whole ship. Is it now?',
      solution: 1,
      understood: ({ events }) => shotsOf(events, ME).length === FIVE.length,
      praise: {
        say: ({ events }) =>
          `Nose to nose with a blind enemy: ${shotsOf(events, ME).length} of your lasers fired, ${hitsOf(events, ME)} hit, and nothing came back.`,
        rule: '5.4',
      },
      wrongWays: [
        {
          name: 'keeping out of its way',
          example: 0,
          fits: ({ events }) => shotsOf(events, ME).length === 0,
          say: 'You got no shot. There was nothing to fear: with a base number of 13 or more, Kes may not fire.',
          rule: '5.4',
        },
      ],
      otherwise: {
        say: ({ events }) =>
          `You fired ${shotsOf(events, ME).length} of the ${FIVE.length} lasers that could have fired without risk.`,
        rule: '5.4',
      },
    },
    {
      kind: 'open',
      position: at({ ports: [2, 5], its: { protectionLost: 7 } }),
      say: (view) =>
        `A weak ship suffers worse damage, and Kes has ${protectionOfKes(view)} points left. Destroy it within six turns.`,
      highlights: ['enemy-card'],
      bot: 'cadet',
      turns: 6,
      isWon: ({ after }) => after.result?.places[ME] === 1 && after.result.places[KES] === 2,
      praise: { say: 'Kes’s ship is destroyed: you have won this duel. Weak ships don’t get away often.', rule: '6.3' },
      consolation: { say: 'Kes got away this time. Fire whenever a laser points at it.', rule: '6.3' },
    },
  ],
};
