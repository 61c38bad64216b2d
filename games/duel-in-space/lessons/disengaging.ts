import type { Lesson, View } from '@starboard/kernel';
import { movingApart } from '../rules/07-ending.ts';
import type { Duel } from '../rules/model.ts';
import { itsPort, KES, ME, myPort, protectionOfKes, protectionOfMine } from './figures.ts';
import { aims, at, COCKPIT, kesHeads, NO_STABILIZER } from './positions.ts';

const LOSING = { protectionLost: 8 } as const;
const yes = (seat: number) => ({ seat, kind: 'fight-on', choice: true }) as const;
const heading = (choice: number) => ({ seat: ME, kind: 'heading', choice }) as const;

/** 7.3 */
const isDraw = ({ result }: View<Duel>): boolean => result?.places.every((place) => place === 1) ?? false;

/** A draw is better than a lost duel; a duel that you win is better than a draw. */
export const disengaging: Lesson<Duel> = {
  ...COCKPIT,
  id: 'disengaging',
  title: 'When to break off',
  about: 'How to get out of a duel that you would lose, and when not to let the enemy go.',
  rules: ['7.3', '7.4'],
  position: at({ ports: [4, 4], mine: LOSING, its: NO_STABILIZER, movingApart: 2, answers: aims(1, 1) }),
  steps: [
    {
      kind: 'read',
      say: (view) =>
        `You have ${protectionOfMine(view)} points left, Kes has ${protectionOfKes(view)}. This duel is lost, but it doesn’t have to end that way.`,
      highlights: ['my-card', 'enemy-card'],
      rule: '7.1',
    },
    {
      kind: 'do',
      say: 'Each of you has had the other behind it (ports 4, 5, 6) two turns in a row. A third time, and you are out of range. Fly on apart.',
      highlights: ['port-4', 'port-5', 'port-6'],
      ask: 'heading',
      until: ['fight-on', 'aim'],
      hint: 'Keep Kes in port 4, 5 or 6: fly straight on, or turn left by one or two clicks.',
      solution: 0,
      understood: ({ after }) => movingApart(myPort(after), itsPort(after)),
      praise: {
        say: ({ after }) =>
          `You fly apart for the third time: Kes is in your port ${myPort(after)}, you are in its port ${itsPort(after)}.`,
        rule: '7.3',
      },
      wrongWays: [
        {
          name: 'turning back',
          example: 4,
          fits: ({ after }) => !movingApart(myPort(after), itsPort(after)),
          say: ({ after }) =>
            `Kes is in your port ${myPort(after)} now, no longer behind you. The count begins again, and so does the fight.`,
          rule: '7.3',
        },
      ],
      otherwise: { say: 'Keep Kes behind you.', rule: '7.3' },
    },
    {
      kind: 'do',
      say: 'Out of range, both are asked whether they fight on. Kes would like to. What do you say?',
      highlights: [{ choice: false }],
      ask: 'fight-on',
      until: ['aim'],
      answers: [yes(KES)],
      hint: (view) => `One “no” makes the duel a draw. You have ${protectionOfMine(view)} points left.`,
      solution: false,
      understood: ({ after }) => isDraw(after),
      praise: { say: 'One refusal is enough: the duel is a draw. You got away.', rule: '7.3' },
      wrongWays: [
        {
          name: 'fighting on',
          example: true,
          fits: ({ after }) => after.result === null,
          say: ({ after }) =>
            `You meet nose to nose, with ${protectionOfMine(after)} points against ${protectionOfKes(after)}. The next hit or two are your last.`,
          rule: '7.4',
        },
      ],
      otherwise: { say: 'Say no.', rule: '7.3' },
    },
    {
      kind: 'do',
      position: at({
        ports: [4, 4],
        mine: NO_STABILIZER,
        its: { ...LOSING, ...NO_STABILIZER },
        movingApart: 2,
        answers: [...aims(1, 1), heading(0), kesHeads(0)],
      }),
      say: (view) =>
        `The other way round: you have ${protectionOfMine(view)} points, Kes has ${protectionOfKes(view)} and no stabilizer. You are out of range again. Fight on?`,
      highlights: ['enemy-card'],
      ask: 'fight-on',
      until: ['aim'],
      answers: [yes(KES)],
      hint: 'Who would win if you met again?',
      solution: true,
      understood: ({ after }) => myPort(after) === 1 && itsPort(after) === 1,
      praise: {
        say: ({ after }) =>
          `Nose to nose again, in each other’s port ${myPort(after)}. With ${protectionOfMine(after)} points against ${protectionOfKes(after)}, that suits you.`,
        rule: '7.4',
      },
      wrongWays: [
        {
          name: 'letting it go',
          example: false,
          fits: ({ after }) => isDraw(after),
          say: 'The duel is a draw, and you let a beaten enemy go. Fight on when you are ahead.',
          rule: '7.3',
        },
      ],
      otherwise: { say: 'Fight on.', rule: '7.4' },
    },
    {
      kind: 'open',
      position: at({ ports: [5, 6], mine: { protectionLost: 7 }, movingApart: 1 }),
      say: (view) =>
        `You have ${protectionOfMine(view)} points left and a healthy enemy behind you. Stay alive for three turns: get out of range, or keep out of its sights.`,
      highlights: ['my-card'],
      bot: 'cadet',
      turns: 3,
      isWon: ({ after, ended }) => ended && (after.result === null || after.result.places[ME] === 1),
      praise: { say: 'You are still flying. Sometimes that is the best result there is.', rule: '7.3' },
      consolation: {
        say: 'Kes got you. Look for headings from which it gets no shot: the verdict says how many.',
        rule: '5.1',
      },
    },
  ],
};
