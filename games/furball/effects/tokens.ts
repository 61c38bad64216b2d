import { lockTargets } from '../rules/05-allowed.ts';
import { othersIn, rangeOf } from '../rules/measure.ts';
import type { Cards, Effect, Op } from '../rules/model/cards.ts';
import { type Board, shipOf, type Token } from '../rules/model.ts';
import { isUnstressed } from './when.ts';

/** Tokens and locks: as they come, as they go, how many, and which stay. */

/** Whenever the bearer is given a certain token. */
const given = (token: Token | 'lock', does: readonly Op[], more: Partial<Effect> = {}): Effect => ({
  at: 'token.assigned',
  as: 'own',
  may: true,
  ...more,
  applies: (now) => now.event.token === token && now.event.ship === now.ship && (more.applies?.(now) ?? true),
  does,
});

const SHED: Op = { op: 'remove', token: 'stress' };

export const tokens: Cards = {
  'imperial.tieinterceptor.soontirfel': { effects: [given('stress', [{ op: 'assign', token: 'focus' }])] },
  'rebel.t70xwing.niennunb': {
    effects: [
      given('stress', [SHED], { applies: ({ board, ship }) => othersIn(board, ship, 'front', 1, 1).length > 0 }),
    ],
  },
  'rebel.xwing.jekporkins': {
    effects: [
      given('stress', [
        SHED,
        { op: 'roll', die: 'attack', n: 1, on: { hit: [{ op: 'deal', who: 'self', up: false }] } },
      ]),
    ],
  },
  'imperial.alphaclassstarwing.lieutenantkarsabi': {
    effects: [
      given(
        'disabled',
        [
          { op: 'assign', token: 'stress' },
          { op: 'remove', token: 'disabled' },
        ],
        { applies: isUnstressed },
      ),
    ],
  },
  'elite.coolhand': {
    effects: [
      given('stress', [
        { op: 'discard', what: 'this' },
        {
          op: 'either',
          of: [
            { name: 'focus', does: [{ op: 'assign', token: 'focus' }] },
            { name: 'evade', does: [{ op: 'assign', token: 'evade' }] },
          ],
        },
      ]),
    ],
  },
  'system.electronicbaffle': {
    effects: [
      given('stress', [{ op: 'suffer', hits: 1 }, SHED]),
      given('ion', [
        { op: 'suffer', hits: 1 },
        { op: 'remove', token: 'ion' },
      ]),
    ],
  },
  'title.tiev1': { effects: [given('lock', [{ op: 'free-action', from: ['evade'] }])] },
  'scum.m3ainterceptor.genesisred': {
    effects: [
      given(
        'lock',
        [
          { op: 'assign', token: 'focus', n: ({ board, ship, event }) => lacking(board, ship, event.other, 'focus') },
          { op: 'assign', token: 'evade', n: ({ board, ship, event }) => lacking(board, ship, event.other, 'evade') },
        ],
        {},
      ),
    ],
  },
  'scum.hwk290.dacebonearm': {
    effects: [
      {
        at: 'token.assigned',
        as: 'bystander',
        may: true,
        applies: (now) => now.event.token === 'ion' && isUnstressed(now) && isNear(now.board, now.ship, now.event.ship),
        does: [
          { op: 'assign', token: 'stress' },
          { op: 'suffer', who: 'subject', hits: 1 },
        ],
      },
    ],
  },
  'modification.multispectralcamouflage': {
    effects: [
      {
        at: 'token.assigned',
        as: 'bystander',
        applies: ({ board, ship, event }) =>
          event.token === 'lock' &&
          event.other === ship &&
          board.ships.filter(({ locks }) => locks.includes(ship)).length === 1,
        does: [
          {
            op: 'roll',
            die: 'defence',
            n: 1,
            on: { evade: [{ op: 'unlock', whose: 'subject', on: 'self' }] },
          },
        ],
      },
    ],
  },
  'crew.kylekatarn': {
    effects: [
      {
        at: 'token.removed',
        as: 'own',
        may: true,
        applies: ({ event }) => event.token === 'stress',
        does: [{ op: 'assign', token: 'focus' }],
      },
    ],
  },
  'astromech.r5k6': {
    passing: [{ of: 'token.spendable', change: (_board, { token }, is) => is && token !== 'lock' }],
    effects: [
      {
        at: 'token.removed',
        as: 'own',
        applies: ({ event }) => event.token === 'lock',
        does: [
          {
            op: 'roll',
            die: 'defence',
            n: 1,
            on: {
              evade: [
                { op: 'lock', on: ({ event }) => [event.number] },
                { op: 'until', end: 'attack', modifier: 0 },
              ],
            },
          },
        ],
      },
    ],
  },
  'salvagedastromech.r4agromech': {
    effects: [
      {
        at: 'token.removed',
        as: 'own',
        may: true,
        applies: ({ event, attack, ship }) => event.token === 'focus' && attack?.attacker === ship,
        does: [{ op: 'lock', on: 'defender' }],
      },
    ],
  },
  'scum.ywing.drearenthal': {
    effects: [
      {
        at: 'token.removed',
        as: 'own',
        may: true,
        applies: ({ event }) => event.token === 'lock',
        does: [
          { op: 'assign', token: 'stress' },
          { op: 'pick', from: ({ board, ship }) => lockTargets(board, ship) },
          { op: 'lock', on: 'chosen' },
        ],
      },
    ],
  },
  'tech.advancedoptics': {
    modifiers: [
      { of: 'token.limit', change: (_board, { token }, is) => (token === 'focus' ? Math.min(1, is) : is) },
      { of: 'token.kept', change: (_board, { token }, is) => is || token === 'focus' },
    ],
  },
  'tech.commrelay': {
    modifiers: [
      { of: 'token.limit', change: (_board, { token }, is) => (token === 'evade' ? Math.min(1, is) : is) },
      { of: 'token.kept', change: (_board, { token }, is) => is || token === 'evade' },
    ],
  },
  'title.moldycrow': { modifiers: [{ of: 'token.kept', change: (_board, { token }, is) => is || token === 'focus' }] },
  'modification.longrangescanners': { modifiers: [{ of: 'lock.range', change: () => [3, 4] }] },
};

function lacking(board: Board, ship: number, other: number | null, token: Token): number {
  return other === null ? 0 : Math.max(0, shipOf(board, other).tokens[token] - shipOf(board, ship).tokens[token]);
}

function isNear(board: Board, one: number, other: number): boolean {
  return rangeOf(board, one, other) > 0;
}
