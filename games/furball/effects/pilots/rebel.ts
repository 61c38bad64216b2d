import { mayModify } from '../../rules/06-attack/modify.ts';
import { others, othersInFiringArc } from '../../rules/measure.ts';
import type { CardScript, Cards, Modifier, Now } from '../../rules/model/cards.ts';
import { shipOf } from '../../rules/model.ts';
import {
  ANY,
  add,
  assign,
  attack,
  attackDice,
  change,
  deal,
  defenceDice,
  either,
  flip,
  freeAction,
  giveCondition,
  lock,
  recover,
  remove,
  reroll,
  roll,
  rollMore,
  skip,
  spend,
  strip,
  turnDial,
  unlock,
  until,
} from '../../rules/ops/index.ts';
import { flewSpeed, othersOnDial, shows } from '../clauses/dials.ts';
import { attackTerms, templatesFor, treat, whenAttacking } from '../clauses/modifiers.ts';
import {
  afterAttacking,
  at,
  attacking,
  countingAttackDice,
  declaredUpon,
  defending,
  given,
  lending,
  spending,
} from '../clauses/moments.ts';
import {
  afterFirstRound,
  all,
  atRange,
  damaged,
  defenderFlying,
  foeInArc,
  holding,
  isOwnFriend,
  not,
  performed,
  placesOfCard,
  shieldless,
  shieldMissing,
  slotAt,
  stressed,
  unstressed,
} from '../clauses/when.ts';

/** As defender, criticals may be cancelled before hits. */
const CRITS_FIRST: Modifier = {
  of: 'cancel.order',
  far: true,
  change: (_board, about, order, { ship }) =>
    about.attack.defender === ship ? { ...order, mayCritsFirst: true } : order,
};

/** A focus result is turned while a focus token is held, attacking or defending. */
const POE: CardScript = {
  effects: [
    attacking({ if: holding('focus'), may: [change(1, attackDice('focus'), 'hit')] }),
    defending({ if: holding('focus'), may: [change(1, defenceDice('focus'), 'evade')] }),
  ],
};

const EZRA: CardScript = { effects: [defending({ if: stressed, may: [change(2, defenceDice('focus'), 'evade')] })] };

const SABINE: CardScript = { effects: [at('dial.before-reveal', { may: [freeAction(['boost', 'barrel-roll'])] })] };

const HIT_TO_CRIT = change(1, attackDice('hit'), 'crit');

