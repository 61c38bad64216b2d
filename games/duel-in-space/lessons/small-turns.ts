import type { Lesson } from '@starboard/kernel';
import { shorterWay } from '../rules/04-movement/wheel.ts';
import type { Duel } from '../rules/model.ts';
import { average, chance, hitsOf, ME, myPort, needs, shotsOf, victory } from './figures.ts';
import { aims, at, COCKPIT, NO_STABILIZER } from './positions.ts';

const clicksOf = (choice: Duel['choice']): number => (typeof choice === 'number' ? choice : 0);

/** Each click that you turn makes every shot harder. */
export const smallTurns: Lesson<Duel> = {
  ...COCKPIT,
  id: 'small-turns',
  title: 'Small turns',
  about: 'Why every click that you turn costs you hits.',
  rules: ['1.3', '4.3', '5.3', '6.4', '6.5'],
  position: at({ ports: [6, 5], its: NO_STABILIZER, answers: aims(1, 3) }),
  steps: [
    {
      kind: 'read',
      say: (view) =>
        `Turning costs accuracy. Straight on, each laser needs ${needs(view, 0)} (${chance(needs(view, 0))}); after 3 clicks, ${needs(view, 3)} (${chance(needs(view, 3))}).`,
      rule: '5.3',
    },
    {
      kind: 'do',
      say: (view) =>
        `Kes can’t turn any more. It is behind you, in port ${myPort(view)}. Turn so that it ends up in front of your nose, and choose the smaller turn.`,
      highlights: ['enemy'],
      ask: 'heading',
      until: ['aim'],
      dice: [
        { purpose: 'to-hit', who: ME, draws: [4, 4, 3, 3, 5, 2, 1, 3, 6, 1] },
        { purpose: 'to-hit', draws: [1, 2] },
        { purpose: 'damage', who: ME, draws: [3, 3, 4, 2, 2, 4] },
      ],
      hint: 'Each click to the left moves Kes one port clockwise: from 6 to 7, to 8, to 1.',
      solution: -3,
      understood: ({ choice, after, events }) =>
        myPort(after) === 1 && shorterWay(clicksOf(choice)) === undefined && hitsOf(events, ME) > 0,
      praise: {
        say: ({ before, events }) =>
          `Three clicks: each laser needed ${needs(before, 3)} (${chance(needs(before, 3))}), and ${hitsOf(events, ME)} of ${shotsOf(events, ME).length} hit.`,
        rule: '5.3',
      },
      wrongWays: [
        {
          name: 'the long way round',
          example: 5,
          fits: ({ after, events }) => myPort(after) === 1 && hitsOf(events, ME) === 0,
          say: ({ before }) =>
            `Your nose ends the same way after 3 clicks to the left, but 5 to the right need ${needs(before, 5)} (${chance(needs(before, 5))}) instead of ${needs(before, 3)} (${chance(needs(before, 3))}).`,
          rule: '5.3',
        },
        {
          name: 'the wrong side',
          example: 3,
          fits: ({ choice }) => clicksOf(choice) > 0,
          say: ({ after }) =>
            `A turn to the right moves Kes counter-clockwise: it is in your port ${myPort(after)} now.`,
          rule: '4.3',
        },
      ],
      otherwise: {
        say: ({ after }) => `Kes is in your port ${myPort(after)}, and your forward lasers point at port 1.`,
        rule: '1.1',
      },
    },
    {
      kind: 'do',
      position: at({ ports: [4, 5], mine: { computerHits: 3 }, its: NO_STABILIZER, answers: aims(3, 3) }),
      say: (view) =>
        `Now your computer is damaged: you need ${needs(view, 0)} straight on. Your turret points at port 3, Kes is in port 4. Which heading hits most?`,
      highlights: ['my-card', 'enemy'],
      ask: 'heading',
      until: ['aim'],
      dice: [
        { purpose: 'to-hit', who: ME, draws: [5, 4, 4, 2, 3, 3] },
        { purpose: 'to-hit', draws: [1, 2] },
        { purpose: 'damage', who: ME, draws: [3, 3, 4, 2] },
      ],
      hint: 'One click puts Kes in front of your turret, three clicks in front of your nose. Pick each heading and compare the chances.',
      solution: 1,
      understood: ({ after, events }) => myPort(after) === 3 && hitsOf(events, ME) > 0,
      praise: {
        say: ({ before }) => `Right: ${average(before, 1, 2)}. After three clicks, ${average(before, 3, 3)}.`,
        rule: '5.3',
      },
      wrongWays: [
        {
          name: 'the nose',
          example: 3,
          fits: ({ after, events }) => myPort(after) === 1 && hitsOf(events, ME) === 0,
          say: ({ before }) => `More lasers, fewer hits: ${average(before, 3, 3)}; ${average(before, 1, 2)}.`,
          rule: '5.3',
        },
        {
          name: 'the tail',
          example: -1,
          fits: ({ after }) => myPort(after) === 5,
          say: ({ before }) => `Only your aft laser points there: ${average(before, 1, 1)}; ${average(before, 1, 2)}.`,
          rule: '1.1',
        },
      ],
      otherwise: {
        say: ({ after }) => `Kes is in your port ${myPort(after)} now, and none of your lasers points there.`,
        rule: '5.1',
      },
    },
    {
      kind: 'open',
      position: at({ ports: [2, 6] }),
      say: 'A new position, and both ships are whole again. Hit Kes within three turns, and never turn further than you must.',
      bot: 'cadet',
      turns: 3,
      isWon: ({ events }) => hitsOf(events, ME) > 0,
      praise: {
        say: ({ after }) =>
          `${victory(after)}A hit! Whenever you pick a heading, the panel shows what your lasers would need.`,
        rule: '5.3',
      },
      consolation: { say: 'Not yet. Try a smaller turn: it misses less often.', rule: '5.3' },
    },
  ],
};
