import { sufferFrame } from '../rules/07-damage.ts';
import { attackIn, nowFor } from '../rules/cards/now.ts';
import { isOnRock, others } from '../rules/measure.ts';
import type { Cards, Effect, Modifier, Now, Op } from '../rules/model/cards.ts';
import { type EffectFrame, type Match, type Next, shipOf } from '../rules/model.ts';
import { agilityOf, damageOn, hullOf, upgradeAt } from '../rules/values.ts';
import {
  besideDefender,
  foeInArc,
  isAlive,
  isPrimary,
  isUnstressed,
  isWeaponOf,
  near,
  rangeIs,
  weaponPoints,
} from './when.ts';

/** Declaring, what follows an attack, further attacks, turns in Combat, discards. */

const missed = ({ attack }: Now): boolean => attack !== null && !attack.everHit;
const hit = ({ attack }: Now): boolean => attack?.everHit === true;

const afterAttack = (applies: (now: Now) => boolean, does: readonly Op[]): Effect => ({
  at: 'attack.after',
  as: 'attacker',
  may: true,
  applies: (now) => isAlive(now, now.ship) && applies(now),
  does,
});

/** No attack any more this round. */
const NO_MORE: Modifier = {
  of: 'attack.allowed',
  change: (_board, { given }, is, { card }) =>
    given === card ? is : { ...is, barred: { rule: '6.12', fact: 'It attacks no more this round.' } },
};

/** Another primary attack after a miss, which is the last. */
const again = (at: 'any' | 'another'): Effect => ({
  at: 'attack.extra',
  as: 'attacker',
  may: true,
  applies: (now) => missed(now) && now.attack?.given !== now.origin.card,
  does: [
    { op: 'attack', weapon: 'primary', at },
    { op: 'own', run: noMoreAfterwards },
  ],
});

