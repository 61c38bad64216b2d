import type { Seat } from '@starboard/kernel';
import type { Slot } from '../catalogue/index.ts';
import { setCard } from '../rules/cards/listening.ts';
import { isIn } from '../rules/measure.ts';
import type { Cards, Effect, Modifier, Op } from '../rules/model/cards.ts';
import { type Board, shipOf } from '../rules/model.ts';
import { attackValueOf, hasLock, hullOf, upgradeAt } from '../rules/values.ts';
import { besideDefender, foeInArc } from './when.ts';

/** Text on weapons, and cards about weapons. What it takes to fire them is in the catalogue. */

const CANCEL_ALL: Op = { op: 'cancel', pool: 'attack' };

/** What a weapon does on a hit instead of the damage of its dice. */
const onHit = (...does: readonly Op[]): Effect => ({
  at: 'attack.hit',
  as: 'attacker',
  withThis: true,
  does: [...does, CANCEL_ALL],
  evenIdle: true,
});

const ONE_DAMAGE: Op = { op: 'suffer', who: 'defender', hits: 1, as: 'attack' };

/** A change of dice that comes with the weapon. */
const mayChange = (
  faces: readonly ('hit' | 'focus' | 'blank')[],
  to: 'hit' | 'crit' | 'focus',
  upTo: number,
): Effect => ({
  at: 'attack.modify-by-attacker',
  as: 'attacker',
  may: true,
  once: 'attack',
  withThis: true,
  does: [{ op: 'change', pool: 'attack', faces, to, upTo }],
});

/** Hits that evades cannot cancel: they go to the criticals, and there is nothing to choose. */
const SURE_HITS: Modifier = {
  of: 'cancel.order',
  change: (_board, { attack }, is, { ship, place }) =>
    attack.attacker === ship && attack.weapon === place ? { ...is, sureHits: 99 } : is,
};

