import type { Cards } from '../../../rules/model/cards.ts';
import { shipOf } from '../../../rules/model.ts';
import { add, assign, attackDice, change, freeAction, lock, remove, restore } from '../../../rules/ops/index.ts';
import { whenDefending } from '../../clauses/modifiers.ts';
import { at, attacking, defending, given } from '../../clauses/moments.ts';
import { foeHolding, foeUnready, holding, slotAt, unstressed } from '../../clauses/when.ts';

/** Bombers, punishers, reapers and the Star Wing. */
export const bombers: Cards<'imperial'> = {
  'imperial.alphaclassstarwing.majorvynder': {
    modifiers: [whenDefending({ defenceDice: 1 }, holding('disabled'))],
  },
  'imperial.alphaclassstarwing.lieutenantkarsabi': {
    effects: [given('disabled', { if: unstressed, cost: [assign('stress')], may: [remove('disabled')] })],
  },
  'imperial.tiebomber.deathfire': {
    effects: [
      at('dial.revealed', { may: [freeAction('bombs')] }),
      at('action.performed', { may: [freeAction('bombs')] }),
    ],
  },
  'imperial.tiebomber.tomaxbren': {
    effects: [
      at('card.discarded', {
        if: ({ board, ship, event }) => slotAt(board, ship, event.number) === 'elite',
        does: [restore(({ event }) => [event.number])],
        once: 'round',
      }),
    ],
  },
  'imperial.tiebomber.majorrhymer': {
    modifiers: [
      {
        of: 'attack.allowed',
        change: (_board, { weapon }, terms) =>
          weapon === 0
            ? terms
            : { ...terms, nearest: Math.max(1, terms.nearest - 1), farthest: Math.min(3, terms.farthest + 1) },
      },
    ],
  },
  'imperial.tiepunisher.deathrain': {
    modifiers: [
      {
        of: 'bomb.places',
        change: (_board, _about, places) => places.flatMap((place) => [place, { ...place, guides: 'front' }]),
      },
    ],
    effects: [at('bomb.dropped', { may: [freeAction(['barrel-roll'])] })],
  },
  'imperial.tiepunisher.redline': {
    modifiers: [
      {
        of: 'token.limit',
        change: (_board, { token }, most) => (token === 'same-lock' ? Math.max(2, most) : most),
      },
    ],
    effects: [
      given('lock', {
        if: ({ board, ship, event: { other } }) =>
          shipOf(board, ship).locks.filter((locked) => locked === other).length === 1,
        may: [lock(({ event: { other } }) => (other === null ? [] : [other]))],
      }),
    ],
  },
  'imperial.tiereaper.captainferoph': {
    effects: [defending({ if: foeHolding('jam'), does: [add(1, 'defence', 'evade')] })],
  },
  'imperial.tiereaper.majorvermeil': {
    effects: [attacking({ if: foeUnready, may: [change(1, attackDice('blank', 'focus'), 'hit')] })],
  },
};
