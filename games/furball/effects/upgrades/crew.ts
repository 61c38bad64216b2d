import type { Seat } from '@starboard/kernel';
import { lockTargets } from '../../rules/05-actions/allowed.ts';
import { rangeToToken } from '../../rules/geometry/index.ts';
import { isInFiringArc } from '../../rules/measure.ts';
import type { CardScript, Cards, Modifier, Now } from '../../rules/model/cards.ts';
import { isFlying, shipOf } from '../../rules/model.ts';
import {
  ANY,
  add,
  assign,
  attack,
  attackDice,
  change,
  defenceDice,
  discard,
  freeAction,
  lock,
  look,
  nameNumber,
  own,
  pick,
  recover,
  rememberShip,
  remove,
  reroll,
  roll,
  scrap,
  spend,
  suffer,
  turn,
  until,
  when,
} from '../../rules/ops/index.ts';
import { flewColour } from '../clauses/dials.ts';
import { treat, whenAttacking } from '../clauses/modifiers.ts';
import {
  afterAttacking,
  afterDefending,
  at,
  attacking,
  attackingAgain,
  declaredUpon,
  defending,
  losing,
} from '../clauses/moments.ts';
import {
  all,
  atRange,
  damaged,
  defenderFlying,
  foeHolding,
  foeInArc,
  foeOf,
  foeUnique,
  hasDial,
  hasFacedown,
  hullLeft,
  missed,
  near,
  shieldless,
  stressed,
  unstressed,
} from '../clauses/when.ts';
import { guessDial } from '../procedures/guess-dial.ts';
import { checkGuess, diceToRoll, hasGuessed, rememberGuess } from '../procedures/guess-evades.ts';

const HIT_TO_CRIT = change(1, attackDice('hit'), 'crit');

/** The ship makes no further attack this round, except the one that this card grants. */
const NO_MORE: Modifier = {
  of: 'attack.allowed',
  change: (_board, { given }, terms, { card }) =>
    given === card ? terms : { ...terms, barred: { rule: '6.12', fact: 'It can’t attack again this round.' } },
};

/** Another primary attack after a miss, which is the last. */
const again = (on: 'any' | 'another'): CardScript => ({
  passing: [NO_MORE],
  effects: [
    attackingAgain({
      if: all<Now>(missed, ({ attack: made, origin }) => made?.given !== origin.card),
      may: [attack('primary', on)],
      follows: [until('round', 0)],
    }),
  ],
});

const mayLockAfter = (colour: string): CardScript => ({
  effects: [
    at('manoeuvre.executed', {
      if: flewColour(colour),
      may: [pick(({ board, ship }) => lockTargets(board, ship)), lock('chosen')],
    }),
  ],
});

const chosenBy = ({ board, ship, origin }: Now): Seat | null => shipOf(board, ship).cards[origin.place]?.chosen ?? null;
const againstChosen = (now: Now): boolean => foeOf(now) === chosenBy(now);

