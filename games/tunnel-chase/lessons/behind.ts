import type { Lesson } from '@starboard/kernel';
import type { Chase } from '../rules/model.ts';
import { collided, flown, hitsBy, inSpaces, nextSpeeds, shotsBy } from './figures.ts';
import { COCKPIT, curves, entering, holdFire, KES, ME, shot, speed, way, ways } from './positions.ts';

const SURE = [curves(ME, 6, 5), curves(KES, 6, 5), shot(ME, 4, 4), shot(KES, 5, 5)];

/** Speeds change by 2 at most: that is how to stay behind somebody, and how to get there. */
export const behind: Lesson<Chase> = {
  ...COCKPIT,
  id: 'behind',
  title: 'Behind somebody',
  about: 'How to stay behind another pilot, and how to shake one off.',
  rules: ['4.2', '6.2', '7.1'],
  position: entering({
    leader: KES,
    lead: 5,
    answers: [...ways(KES, 203, 212), speed(ME, 4), speed(KES, 1), way(ME, 203)],
  }),
  steps: [
    {
      kind: 'read',
      say: 'Speeds change by 2 at most. So you know something about the next speed of every pilot.',
      highlights: ['pilot-1'],
      rule: '4.2',
    },
    {
      kind: 'do',
      say: (view) =>
        `Kes is two spaces ahead and flew ${flown(view, KES)}: now it flies ${inSpaces(view, KES)}. You flew ${flown(view, ME)}. Which speed keeps you behind Kes for certain?`,
      highlights: ['speeds', 'pilot-1'],
      ask: 'speed',
      answers: [speed(KES, 1), ...ways(ME, 212, 211), way(KES, 211)],
      dice: SURE,
      hint: 'Kes may fly only 1: then it is three spaces from where you are now.',
      solution: 2,
      understood: ({ events }) =>
        shotsBy(events, ME).length > 0 && shotsBy(events, KES).length === 0 && !collided(events),
      praise: {
        say: 'Kes flew only 1, and you still ended behind it. You shot, and it couldn’t.',
        rule: '7.1',
      },
      wrongWays: [
        {
          name: 'overshooting',
          example: 5,
          fits: ({ events }) => shotsBy(events, KES).length > 0,
          say: 'Kes braked to 1, and you flew past it. Now it is behind you, and it shot.',
          rule: '4.2',
        },
        {
          name: 'too near',
          example: 3,
          fits: ({ events }) => collided(events),
          say: 'Kes braked to 1, and you ended on its space, at the same height: you collided, and nobody could shoot.',
          rule: '6.2',
        },
      ],
      otherwise: { say: 'Kes braked to 1, and you flew far past it. Now it is the hunter.', rule: '4.2' },
    },
    {
      kind: 'do',
      position: entering({
        leader: ME,
        lead: 6,
        answers: [
          ...ways(ME, 203, 212),
          speed(ME, 1),
          speed(KES, 6),
          ...ways(KES, 203, 212),
          way(ME, 211),
          holdFire(KES),
        ],
      }),
      say: (view) =>
        `Now Kes is right behind you. But it flew ${flown(view, KES)}, so it has to fly at least ${nextSpeeds(view, KES)[0]}; you flew ${flown(view, ME)}. Shake it off.`,
      highlights: ['speeds', 'pilot-1'],
      ask: 'speed',
      answers: [speed(KES, 4), ...ways(KES, 211, 207), way(ME, 207)],
      dice: SURE,
      hint: (view) =>
        `You may fly ${inSpaces(view, ME)}. Kes is one space behind you and flies ${nextSpeeds(view, KES)[0]} or more: let it pass.`,
      solution: 2,
      understood: ({ events }) => shotsBy(events, KES).length === 0 && !collided(events),
      praise: {
        say: ({ events }) =>
          `Kes had to fly past you, and now you are behind it.${shotsBy(events, ME).length > 0 ? ' You even got a shot.' : ''}`,
        rule: '4.2',
      },
      wrongWays: [
        {
          name: 'running',
          example: 3,
          fits: ({ events }) => collided(events),
          say: 'Kes flew 4 and ended on your space, at the same height: you collided. With 1 or 2, it flies past you for certain.',
          rule: '6.2',
        },
      ],
      otherwise: { say: 'Fly slowly, and let Kes pass.', rule: '4.2' },
    },
    {
      kind: 'open',
      position: entering({ leader: KES, lead: 3, answers: ways(KES, 203) }),
      say: 'A new chase: hit Kes before Kes hits you, within five turns. This time, Kes flies as it likes.',
      highlights: ['pilot-1'],
      bot: 'cadet',
      turns: 5,
      isWon: ({ events }) => hitsBy(events, ME) > 0 && hitsBy(events, KES) === 0,
      praise: { say: 'You hit first. Look at the last speeds before you set yours.', rule: '4.2' },
      consolation: { say: 'Not this time. Set a speed with which Kes can’t end behind you.', rule: '4.2' },
    },
  ],
};
