import type { Lesson, LessonAttempt } from '@starboard/kernel';
import { type Duel, SECTORS } from '../rules/model.ts';
import { ME, myPort, shotsOf, victory, withTurretAt } from './figures.ts';
import { at, COCKPIT, kesAims, kesHeads, NO_STABILIZER } from './positions.ts';

/** "a shot from 2 of its 3 headings" */
function coverage({ before, choice }: LessonAttempt<Duel>, aim: Duel['choice'] = choice): string {
  const turret = SECTORS.find((each) => each === aim);
  if (turret === undefined) throw new Error(`${aim} is no port`);
  const { iBear, ways } = withTurretAt(before, turret);
  return iBear === ways ? 'a shot whatever it does' : `a shot from ${iBear} of its ${ways} headings`;
}

const lasersAt = ({ before }: LessonAttempt<Duel>, aim: 1 | 5 | 7): number => withTurretAt(before, aim).myLasers[1];

const turretHits = (events: readonly Duel['event'][]): number =>
  shotsOf(events, ME).filter(({ laser, hit }) => hit && laser.startsWith('turret')).length;

/** Aim where the other lasers don't point, or where the enemy is bound to be. */
export const turret: Lesson<Duel> = {
  ...COCKPIT,
  id: 'turret',
  title: 'Aiming the turret',
  about: 'Where two lasers are worth most: beside your nose, or on your tail.',
  rules: ['1.1', '3.1', '5.1', '6.4'],
  position: at({ ports: [1, 2], mine: NO_STABILIZER, its: { stabilizerHits: 5 } }),
  steps: [
    {
      kind: 'read',
      say: 'Three lasers point at port 1 and one at port 5, always. The two in the turret point where you aim, before anybody turns.',
      highlights: ['my-ship'],
      rule: '1.1',
    },
    {
      kind: 'do',
      say: 'You can’t turn, and Kes can turn by one click at most. Aim so that you get a shot whatever it does.',
      highlights: ['enemy'],
      ask: 'aim',
      answers: [kesAims(7), kesHeads(0)],
      dice: [
        { purpose: 'to-hit', who: ME, draws: [5, 4, 2, 2] },
        { purpose: 'damage', who: ME, draws: [3, 3] },
      ],
      hint: 'Your nose covers port 1 already. Kes sees you ahead to its right: if it doesn’t turn, you pass on that side.',
      solution: 2,
      understood: (attempt) => coverage(attempt) === coverage(attempt, 2),
      praise: {
        say: (attempt) => `With nose and turret together, you get ${coverage(attempt)}.`,
        rule: '5.1',
      },
      wrongWays: [
        {
          name: 'where the nose points',
          example: 1,
          fits: ({ choice }) => choice === 1,
          say: (attempt) =>
            `Your nose covers port 1 without the turret. So you get ${coverage(attempt)}; with the turret at port 2, ${coverage(attempt, 2)}.`,
          rule: '5.1',
        },
      ],
      otherwise: {
        say: (attempt) =>
          `Kes can’t get to port ${attempt.choice}: you get ${coverage(attempt)}, no more than without a turret.`,
        rule: '4.4',
      },
    },
    {
      kind: 'do',
      position: at({ ports: [5, 1], mine: NO_STABILIZER, its: { stabilizerHits: 5 } }),
      say: 'Now Kes is right behind you, and you still can’t turn. Where does your turret help most?',
      highlights: ['enemy', 'my-ship'],
      ask: 'aim',
      answers: [kesAims(7), kesHeads(0)],
      dice: [
        { purpose: 'to-hit', who: ME, draws: [5, 4, 2, 2, 4, 3] },
        { purpose: 'damage', who: ME, draws: [3, 3, 2, 4] },
        { purpose: 'to-hit', draws: [1, 2, 1, 1, 2, 1] },
      ],
      hint: (view) => `Kes stays in your port ${myPort(view)} whichever way it turns.`,
      solution: 5,
      understood: ({ choice, before }) => choice === myPort(before),
      praise: {
        say: (attempt) =>
          `Where the enemy is bound to be, put everything: ${lasersAt(attempt, 5)} lasers fired instead of ${lasersAt(attempt, 7)}.`,
        rule: '3.1',
      },
      wrongWays: [
        {
          name: 'ahead',
          example: 1,
          fits: ({ choice }) => choice === 1,
          say: (attempt) =>
            `Nobody is ahead of you. Only the aft laser could fire: ${lasersAt(attempt, 1)} laser instead of ${lasersAt(attempt, 5)}.`,
          rule: '1.1',
        },
      ],
      otherwise: {
        say: (attempt) =>
          `Kes stayed in your port 5, so your turret had nothing to fire at: ${lasersAt(attempt, 7)} laser instead of ${lasersAt(attempt, 5)}.`,
        rule: '5.1',
      },
    },
    {
      kind: 'open',
      position: at({ ports: [3, 7] }),
      say: 'A new position: now both of you can turn. Hit Kes with a turret laser within four turns.',
      bot: 'cadet',
      turns: 4,
      isWon: ({ events }) => turretHits(events) > 0,
      praise: {
        say: ({ after }) => `${victory(after)}A hit with the turret! Aim it first, then turn to fit.`,
        rule: '3.1',
      },
      consolation: {
        say: 'No turret hit yet. You choose your heading after the aim: turn so that Kes ends up in front of the turret.',
        rule: '3.1',
      },
    },
  ],
};