export const aroundAttacks: Cards = {
  'imperial.tieinterceptor.turrphennir': {
    effects: [afterAttack(() => true, [{ op: 'free-action', from: ['boost', 'barrel-roll'] }])],
  },
  'imperial.tiephantom.whisper': { effects: [afterAttack(hit, [{ op: 'assign', token: 'focus' }])] },
  'imperial.tieadvprototype.valenrudor': {
    effects: [
      {
        at: 'attack.after',
        as: 'defender',
        may: true,
        applies: (now) => isAlive(now, now.ship),
        does: [{ op: 'free-action', from: 'any' }],
      },
    ],
  },
  'imperial.tiedefender.rexlerbrath': {
    effects: [
      {
        ...afterAttack(
          ({ attack }) => (attack?.dealt ?? 0) > 0,
          [{ op: 'face', up: true, which: 'attack', who: 'defender' }],
        ),
        costs: [{ op: 'spend', token: 'focus' }],
      },
    ],
  },
  'rebel.xwing.wesjanson': {
    effects: [
      afterAttack(
        (now) => now.attack !== null && isAlive(now, now.attack.defender),
        [
          {
            op: 'either',
            of: [
              { name: 'focus', is: defenderHas('focus'), does: [{ op: 'remove', token: 'focus', who: 'defender' }] },
              { name: 'evade', is: defenderHas('evade'), does: [{ op: 'remove', token: 'evade', who: 'defender' }] },
              {
                name: 'lock',
                is: ({ board, attack }) => attack !== null && shipOf(board, attack.defender).locks.length > 0,
                does: [{ op: 'unlock', whose: 'defender' }],
              },
            ],
          },
        ],
      ),
    ],
  },
  'rebel.xwing.tarnmison': {
    effects: [{ at: 'attack.declared', as: 'defender', may: true, does: [{ op: 'lock', on: 'attacker' }] }],
  },
  'scum.kihraxzfighter.viktorhel': {
    effects: [
      {
        at: 'attack.after',
        as: 'defender',
        applies: (now) => now.attack?.rolled !== 2 && isAlive(now, now.ship),
        does: [{ op: 'assign', token: 'stress', who: 'attacker' }],
      },
    ],
  },
  'scum.m3ainterceptor.laetinashera': {
    effects: [
      { at: 'attack.after', as: 'defender', may: true, applies: missed, does: [{ op: 'assign', token: 'evade' }] },
    ],
  },
  'imperial.tiebomber.tomaxbren': {
    effects: [
      {
        at: 'card.discarded',
        as: 'own',
        once: 'round',
        applies: ({ board, ship, event }) => {
          const held = shipOf(board, ship).cards[event.number];
          return held !== undefined && upgradeAt(held)?.slot === 'elite';
        },
        does: [{ op: 'restore', what: ({ event }) => [event.number] }],
      },
    ],
  },
  'astromech.r3a2': {
    effects: [
      {
        at: 'attack.declared',
        as: 'attacker',
        may: true,
        applies: foeInArc,
        does: [
          { op: 'assign', token: 'stress' },
          { op: 'assign', token: 'stress', who: 'defender' },
        ],
      },
    ],
  },
  'crew.rebelcaptive': {
    effects: [
      {
        at: 'attack.declared',
        as: 'defender',
        once: 'round',
        does: [{ op: 'assign', token: 'stress', who: 'attacker' }],
      },
    ],
  },
  'crew.gunner': { passing: [NO_MORE], effects: [again('any')] },
  'crew.bazemalbus': { passing: [NO_MORE], effects: [again('another')] },
  'crew.captainrex': { effects: [afterAttack(missed, [{ op: 'assign', token: 'focus' }])] },
  'crew.magvayarro': {
    effects: [
      {
        at: 'attack.after',
        as: 'defender',
        may: true,
        applies: (now) => isAlive(now, now.ship),
        does: [{ op: 'lock', on: 'attacker' }],
      },
    ],
  },
  'crew.tactician': {
    effects: [
      {
        at: 'attack.after',
        as: 'attacker',
        applies: (now) => rangeIs(now, 2) && foeInArc(now),
        does: [{ op: 'assign', token: 'stress', who: 'defender' }],
      },
    ],
  },
  'crew.bossk': {
    effects: [
      {
        at: 'attack.after',
        as: 'attacker',
        applies: missed,
        does: [
          { op: 'when', is: isUnstressed, does: [{ op: 'assign', token: 'stress' }] },
          { op: 'assign', token: 'focus' },
          { op: 'lock', on: 'defender' },
        ],
      },
    ],
  },
  'crew.darthvader': {
    effects: [
      afterAttack(
        ({ board, ship, attack }) =>
          attack !== null &&
          shipOf(board, attack.defender).status === 'flying' &&
          damageOn(board, ship) < hullOf(board, ship),
        [
          { op: 'suffer', hits: 2 },
          { op: 'suffer', who: 'defender', crits: 1 },
        ],
      ),
    ],
  },
  'elite.ruthlessness': {
    effects: [
      {
        at: 'attack.after',
        as: 'attacker',
        applies: hit,
        does: [
          { op: 'pick', from: (now) => besideDefender(now).filter((seat) => seat !== now.ship) },
          { op: 'suffer', who: 'chosen', hits: 1, as: 'splash' },
        ],
      },
    ],
  },
  'elite.saturationsalvo': {
    effects: [
      {
        at: 'attack.after',
        as: 'attacker',
        applies: (now) => missed(now) && isWeaponOf(now, 'torpedo', 'missile'),
        does: [{ op: 'own', possible: (now) => salvoed(now).length > 0, run: salvo }],
      },
    ],
  },
  'illicit.feedbackarray': {
    effects: [
      {
        at: 'combat.turn',
        as: 'own',
        may: true,
        applies: ({ board, ship }) =>
          shipOf(board, ship).tokens.disabled === 0 &&
          !isOnRock(board, ship) &&
          damageOn(board, ship) < hullOf(board, ship) &&
          others(board, ship, 1, 1).length > 0,
        does: [
          { op: 'pick', from: near(1, 1) },
          { op: 'assign', token: 'ion' },
          { op: 'suffer', hits: 1 },
          { op: 'suffer', who: 'chosen', hits: 1 },
          { op: 'skip', what: 'attack' },
        ],
      },
    ],
  },
  'illicit.empdevice': {
    effects: [
      {
        at: 'combat.turn',
        as: 'own',
        may: true,
        costs: [{ op: 'discard', what: 'this' }],
        does: [
          { op: 'assign', token: 'ion', n: 2, who: ({ board, ship }) => [ship, ...others(board, ship, 1, 1)] },
          { op: 'skip', what: 'attack' },
        ],
      },
    ],
  },
  'salvagedastromech.r5p8': {
    effects: [
      {
        at: 'attack.after',
        as: 'defender',
        may: true,
        once: 'round',
        applies: (now) => isAlive(now, now.ship),
        does: [
          {
            op: 'roll',
            die: 'attack',
            n: 1,
            on: {
              hit: [{ op: 'suffer', who: 'attacker', hits: 1 }],
              crit: [
                { op: 'suffer', hits: 1 },
                { op: 'suffer', who: 'attacker', hits: 1 },
              ],
            },
          },
        ],
      },
    ],
  },
  'system.firecontrolsystem': { effects: [afterAttack(() => true, [{ op: 'lock', on: 'defender' }])] },
  'title.btla4ywing': {
    modifiers: [{ of: 'attack.allowed', change: (_board, _about, is) => ({ ...is, arcs: ['front'] }) }],
    effects: [
      {
        at: 'attack.extra',
        as: 'attacker',
        may: true,
        applies: isPrimary,
        does: [{ op: 'attack', weapon: 'turret', at: 'any' }],
      },
    ],
  },
  'title.tied': {
    effects: [
      {
        at: 'attack.extra',
        as: 'attacker',
        may: true,
        once: 'round',
        applies: (now) => isWeaponOf(now, 'cannon') && weaponPoints(now) <= 3,
        does: [{ op: 'attack', weapon: 'primary', at: 'any' }],
      },
    ],
  },
  'imperial.tieaggressor.doubleedge': {
    effects: [
      {
        at: 'attack.extra',
        as: 'attacker',
        may: true,
        once: 'round',
        applies: (now) => missed(now) && !isPrimary(now),
        does: [{ op: 'attack', weapon: 'another', at: 'any' }],
      },
    ],
  },
  'rebel.awing.arvelcrynyd': {
    modifiers: [{ of: 'attack.allowed', change: (_board, _about, is) => ({ ...is, mayTouch: true }) }],
  },
};

