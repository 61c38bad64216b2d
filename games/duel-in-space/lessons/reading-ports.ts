import type { Lesson } from '@starboard/kernel';
import type { Duel } from '../rules/model.ts';
import { itsPort, ME, myPort, shotsOf, victory } from './figures.ts';
import { aims, at, COCKPIT, kesAims, NO_STABILIZER } from './positions.ts';

const SOME_HITS = [
  { purpose: 'to-hit', who: ME, draws: [5, 4, 2, 1] },
  { purpose: 'damage', who: ME, draws: [3, 3] },
] as const;

/** Where the enemy will be after both have flown. */
export const readingPorts: Lesson<Duel> = {
  ...COCKPIT,
  id: 'reading-ports',
  title: 'Reading the ports',
  about: 'Where Kes will be after both ships have flown.',
  rules: ['1.1', '4.3', '4.4'],
  position: at({ ports: [2, 2], mine: NO_STABILIZER, its: NO_STABILIZER }),
  steps: [
    {
      kind: 'read',
      say: (view) =>
        `Two numbers say everything. Kes is in your port ${myPort(view)}, and you are in its port ${itsPort(view)}: both of you see the other ahead to the right.`,
      highlights: ['port-2', 'enemy'],
      rule: '2.2',
    },
    {
      kind: 'do',
      say: 'Neither ship can turn, so you pass each other on your right. In one turn, that moves Kes back by one port. Aim your turret where Kes will be.',
      highlights: ['enemy'],
      ask: 'aim',
      answers: [kesAims(7)],
      dice: SOME_HITS,
      hint: 'Ships that pass on the same side swing around each other: each port becomes one more on the right, one less on the left.',
      solution: 3,
      understood: ({ choice, after }) => choice === myPort(after),
      praise: {
        say: ({ before, after }) =>
          `Kes went from your port ${myPort(before)} to port ${myPort(after)}, right in front of your turret.`,
        rule: '4.4',
      },
      wrongWays: [
        {
          name: 'where Kes was',
          example: 2,
          fits: ({ before, choice }) => choice === myPort(before),
          say: ({ before, after }) =>
            `You aimed where Kes was. While both flew, it moved on from port ${myPort(before)} to port ${myPort(after)}.`,
          rule: '4.4',
        },
        {
          name: 'the other way',
          example: 1,
          fits: ({ choice }) => choice === 1,
          say: ({ after }) =>
            `Kes passed on your right and fell back to port ${myPort(after)}: it can’t end up in front of your nose.`,
          rule: '4.4',
        },
      ],
      otherwise: {
        say: ({ before, choice, after }) =>
          `Your turret points at port ${choice}. Kes passed you on the right, by one port a turn: from port ${myPort(before)} it came to port ${myPort(after)}.`,
        rule: '4.4',
      },
    },
    {
      kind: 'do',
      position: at({ ports: [7, 3], mine: NO_STABILIZER, its: NO_STABILIZER }),
      say: (view) =>
        `Now Kes flies beside you, the same way: it is in your port ${myPort(view)}, you are in its port ${itsPort(view)}. Aim where it will be.`,
      highlights: ['enemy'],
      ask: 'aim',
      answers: [kesAims(7)],
      dice: SOME_HITS,
      hint: 'You see Kes on your left, and it sees you on its right. Does either of you pass the other?',
      solution: 7,
      understood: ({ choice, after }) => choice === myPort(after),
      praise: {
        say: ({ after }) => `Side by side, nobody passes: Kes is still in your port ${myPort(after)}.`,
        rule: '4.4',
      },
      wrongWays: [
        {
          name: 'swinging',
          example: 6,
          fits: ({ choice }) => choice === 6 || choice === 8,
          say: ({ after }) =>
            `Ships swing around each other only if both see the other on the same side. These fly side by side: port ${myPort(after)} again.`,
          rule: '4.4',
        },
      ],
      otherwise: {
        say: ({ choice, after }) => `Your turret points at port ${choice}, but Kes is still in port ${myPort(after)}.`,
        rule: '4.4',
      },
    },
    {
      kind: 'do',
      position: at({ ports: [3, 5], its: NO_STABILIZER, answers: aims(7, 3) }),
      say: (view) =>
        `Your stabilizer works again. Kes runs from you, in your port ${myPort(view)}. Turn so that it is dead ahead, in port 1.`,
      highlights: ['port-1', 'enemy'],
      ask: 'heading',
      until: ['aim'],
      dice: [{ purpose: 'to-hit', draws: [1, 2, 5, 4, 1, 1, 1, 2] }],
      hint: 'Turn towards Kes. Each click moves it by one port.',
      solution: 2,
      understood: ({ after }) => myPort(after) === 1,
      praise: {
        say: ({ before, after }) =>
          `Two clicks to the right moved Kes from port ${myPort(before)} to port ${myPort(after)}. It still sees you in its port ${itsPort(after)}.`,
        rule: '4.3',
      },
      wrongWays: [
        {
          name: 'away from it',
          example: -2,
          fits: ({ choice }) => typeof choice === 'number' && choice < 0,
          say: ({ after }) =>
            `When you turn left, Kes moves clockwise around you: it is in your port ${myPort(after)} now. Turn right instead.`,
          rule: '4.3',
        },
      ],
      otherwise: {
        say: ({ before, after }) =>
          `Each click to the right takes one from the port: Kes went from ${myPort(before)} to ${myPort(after)}, not to 1.`,
        rule: '4.3',
      },
    },
    {
      kind: 'open',
      position: at({ ports: [3, 6] }),
      say: 'A new position: now Kes can turn, too. Get at least one shot at it within three turns.',
      bot: 'cadet',
      turns: 3,
      isWon: ({ events }) => shotsOf(events, ME).length > 0,
      praise: {
        say: ({ after }) =>
          `${victory(after)}You had Kes in front of your lasers. Reading the ports is half of the duel.`,
        rule: '5.1',
      },
      consolation: {
        say: 'Kes slipped away. The rays on the wheel show where it can end up after the picked turn.',
        rule: '4.4',
      },
    },
  ],
};
