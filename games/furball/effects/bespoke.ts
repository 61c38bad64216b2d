import type { Seat } from '@starboard/kernel';
import { defenceDice } from '../rules/06-attack.ts';
import { drawDamage } from '../rules/07-damage.ts';
import { setCard } from '../rules/cards/listening.ts';
import { attackIn, rollingIn } from '../rules/cards/now.ts';
import { countOf, facesOf } from '../rules/dice.ts';
import type { Card, Cards, Now } from '../rules/model/cards.ts';
import { type DamageCard, type EffectFrame, type Match, type Next, shipOf, type Tell } from '../rules/model.ts';
import { dialOf } from '../rules/values.ts';
import { near } from './when.ts';

/** Cards with a procedure of their own. */

/** Of three cards off the victim's deck the attacker sees, and picks, the one to deal. */
const PICKS_CRITICALS: Card = {
  effects: [
    {
      at: 'damage.card-drawn',
      as: 'attacker',
      applies: ({ attack, event }) => attack?.defender === event.ship,
      does: [{ op: 'own', run: pickCritical }],
    },
  ],
};

export const bespoke: Cards = {
  'imperial.tieadvanced.maarekstele': PICKS_CRITICALS,
  'imperial.tiedefender.maarekstele': PICKS_CRITICALS,
  'crew.c3po': {
    effects: [
      {
        at: 'dice.before-roll',
        as: 'own',
        may: true,
        once: 'round',
        applies: ({ event }) => event.pool === 'defence',
        does: [
          { op: 'name', least: 0, most: diceToRoll },
          { op: 'own', run: rememberGuess },
        ],
      },
      {
        at: 'dice.rolled',
        as: 'own',
        applies: ({ board, ship, origin, event }) =>
          event.pool === 'defence' && shipOf(board, ship).cards[origin.place]?.chosen != null,
        does: [{ op: 'own', run: checkGuess }],
      },
    ],
  },
  'crew.cassianandor': {
    effects: [
      {
        at: 'planning.end',
        as: 'own',
        may: true,
        does: [
          { op: 'pick', from: (now) => near(1, 2)(now).filter((seat) => shipOf(now.board, seat).dial !== null) },
          { op: 'own', run: guessDial },
        ],
      },
    ],
  },
};

function pickCritical(match: Match, frame: EffectFrame, tell: Tell): Next {
  const { board } = match;
  const { ship: bearer } = frame.origin;
  const { ship: victim, number } = frame.event;
  const ship = shipOf(board, victim);
  if (frame.stage === 0) {
    frame.stage = 1;
    const attack = attackIn(match.stack)?.number ?? 0;
    const more = [drawDamage(match, victim, attack), drawDamage(match, victim, attack)].filter(
      (card) => card !== undefined,
    );
    ship.pile = [...ship.pile, ...more];
    const seen = [...ship.damage.filter(({ id }) => id === number), ...more];
    const cards = seen.map(({ id, card }) => ({ id, card }));
    tell?.({ type: 'saw-cards', rule: '13.10', ship: bearer, of: victim, cards, to: [bearer], reveals: true });
    return {
      ask: [{ kind: 'card', seat: bearer, why: 'deal', of: victim, among: seen.map(({ id }) => id), may: false }],
    };
  }
  const chosen = ship.pile.find(({ id }) => id === frame.answer);
  const drawn = ship.damage.find(({ id }) => id === number);
  if (chosen === undefined || drawn === undefined) return undefined;
  const swapped = (one: DamageCard, other: DamageCard): DamageCard => ({ ...one, card: other.card });
  ship.damage = ship.damage.map((each) => (each === drawn ? swapped(drawn, chosen) : each));
  ship.pile = ship.pile.map((each) => (each === chosen ? swapped(chosen, drawn) : each));
  return undefined;
}

function diceToRoll({ board, attack, stack }: Now): number {
  if (attack !== null) return defenceDice(board, attack);
  const frame = stack.findLast(({ at }) => at === 'roll');
  return frame?.at === 'roll' ? frame.count : 0;
}

function rememberGuess({ board }: Match, { origin, count }: EffectFrame): undefined {
  setCard(board, shipOf(board, origin.ship), origin.place, { chosen: count });
}

/** Right before anything is changed: one evade more. */
function checkGuess({ board, stack }: Match, { origin }: EffectFrame, tell: Tell): undefined {
  const ship = shipOf(board, origin.ship);
  const guess = ship.cards[origin.place]?.chosen;
  setCard(board, ship, origin.place, { chosen: null });
  const rolling = rollingIn(stack, 'defence');
  if (rolling === null || countOf(rolling.dice, 'evade') !== guess) return;
  const before = facesOf(rolling.dice);
  rolling.dice.push({ face: 'evade', rerolled: false, fixed: false });
  tell?.({
    type: 'dice',
    rule: '13.10',
    ship: origin.ship,
    pool: 'defence',
    what: 'added',
    before,
    faces: facesOf(rolling.dice),
  });
}

/** A guess at a dial, a private look, and with a right guess another choice of one's own. */
function guessDial(match: Match, frame: EffectFrame, tell: Tell): Next {
  const { board } = match;
  const { ship } = frame.origin;
  const [other] = frame.chosen;
  if (other === undefined) return undefined;
  const theirs = dialOf(board, other);
  const stage = frame.stage++;
  if (stage === 0) return { ask: [{ kind: 'manoeuvre', seat: ship, why: 'guess', among: theirs, may: false }] };
  if (stage === 1) return toldOfGuess(match, ship, other, Number(frame.answer), tell);
  if (typeof frame.answer === 'number') {
    shipOf(board, ship).dial = frame.answer;
    tell?.({ type: 'dialled', rule: '3.2', ship });
  }
  return undefined;
}

function toldOfGuess({ board }: Match, ship: Seat, other: Seat, guess: number, tell: Tell): Next {
  const { dial } = shipOf(board, other);
  const guessed = dialOf(board, other)[guess];
  const shown = dial === null ? undefined : dialOf(board, other)[dial];
  if (guessed === undefined || shown === undefined) return undefined;
  const right = guessed.bearing === shown.bearing && guessed.speed === shown.speed;
  tell?.({ type: 'named', rule: '13.10', ship, what: `${guessed.bearing} ${guessed.speed}` });
  tell?.({ type: 'looked', rule: '13.10', ship, at: other, manoeuvre: shown, to: [ship], reveals: true });
  tell?.({ type: 'guessed', rule: '13.10', ship, at: other, right, reveals: true });
  if (!right || shipOf(board, ship).dial === null) return undefined;
  return { ask: [{ kind: 'manoeuvre', seat: ship, why: 'reset', among: dialOf(board, ship), may: true }] };
}