export const rebel: Cards<'rebel'> = {
  'rebel.arc170.norrawexley': {
    effects: [
      attacking({ cost: [spend('lock')], may: [add(1, 'attack', 'focus')] }),
      defending({ cost: [spend('lock')], may: [add(1, 'defence', 'focus')] }),
    ],
  },
  'rebel.arc170.braylenstramm': {
    effects: [
      at('manoeuvre.executed', {
        if: stressed,
        may: [roll(1, 'attack', { hit: [remove('stress')], crit: [remove('stress')] })],
      }),
    ],
  },
  'rebel.attackshuttle.herasyndulla': {
    effects: [
      at('dial.revealed', {
        if: shows(({ difficulty }) => difficulty !== 'white'),
        may: [turnDial(othersOnDial(({ difficulty }, shown) => difficulty === shown.difficulty))],
      }),
    ],
  },
  'rebel.attackshuttle.sabinewren': SABINE,
  'rebel.attackshuttle.ezrabridger': EZRA,
  'rebel.attackshuttle.zeborrelios': { modifiers: [CRITS_FIRST] },
  'rebel.auzituckgunship.wullffwarro': { modifiers: [whenAttacking({ attackDice: 1 }, all(shieldless, damaged))] },
  'rebel.awing.tychocelchu': {
    modifiers: [{ of: 'action.allowed', change: (_board, _about, not) => (not?.rule === '5.2' ? undefined : not) }],
  },
  'rebel.awing.jakefarrell': { effects: [given('focus', { may: [freeAction(['boost', 'barrel-roll'])] })] },
  'rebel.awing.arvelcrynyd': { modifiers: [attackTerms({ mayTouch: true })] },
  'rebel.awing.gemmersojan': {
    modifiers: [
      {
        of: 'agility',
        change: (board, { ship }, agility) => (others(board, ship, 1, 1).length > 0 ? agility + 1 : agility),
      },
    ],
  },
  'rebel.bwing.tennumb': {
    modifiers: [
      {
        of: 'cancel.order',
        change: (_board, _about, order) => ({ ...order, sureCrits: Math.max(1, order.sureCrits) }),
      },
    ],
  },
  'rebel.bwing.keyanfarlander': {
    effects: [
      attacking({
        if: all<Now>(stressed, (now) => mayModify(now, 'attack', 'change')),
        cost: [remove('stress')],
        may: [change('all', attackDice('focus'), 'hit')],
        evenIdle: true,
      }),
    ],
  },
  'rebel.bwing.ibtisam': {
    effects: [
      attacking({ if: stressed, may: [reroll(1, attackDice())] }),
      defending({ if: stressed, may: [reroll(1, defenceDice())] }),
    ],
  },
  'rebel.bwing.neradantels': {
    modifiers: [attackTerms({ arcs: ['all'] }, (board, { ship, weapon }) => slotAt(board, ship, weapon) === 'torpedo')],
  },
  'rebel.ewing.corranhorn': {
    passing: [
      {
        of: 'attack.allowed',
        change: (board, _about, terms, { round }) =>
          board.round > round
            ? { ...terms, barred: { rule: '13.1', fact: 'It attacked at the end of the last round.' } }
            : terms,
      },
    ],
    effects: [at('end.start', { if: afterFirstRound, may: [attack('any', 'any')], follows: [until('next-round', 0)] })],
  },
  'rebel.ewing.etahnabaht': {
    effects: [
      attacking({ if: foeInArc, may: [HIT_TO_CRIT] }),
      lending({
        if: ({ board, ship, attack: made }) =>
          made !== null && made.defender !== ship && othersInFiringArc(board, ship, 1, 3).includes(made.defender),
        may: [HIT_TO_CRIT],
      }),
    ],
  },
  'rebel.kwing.mirandadoni': {
    effects: [
      countingAttackDice({
        may: [
          either(
            { name: 'one-more-die', if: not(shieldless), does: [strip('self'), rollMore(1, 'attack')] },
            { name: 'a-shield', if: shieldMissing, does: [rollMore(-1, 'attack'), recover()] },
          ),
        ],
        once: 'round',
      }),
    ],
  },
  'rebel.scurrgh6bomber.captainnym': {
    effects: [at('bomb.detonates', { may: [skip('detonation')], once: 'round' })],
  },
  'rebel.sheathipedeclassshuttle.ezrabridger': EZRA,
  'rebel.sheathipedeclassshuttle.zeborrelios': { modifiers: [CRITS_FIRST] },
  'rebel.sheathipedeclassshuttle.fennrau': {
    passing: [
      {
        of: 'token.spendable',
        change: (_board, { pool }, may) => may && pool !== 'attack',
      },
    ],
    effects: [
      at(
        'combat.turn',
        {
          if: all<Now>(unstressed, ({ board, ship, event }) =>
            othersInFiringArc(board, ship, 1, 3).includes(event.ship),
          ),
          cost: [assign('stress')],
          may: [until('round', 0, 'subject')],
        },
        'bystander',
      ),
    ],
  },
  'rebel.t70xwing.poedameron': POE,
  'rebel.t70xwing.poedameron-swx57': POE,
  'rebel.t70xwing.elloasty': {
    modifiers: [
      treat(
        ({ bearing }, board, ship) => bearing.startsWith('tallon') && shipOf(board, ship).tokens.stress === 0,
        'white',
      ),
    ],
  },
  'rebel.t70xwing.niennunb': {
    effects: [
      given('stress', {
        if: ({ board, ship }) => othersInFiringArc(board, ship, 1, 1).length > 0,
        may: [remove('stress')],
      }),
    ],
  },
  'rebel.t70xwing.snapwexley': {
    effects: [
      at('manoeuvre.executed', {
        if: all(flewSpeed(2, 4), ({ board, ship }) => shipOf(board, ship).touching.length === 0),
        may: [freeAction(['boost'])],
      }),
    ],
  },
  'rebel.t70xwing.redace': { effects: [at('shield.lost', { does: [assign('evade')], once: 'round' })] },
  'rebel.t70xwing.blueace': { modifiers: [templatesFor('boost', (plain) => [...plain, 'turn-1'])] },
  'rebel.tiefighter.sabinewren': SABINE,
  'rebel.tiefighter.ahsokatano': {
    effects: [at('combat.start', { if: isOwnFriend, cost: [spend('focus')], may: [freeAction('any')] })],
  },
  'rebel.tiefighter.captainrex': {
    effects: [afterAttacking({ if: defenderFlying, does: [giveCondition('condition.suppressivefire', 'defender')] })],
  },
  'rebel.tiefighter.zeborrelios': { modifiers: [CRITS_FIRST] },
  'rebel.xwing.wedgeantilles': { modifiers: [whenAttacking({ defenderAgility: -1 })] },
  'rebel.xwing.lukeskywalker': { effects: [defending({ may: [change(1, defenceDice('focus'), 'evade')] })] },
  'rebel.xwing.wesjanson': {
    effects: [
      afterAttacking({
        if: defenderFlying,
        may: [
          either(
            { name: 'focus', does: [remove('focus', 'defender')] },
            { name: 'evade', does: [remove('evade', 'defender')] },
            { name: 'lock', does: [unlock('defender')] },
          ),
        ],
      }),
    ],
  },
  'rebel.xwing.jekporkins': {
    effects: [
      given('stress', { may: [remove('stress')], follows: [roll(1, 'attack', { hit: [deal('facedown', 'self')] })] }),
    ],
  },
  'rebel.xwing.tarnmison': { effects: [declaredUpon({ may: [lock('attacker')] })] },
  'rebel.xwing.edriotwotubes': { effects: [at('activation.turn', { if: holding('focus'), may: [freeAction('any')] })] },
  'rebel.xwing.leevantenza': {
    effects: [
      at('action.performed', {
        if: ({ event }) => event.action === 'boost',
        cost: [assign('stress')],
        may: [assign('evade')],
      }),
    ],
  },
  'rebel.xwing.kullbeesperado': {
    effects: [
      at('action.performed', {
        if: performed('boost', 'barrel-roll'),
        may: [flip(placesOfCard('modification.servomotorsfoils'))],
      }),
    ],
  },
  'rebel.xwing.hobbieklivian': {
    effects: [given('lock', { may: [remove('stress')] }), spending('lock', { may: [remove('stress')] })],
  },
  'rebel.ywing.hortonsalm': { effects: [attacking({ if: atRange(2, 3), may: [reroll(ANY, attackDice('blank'))] })] },
  'rebel.z95headhunter.lieutenantblount': { modifiers: [{ of: 'attack.hits', change: () => true }] },
};
