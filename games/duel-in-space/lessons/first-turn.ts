import type { Lesson } from '@starboard/kernel';
import { LASERS } from '../rules/data/ships.ts';
import type { Duel } from '../rules/model.ts';
import {
  chance,
  hitsOf,
  KES,
  lasersOnKes,
  ME,
  myPort,
  needs,
  pointsLost,
  protectionOfKes,
  shotsOf,
  victory,
} from './figures.ts';
import { at, COCKPIT, kesAims, kesHeads } from './positions.ts';

const FIVE = LASERS.filter((laser) => laser !== 'aft');

/** What you want, and what a turn is. */
export const firstTurn: Lesson<Duel> = {
  ...COCKPIT,
  id: 'first-turn',
  title: 'Your first turn',
  about: 'What you want, and what a turn is: aim, fly, fire.',
  rules: ['1.1', '3.1', '4.1', '5.1', '5.2', '5.3', '6.1'],
  position: at({ ports: [1, 5] }),
  steps: [
    {
      kind: 'read',
      say: (view) => `You fly the ship in the middle. The other ship is Kes. It is in your port ${myPort(view)}.`,
      highlights: ['my-ship', 'enemy'],
      rule: '1.1',
    },
    {
      kind: 'read',
      say: (view) => `You win by shooting away its protection: it has ${protectionOfKes(view)} points, as you have.`,
      highlights: ['enemy-card'],
      rule: '1.4',
    },
    {
      kind: 'do',
      say: 'A turn begins with your turret. Aim it where Kes is.',
      highlights: ['enemy'],
      ask: 'aim',
      until: ['heading'],
      answers: [kesAims(3)],
      hint: (view) =>
        `Kes is straight ahead of you, in port ${myPort(view)}. Pick that port, then press the bright button.`,
      solution: 1,
      understood: ({ before, choice }) => choice === myPort(before),
      praise: { say: 'Your turret points at Kes now, beside the three lasers in your nose.', rule: '3.1' },
      wrongWays: [
        {
          name: 'astern',
          example: 5,
          fits: ({ choice }) => choice === 5,
          say: ({ before }) =>
            `Port 5 is your tail. Kes is in port ${myPort(before)}, so your turret would point away from it.`,
          rule: '3.1',
        },
      ],
      otherwise: {
        say: ({ before, choice }) =>
          `Your turret points at port ${choice} now, but Kes is in port ${myPort(before)}: the turret couldn’t fire.`,
        rule: '5.1',
      },
    },
    {
      kind: 'do',
      say: 'Next, both pilots choose in secret how far to turn. Kes runs from you: follow it straight on.',
      highlights: [{ choice: 0 }],
      ask: 'heading',
      until: ['fire', 'aim'],
      answers: [kesHeads(0)],
      hint: 'Choose ↑, straight on, then press the bright button.',
      solution: 0,
      understood: ({ after }) => myPort(after) === 1,
      praise: {
        say: ({ after }) => `Both ships flew, and Kes is still in your port ${myPort(after)}: your nose points at it.`,
        rule: '4.4',
      },
      wrongWays: [
        {
          name: 'turning away',
          example: 2,
          fits: ({ choice }) => choice !== 0,
          say: ({ after }) =>
            `Your turn has moved Kes from your nose to port ${myPort(after)}, where your forward lasers don’t point.`,
          rule: '4.3',
        },
      ],
      otherwise: { say: 'Kes is no longer ahead of you.', rule: '4.3' },
    },
    {
      kind: 'do',
      say: (view) =>
        `Now both fire. ${lasersOnKes(view)} of your lasers point at Kes; each needs ${needs(view, 0)} on two dice (${chance(needs(view, 0))}). Fire them all.`,
      highlights: ['enemy'],
      ask: 'fire',
      until: ['aim'],
      dice: [
        { purpose: 'to-hit', who: ME, draws: [6, 3, 2, 1, 5, 4, 1, 2, 3, 4] },
        { purpose: 'damage', who: ME, draws: [4, 3, 6, 4, 3, 3] },
        { purpose: 'to-hit', who: KES, draws: [1, 1] },
      ],
      hint: 'All five lasers are switched on already. Press the bright button.',
      solution: FIVE,
      understood: ({ events }) => shotsOf(events, ME).length === FIVE.length,
      praise: {
        say: ({ after, events }) =>
          `You hit ${hitsOf(events, ME)} times and shot away ${pointsLost(events, KES)} points; Kes has ${protectionOfKes(after)} left. That was a whole turn.`,
        rule: '6.1',
      },
      wrongWays: [
        {
          name: 'holding fire',
          example: [],
          fits: ({ events }) => shotsOf(events, ME).length === 0,
          say: 'You fired nothing, and Kes fired at you. Lasers never run out: holding fire saves nothing.',
          rule: '5.2',
        },
        {
          name: 'a part of the salvo',
          example: ['forward-1'],
          fits: ({ events }) => shotsOf(events, ME).length > 0,
          say: ({ events }) =>
            `You fired ${shotsOf(events, ME).length} of ${FIVE.length} lasers. The others could have hit as well, and firing costs nothing.`,
          rule: '5.2',
        },
      ],
      otherwise: { say: 'Fire all five lasers.', rule: '5.2' },
    },
    {
      kind: 'open',
      say: 'Now go on by yourself: hit Kes within the next three turns. This time, Kes turns as it likes.',
      bot: 'cadet',
      turns: 3,
      isWon: ({ events }) => hitsOf(events, ME) > 0,
      praise: { say: ({ after }) => `${victory(after)}A hit! Aim, fly, fire: that is all a turn is.`, rule: '2.3' },
      consolation: {
        say: 'No hit this time. Look where Kes can go before you turn, and try again.',
        rule: '5.3',
      },
    },
  ],
};
