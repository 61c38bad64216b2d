import { damageCardOf } from '../catalogue/index.ts';
import { others } from '../rules/measure.ts';
import type { Cards } from '../rules/model/cards.ts';
import { shipOf } from '../rules/model.ts';
import { harder } from '../rules/values.ts';
import { placesIn } from './when.ts';

/** Shields, damage cards and destruction. */

export const destruction: Cards = {
  'rebel.t70xwing.redace': {
    effects: [{ at: 'shield.lost', as: 'own', once: 'round', does: [{ op: 'assign', token: 'evade' }] }],
  },
  'imperial.tiesffighter.quickdraw': {
    effects: [
      {
        at: 'shield.lost',
        as: 'own',
        may: true,
        once: 'round',
        applies: ({ board }) => board.round > 1,
        does: [
          {
            op: 'own',
            run: ({ board }, { origin }) => {
              const weapons = { only: 'primary', place: -1 } as const;
              board.owed = [
                ...board.owed,
                { by: origin.ship, card: origin.card, weapons, targets: null, besides: null },
              ];
              return undefined;
            },
          },
        ],
      },
    ],
  },
  'scum.kihraxzfighter.captainjostero': {
    effects: [
      {
        at: 'damage.suffered',
        as: 'bystander',
        may: true,
        once: 'round',
        applies: ({ board, attack, event }) => board.round > 1 && attack?.defender !== event.ship,
        does: [
          {
            op: 'own',
            run: ({ board }, { origin, event }) => {
              const weapons = { only: 'any', place: -1 } as const;
              const targets = [event.ship];
              board.owed = [...board.owed, { by: origin.ship, card: origin.card, weapons, targets, besides: null }];
              return undefined;
            },
          },
        ],
      },
    ],
  },
  'elite.determination': {
    effects: [
      {
        at: 'damage.card-dealt',
        as: 'own',
        applies: ({ board, ship, event }) => {
          const card = shipOf(board, ship).damage.find(({ id }) => id === event.number);
          return card?.up === true && damageCardOf(card.card).trait === 'pilot';
        },
        does: [{ op: 'scrap', which: 'dealt' }],
      },
    ],
  },
  'crew.chewbacca': {
    effects: [
      {
        at: 'damage.card-dealt',
        as: 'own',
        may: true,
        does: [{ op: 'scrap', which: 'dealt' }, { op: 'recover' }, { op: 'discard', what: 'this' }],
      },
    ],
  },
  'modification.integratedastromech': {
    effects: [
      {
        at: 'damage.card-dealt',
        as: 'own',
        may: true,
        applies: (now) => placesIn(now, true, 'astromech').length > 0,
        does: [
          { op: 'discard', what: (now) => placesIn(now, true, 'astromech') },
          { op: 'scrap', which: 'dealt' },
        ],
      },
    ],
  },
  'salvagedastromech.salvagedastromech': {
    effects: [
      {
        at: 'damage.card-dealt',
        as: 'own',
        may: true,
        applies: ({ board, ship, event }) => {
          const card = shipOf(board, ship).damage.find(({ id }) => id === event.number);
          return card?.up === true && damageCardOf(card.card).trait === 'ship';
        },
        does: [
          { op: 'scrap', which: 'dealt' },
          { op: 'discard', what: 'this' },
        ],
      },
    ],
  },
  'illicit.deadmansswitch': {
    effects: [
      {
        at: 'destroyed',
        as: 'own',
        does: [{ op: 'suffer', who: ({ board, ship }) => others(board, ship, 1, 1), hits: 1 }],
      },
    ],
  },
  'imperial.tieinterceptor.felswrath': { modifiers: [{ of: 'destruction.when', change: () => 'combat' }] },
  'title.lightscykinterceptor': {
    modifiers: [
      { of: 'damage.faceup', change: () => true },
      {
        of: 'difficulty',
        change: (_board, { manoeuvre }, is) => (manoeuvre.bearing.startsWith('bank') ? harder(is, 'green') : is),
      },
    ],
  },
};
