import { othersIn } from '../rules/measure.ts';
import type { Cards } from '../rules/model/cards.ts';
import { shipOf } from '../rules/model.ts';
import { near } from './when.ts';

/** The Action header. */

export const cardActions: Cards = {
  'elite.expose': {
    passing: [
      { of: 'attack.value', change: (_board, _about, is) => is + 1 },
      { of: 'agility', change: (_board, _about, is) => is - 1 },
    ],
    actions: [
      {
        does: [
          { op: 'until', end: 'round', modifier: 0 },
          { op: 'until', end: 'round', modifier: 1 },
        ],
      },
    ],
  },
  'astromech.r2f2': {
    passing: [{ of: 'agility', change: (_board, _about, is) => is + 1 }],
    actions: [{ does: [{ op: 'until', end: 'round', modifier: 0 }] }],
  },
  'astromech.r5d8': {
    actions: [
      {
        applies: ({ board, ship }) => shipOf(board, ship).damage.some(({ up }) => !up),
        does: [
          {
            op: 'roll',
            die: 'defence',
            n: 1,
            on: { evade: [{ op: 'scrap', which: 'facedown' }], focus: [{ op: 'scrap', which: 'facedown' }] },
          },
        ],
      },
    ],
  },
  'crew.landocalrissian': {
    actions: [
      {
        does: [
          {
            op: 'roll',
            die: 'defence',
            n: 2,
            on: { focus: [{ op: 'assign', token: 'focus' }], evade: [{ op: 'assign', token: 'evade' }] },
          },
        ],
      },
    ],
  },
  'crew.saboteur': {
    actions: [
      {
        does: [
          {
            op: 'pick',
            from: (now) => near(1, 1)(now).filter((seat) => shipOf(now.board, seat).damage.some(({ up }) => !up)),
          },
          {
            op: 'roll',
            die: 'attack',
            n: 1,
            on: {
              hit: [{ op: 'face', up: true, which: 'random', who: 'chosen' }],
              crit: [{ op: 'face', up: true, which: 'random', who: 'chosen' }],
            },
          },
        ],
      },
    ],
  },
  'crew.leebo': {
    actions: [
      {
        does: [
          { op: 'free-action', from: ['boost'] },
          { op: 'assign', token: 'ion' },
        ],
      },
    ],
  },
  'modification.spacetugtractorarray': {
    actions: [
      {
        does: [
          { op: 'pick', from: ({ board, ship }) => othersIn(board, ship, 'front', 1, 1) },
          { op: 'assign', token: 'tractor', who: 'chosen' },
        ],
      },
    ],
  },
  'illicit.blackmarketslicertools': {
    actions: [
      {
        does: [
          { op: 'pick', from: (now) => near(1, 2)(now).filter((seat) => shipOf(now.board, seat).tokens.stress > 0) },
          {
            op: 'roll',
            die: 'attack',
            n: 1,
            on: {
              hit: [
                { op: 'remove', token: 'stress', who: 'chosen' },
                { op: 'deal', who: 'chosen', up: false },
              ],
              crit: [
                { op: 'remove', token: 'stress', who: 'chosen' },
                { op: 'deal', who: 'chosen', up: false },
              ],
            },
          },
        ],
      },
    ],
  },
};