export const weapons: Cards = {
  'cannon.autoblaster': { modifiers: [SURE_HITS] },
  'turret.autoblasterturret': { modifiers: [SURE_HITS] },
  'cannon.flechettecannon': {
    effects: [
      onHit(ONE_DAMAGE, {
        op: 'when',
        is: ({ board, attack }) => attack !== null && shipOf(board, attack.defender).tokens.stress === 0,
        does: [{ op: 'assign', token: 'stress', who: 'defender' }],
      }),
    ],
  },
  'cannon.heavylasercannon': {
    effects: [
      {
        at: 'dice.rolled',
        as: 'attacker',
        withThis: true,
        once: 'attack',
        applies: ({ event, attack }) =>
          event.pool === 'attack' && attack?.dice.attack.some(({ rerolled }) => rerolled) === false,
        does: [{ op: 'change', pool: 'attack', faces: ['crit'], to: 'hit' }],
      },
    ],
  },
  'cannon.ioncannon': { effects: [onHit(ONE_DAMAGE, { op: 'assign', token: 'ion', who: 'defender' })] },
  'turret.ioncannonturret': { effects: [onHit(ONE_DAMAGE, { op: 'assign', token: 'ion', who: 'defender' })] },
  'cannon.jammingbeam': { effects: [onHit({ op: 'assign', token: 'jam', who: 'defender' })] },
  'cannon.tractorbeam': { effects: [onHit({ op: 'assign', token: 'tractor', who: 'defender' })] },
  'cannon.manglercannon': { effects: [mayChange(['hit'], 'crit', 1)] },
  'turret.twinlaserturret': { effects: [onHit(ONE_DAMAGE)] },
  'turret.dorsalturret': {
    modifiers: [
      {
        of: 'attack.dice',
        change: (_board, { attack }, is, { place }) => (attack.weapon === place && attack.range === 1 ? is + 1 : is),
      },
    ],
  },
  'turret.syncedturret': {
    effects: [
      {
        at: 'attack.modify-by-attacker',
        as: 'attacker',
        may: true,
        once: 'attack',
        withThis: true,
        applies: foeInArc,
        does: [{ op: 'reroll', pool: 'attack', upTo: ({ board, ship }) => attackValueOf(board, ship) }],
      },
    ],
  },
  'missile.assaultmissiles': {
    effects: [
      {
        at: 'attack.damaged',
        as: 'attacker',
        withThis: true,
        does: [{ op: 'suffer', who: besideDefender, hits: 1, as: 'splash' }],
      },
    ],
  },
  'missile.advhomingmissiles': { effects: [onHit({ op: 'deal', who: 'defender', up: true, as: 'attack' })] },
  'missile.concussionmissiles': { effects: [mayChange(['blank'], 'hit', 1)] },
  'missile.cruisemissiles': {
    effects: [
      {
        at: 'attack.dice-count',
        as: 'attacker',
        may: true,
        once: 'attack',
        withThis: true,
        applies: ({ board, ship }) => (shipOf(board, ship).flown?.manoeuvre.speed ?? 0) > 0,
        does: [
          {
            op: 'count',
            pool: 'attack',
            n: ({ board, ship }) => Math.min(4, shipOf(board, ship).flown?.manoeuvre.speed ?? 0),
          },
        ],
      },
    ],
  },
  'missile.homingmissiles': {
    modifiers: [
      {
        of: 'token.spendable',
        far: true,
        change: (_board, { token, attack }, is, { ship, place }) =>
          token === 'evade' && attack?.attacker === ship && attack.weapon === place ? false : is,
      },
    ],
  },
  'missile.ionpulsemissiles': { effects: [onHit(ONE_DAMAGE, { op: 'assign', token: 'ion', who: 'defender', n: 2 })] },
  'missile.scramblermissiles': {
    effects: [
      onHit({ op: 'assign', token: 'jam', who: 'defender' }, { op: 'assign', token: 'jam', who: besideDefender }),
    ],
  },
  'missile.xx23sthreadtracers': {
    effects: [
      onHit({ op: 'when', is: ({ board }) => board.setup.friendlyToSelf, does: [{ op: 'lock', on: 'defender' }] }),
    ],
  },
  'missile.unguidedrockets': {
    modifiers: [
      {
        of: 'dice.modifiable',
        far: true,
        change: (_board, { attack, pool, card, how }, is, { ship, place }) =>
          pool === 'attack' && attack.attacker === ship && attack.weapon === place
            ? is && card === null && how === 'change'
            : is,
      },
    ],
  },
  'torpedo.protontorpedoes': { effects: [mayChange(['focus'], 'crit', 1)] },
  'torpedo.advprotontorpedoes': { effects: [mayChange(['blank'], 'focus', 3)] },
  'torpedo.plasmatorpedoes': {
    effects: [{ at: 'attack.damaged', as: 'attacker', withThis: true, does: [{ op: 'strip', who: 'defender' }] }],
  },
  'torpedo.iontorpedoes': {
    effects: [
      {
        at: 'attack.damaged',
        as: 'attacker',
        withThis: true,
        does: [
          { op: 'assign', token: 'ion', who: 'defender' },
          { op: 'assign', token: 'ion', who: besideDefender },
        ],
      },
    ],
  },
  'torpedo.flechettetorpedoes': {
    effects: [
      {
        at: 'attack.after',
        as: 'attacker',
        withThis: true,
        applies: ({ board, attack }) => attack !== null && hullOf(board, attack.defender) <= 4,
        does: [{ op: 'assign', token: 'stress', who: 'defender' }],
      },
    ],
  },
  'torpedo.extramunitions': {
    effects: [
      {
        at: 'setup.after-placement',
        as: 'own',
        does: [
          {
            op: 'own',
            run: (match, { origin }) => {
              loadOrdnance(match.board, origin.ship);
              return undefined;
            },
          },
        ],
      },
    ],
    modifiers: [
      {
        of: 'attack.cost',
        change: (board, { ship, weapon }, is) => {
          if ((shipOf(board, ship).cards[weapon]?.tokens ?? 0) === 0) return is;
          return is.flatMap((way) => {
            if (way.discards === 'card') return [{ ...way, discards: 'token' as const }, way];
            return way.discards === 'card-if-hit' ? [{ ...way, discards: 'token-if-hit' as const }, way] : [way];
          });
        },
      },
    ],
  },
  'elite.deadeye': {
    modifiers: [
      {
        of: 'attack.cost',
        change: (_board, _about, is) =>
          is.flatMap((way) =>
            way.needs === 'lock'
              ? [way, { ...way, needs: 'focus' as const, spends: way.spends === null ? null : ('focus' as const) }]
              : [way],
          ),
      },
    ],
  },
  'modification.munitionsfailsafe': {
    modifiers: [
      {
        of: 'attack.cost',
        change: (_board, _about, is) =>
          is.map((way) =>
            way.discards === 'card' || way.discards === 'token' ? { ...way, discards: `${way.discards}-if-hit` } : way,
          ),
      },
    ],
  },
  'title.os1arsenalloadout': {
    modifiers: [
      {
        of: 'attack.allowed',
        change: (board, { ship, weapon, at }, is) =>
          ['torpedo', 'missile'].includes(slotAt(board, ship, weapon) ?? '') && hasLock(board, ship, at)
            ? { ...is, mayBeDisabled: true }
            : is,
      },
    ],
  },
  'title.xg1assaultconfiguration': {
    modifiers: [
      {
        of: 'attack.allowed',
        change: (board, { ship, weapon }, is) =>
          slotAt(board, ship, weapon) === 'cannon' && pointsAt(board, ship, weapon) <= 2
            ? { ...is, mayBeDisabled: true }
            : is,
      },
    ],
  },
  'crew.zeborrelios': {
    modifiers: [
      {
        of: 'attack.allowed',
        far: true,
        change: (board, { ship, at }, is, { ship: bearer }) => {
          if (ship !== bearer && at !== bearer) return is;
          return isIn(board, bearer, ship === bearer ? at : ship, 'front') ? { ...is, mayTouch: true } : is;
        },
      },
    ],
  },
  'astromech.r4d6': {
    effects: [
      {
        at: 'attack.hit',
        as: 'defender',
        may: true,
        applies: ({ attack }) => (attack?.dice.attack.filter(({ face }) => face === 'hit').length ?? 0) >= 3,
        does: [
          {
            op: 'cancel',
            pool: 'attack',
            faces: ['hit'],
            upTo: ({ attack }) => (attack?.dice.attack.filter(({ face }) => face === 'hit').length ?? 2) - 2,
          },
          { op: 'assign', token: 'stress', n: ({ count }) => count },
        ],
      },
    ],
  },
  'rebel.bwing.neradantels': {
    modifiers: [
      {
        of: 'attack.allowed',
        change: (board, { ship, weapon }, is) =>
          slotAt(board, ship, weapon) === 'torpedo' ? { ...is, arcs: ['all'] } : is,
      },
    ],
  },
  'imperial.tiebomber.majorrhymer': {
    modifiers: [
      {
        of: 'attack.allowed',
        change: (_board, { weapon }, is) =>
          weapon === 0 ? is : { ...is, nearest: Math.max(1, is.nearest - 1), farthest: Math.min(3, is.farthest + 1) },
      },
    ],
  },
};

/** The slot of the weapon at a place; of the primary weapon, none. */
function slotAt(board: Board, seat: Seat, weapon: number): Slot | undefined {
  const held = weapon === 0 ? undefined : shipOf(board, seat).cards[weapon];
  return held === undefined ? undefined : upgradeAt(held)?.slot;
}

function pointsAt(board: Board, seat: Seat, weapon: number): number {
  const held = shipOf(board, seat).cards[weapon];
  return held === undefined ? 0 : (upgradeAt(held)?.points ?? 0);
}

/** An ordnance token on every torpedo, missile and bomb. */
function loadOrdnance(board: Board, seat: Seat): void {
  const ship = shipOf(board, seat);
  for (const [place, held] of ship.cards.entries()) {
    const slot = upgradeAt(held)?.slot;
    const upgrade = upgradeAt(held);
    const takesOne = slot === 'bomb' || upgrade?.weapon?.discards === true;
    if (takesOne && (slot === 'bomb' || slot === 'torpedo' || slot === 'missile'))
      setCard(board, ship, place, { tokens: 1 });
  }
}