function defenderHas(token: 'focus' | 'evade') {
  return ({ board, attack }: Now): boolean => attack !== null && shipOf(board, attack.defender).tokens[token] > 0;
}

/** After the attack that was promised there is no other: the promise itself carries the mark of its card. */
function noMoreAfterwards({ board }: Match, { origin }: EffectFrame): undefined {
  const { ship, card } = origin;
  board.lasting = [
    ...board.lasting,
    { card, by: ship, on: ship, modifier: 0, until: 'round', round: board.round, value: 0 },
  ];
  return undefined;
}

/** Ships beside the defender, though not itself, whose agility is below the price of the card. */
function salvoed(now: Now): readonly number[] {
  return besideDefender(now).filter((seat) => agilityOf(now.board, seat, null) < weaponPoints(now));
}

/** Each of them rolls a die and suffers what it shows. */
function salvo(match: Match, frame: EffectFrame): Next {
  if (frame.stage === 0) frame.list = salvoed(nowFor(match.board, match.stack, frame.origin, frame.event));
  const ship = frame.list[frame.stage >> 1];
  if (ship === undefined) return undefined;
  const rolls = frame.stage % 2 === 0;
  frame.stage++;
  if (rolls) return { call: { at: 'roll', step: 0, ship, pool: 'attack', count: 1, why: frame.origin.card, dice: [] } };
  const [face] = Array.isArray(frame.returned) ? frame.returned : [];
  const hits = face === 'hit' ? 1 : 0;
  const crits = face === 'crit' ? 1 : 0;
  const number = attackIn(match.stack)?.number ?? 0;
  if (hits + crits === 0) return salvo(match, frame);
  return { call: sufferFrame(ship, hits, crits, { ...frame.source, as: 'splash', key: number }) };
}