export const crew: Cards<'crew'> = {
  'crew.agentkallus': {
    effects: [
      at('planning.start', { if: (now) => chosenBy(now) === null, does: [pick(otherShips), rememberShip()] }),
      attacking({ if: againstChosen, may: [change(1, attackDice('focus'), 'hit')] }),
      defending({ if: againstChosen, may: [change(1, defenceDice('focus'), 'evade')] }),
    ],
  },
  'crew.bazemalbus': again('another'),
  'crew.bistan': { effects: [attacking({ if: atRange(1, 2), may: [HIT_TO_CRIT] })] },
  'crew.bombardier': {
    modifiers: [
      {
        of: 'bomb.places',
        change: (_board, _about, places) =>
          places.flatMap((place) =>
            place.template === 'straight-1' ? [place, { ...place, template: 'straight-2' }] : [place],
          ),
      },
    ],
  },
  'crew.bossk': {
    effects: [
      afterAttacking({ if: missed, does: [when(unstressed, assign('stress')), assign('focus'), lock('defender')] }),
    ],
  },
  'crew.c3po': {
    effects: [
      at('dice.before-roll', {
        if: (now) => now.event.pool === 'defence' && diceToRoll(now) > 0,
        may: [nameNumber(0, diceToRoll), own(rememberGuess)],
        once: 'round',
      }),
      at('dice.rolled', { if: hasGuessed, does: [own(checkGuess)] }),
    ],
  },
  'crew.captainrex': { effects: [afterAttacking({ if: missed, may: [assign('focus')] })] },
  'crew.cassianandor': { effects: [at('planning.end', { may: [pick(near(1, 2, hasDial)), own(guessDial)] })] },
  'crew.chewbacca': { effects: [at('damage.card-dealt', { may: [scrap('dealt'), recover(), discard('this')] })] },
  'crew.darthvader': {
    effects: [
      afterAttacking({
        if: all(defenderFlying, hullLeft),
        cost: [suffer({ hits: 2 })],
        may: [suffer({ crits: 1 }, 'defender')],
      }),
    ],
  },
  'crew.dashrendar': {
    modifiers: [
      {
        of: 'obstacles.ignored',
        change: (_board, { when: moment }, ignored) => ignored || moment === 'shooting' || moment === 'line',
      },
    ],
  },
  'crew.dengar': { effects: [attacking({ may: [reroll((now) => (foeUnique(now) ? 2 : 1), attackDice())] })] },
  'crew.ezrabridger': { effects: [attacking({ if: stressed, may: [change(1, attackDice('focus'), 'crit')] })] },
  'crew.gunner': again('any'),
  'crew.hansolo': {
    effects: [attacking({ cost: [spend('lock')], may: [change('all', attackDice('focus'), 'hit')] })],
  },
  'crew.herasyndulla': {
    modifiers: [
      { of: 'manoeuvre.allowed', change: (_board, { when: moment }, not) => (moment === 'fly' ? undefined : not) },
    ],
  },
  'crew.intelligenceagent': {
    effects: [at('activation.start', { may: [pick(near(1, 2, hasDial)), look('chosen')] })],
  },
  'crew.k4securitydroid': mayLockAfter('green'),
  'crew.kylekatarn': { effects: [losing('stress', { may: [assign('focus')] })] },
  'crew.landocalrissian': {
    actions: [{ does: [roll(2, 'defence', { focus: [assign('focus')], evade: [assign('evade')] })] }],
  },
  'crew.lattsrazzi': {
    effects: [
      defending({ if: foeHolding('stress'), cost: [remove('stress', 'attacker')], may: [add(1, 'defence', 'evade')] }),
    ],
  },
  'crew.leebo': { actions: [{ does: [freeAction(['boost'])], follows: [assign('ion')] }] },
  'crew.magvayarro': { effects: [afterDefending({ may: [lock('attacker')] })] },
  'crew.marajade': {
    effects: [
      at('combat.end', {
        does: [
          assign(
            'stress',
            near(1, 1, ({ board }, seat) => shipOf(board, seat).tokens.stress === 0),
          ),
        ],
      }),
    ],
  },
  'crew.mercenarycopilot': { effects: [attacking({ if: atRange(3), may: [HIT_TO_CRIT] })] },
  'crew.niennunb': { modifiers: [treat(({ bearing }) => bearing === 'straight', 'green')] },
  'crew.outlawtech': { effects: [at('manoeuvre.executed', { if: flewColour('red'), may: [assign('focus')] })] },
  'crew.r2d2-swx22': {
    effects: [
      at('round.end', {
        if: shieldless,
        may: [recover()],
        follows: [roll(1, 'attack', { hit: [turn('faceup', 'random')] })],
      }),
    ],
  },
  'crew.rebelcaptive': { effects: [declaredUpon({ does: [assign('stress', 'attacker')], once: 'round' })] },
  'crew.reconspecialist': {
    effects: [at('action.performed', { if: ({ event }) => event.action === 'focus', does: [assign('focus')] })],
  },
  'crew.sabinewren': {
    effects: [at('bomb.detonated', { does: [pick(othersAtTheBomb), suffer({ hits: 1 }, 'chosen')], once: 'round' })],
  },
  'crew.saboteur': {
    actions: [
      {
        does: [
          pick(near(1, 1, hasFacedown)),
          roll(1, 'attack', {
            hit: [turn('faceup', 'random', 'chosen')],
            crit: [turn('faceup', 'random', 'chosen')],
          }),
        ],
      },
    ],
  },
  'crew.tactician': {
    effects: [afterAttacking({ if: all(atRange(2), foeInArc), does: [assign('stress', 'defender')] })],
  },
  'crew.tailgunner': {
    modifiers: [whenAttacking({ defenderAgility: -1 }, ({ attack: made }) => made?.arc === 'rear')],
  },
  'crew.wookieecommandos': { effects: [attacking({ may: [reroll(ANY, attackDice('focus'))] })] },
  'crew.ysanneisard': {
    effects: [at('combat.start', { if: all(shieldless, damaged), may: [freeAction(['evade'])] })],
  },
  'crew.zeborrelios': {
    modifiers: [
      {
        of: 'attack.allowed',
        far: true,
        change: (board, { ship, at: target }, terms, { ship: bearer }) => {
          if (ship !== bearer && target !== bearer) return terms;
          return isInFiringArc(board, bearer, ship === bearer ? target : ship) ? { ...terms, mayTouch: true } : terms;
        },
      },
    ],
  },
};

function otherShips({ board, ship }: Now): readonly Seat[] {
  return board.ranking.filter((seat) => seat !== ship && shipOf(board, seat).status !== 'out');
}

/** Other ships at range 1 of the bomb that went off. */
function othersAtTheBomb({ board, ship, event }: Now): readonly Seat[] {
  const bomb = board.bombs.find(({ id }) => id === event.number);
  if (bomb === undefined) return [];
  return board.ranking.filter((seat) => {
    const other = shipOf(board, seat);
    return seat !== ship && isFlying(other) && rangeToToken(other.pose, bomb.spot) === 1;
  });
}
