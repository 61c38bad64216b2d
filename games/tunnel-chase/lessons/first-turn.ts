import type { Lesson } from '@starboard/kernel';
import type { Chase } from '../rules/model.ts';
import { aim, collided, hasShot, hitsBy, protection, shotsBy } from './figures.ts';
import { COCKPIT, curves, entering, KES, ME, shot, speed, ways } from './positions.ts';

/** What you want, and what a turn is. */
export const firstTurn: Lesson<Chase> = {
  ...COCKPIT,
  id: 'first-turn',
  title: 'Your first turn',
  about: 'What you want, and what a turn is: set a speed, fly, shoot.',
  rules: ['4.1', '4.5', '6.3', '7.1', '7.2', '7.3', '8.1'],
  position: entering({ leader: KES, lead: 2, answers: ways(KES, 203) }),
  steps: [
    {
      kind: 'read',
      say: 'You have just flown into the asteroid, behind Kes. The last pilot alive wins.',
      highlights: ['pilot-0', 'pilot-1'],
      rule: '8.1',
    },
    {
      kind: 'read',
      say: (view) =>
        `Kes has ${protection(view, KES)} points of protection, as you have. A shot takes one, and you can only shoot at somebody ahead of you.`,
      highlights: ['pilot-1'],
      rule: '7.1',
    },
    {
      kind: 'do',
      say: 'All set their speeds in secret, and fly exactly as many spaces. Kes is two spaces ahead of you. Suppose it sets 2: which speed ends close behind it?',
      highlights: ['speeds'],
      ask: 'speed',
      until: ['fire', 'speed'],
      answers: [speed(KES, 2), ...ways(ME, 203)],
      dice: [curves(ME, 6, 5), curves(KES, 6, 5), shot(KES, 5, 5)],
      hint: 'Kes is 2 spaces ahead and flies 2. With 3, you end one space behind it.',
      solution: 3,
      understood: ({ after }) => hasShot(after),
      praise: {
        say: ({ after }) => `Kes is ahead of your guns: ${aim(after)}. The nearer you are, the better your chance.`,
        rule: '7.3',
      },
      wrongWays: [
        {
          name: 'flying past it',
          example: 6,
          fits: ({ events }) => shotsBy(events, KES).length > 0,
          say: 'You flew past Kes. Now you are ahead of it: it shot at you, and you couldn’t shoot back.',
          rule: '7.1',
        },
        {
          name: 'flying into it',
          example: 4,
          fits: ({ events }) => collided(events),
          say: 'You ended on its space, and both of you chose the same height: you collided, and each lost a point.',
          rule: '6.3',
        },
      ],
      otherwise: { say: 'You can’t see Kes from there, so you can’t shoot at it.', rule: '4.3' },
    },
    {
      kind: 'do',
      say: (view) => `Now all shoot who have a target. Kes is ahead of you: ${aim(view)}. Kes can’t shoot back.`,
      highlights: ['pilot-1'],
      ask: 'fire',
      until: ['speed'],
      dice: [shot(ME, 3, 4)],
      hint: 'Pick Kes, then press the bright button.',
      solution: KES,
      understood: ({ events }) => hitsBy(events, ME) > 0,
      praise: {
        say: ({ after }) =>
          `A hit: Kes has ${protection(after, KES)} points left. Set a speed, fly, shoot: that was a whole turn.`,
        rule: '7.3',
      },
      wrongWays: [
        {
          name: 'holding fire',
          example: null,
          fits: ({ events }) => shotsBy(events, ME).length === 0,
          say: 'You held your fire. A shot costs nothing, so take every one you get.',
          rule: '7.2',
        },
      ],
      otherwise: { say: 'Shoot at Kes.', rule: '7.2' },
    },
    {
      kind: 'open',
      say: 'Now go on by yourself: hit Kes within three turns. This time, Kes flies as it likes.',
      bot: 'cadet',
      turns: 3,
      isWon: ({ events }) => hitsBy(events, ME) > 0,
      praise: { say: 'A hit! Speed, flight, shot: that is all a turn is.', rule: '7.1' },
      consolation: { say: 'No hit this time. Stay behind Kes, two or three spaces away.', rule: '7.3' },
    },
  ],
};
