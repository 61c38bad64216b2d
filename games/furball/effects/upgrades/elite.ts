import type { DialManoeuvre } from '../../catalogue/index.ts';
import { objectionToFlying } from '../../rules/04-flight/activation.ts';
import type { Cards, Now } from '../../rules/model/cards.ts';
import { shipOf } from '../../rules/model.ts';
import {
  ANY,
  add,
  assign,
  attackDice,
  cancel,
  change,
  defenceDice,
  discard,
  either,
  flip,
  freeAction,
  giveCondition,
  own,
  pick,
  rememberShip,
  reroll,
  rollMore,
  scrap,
  spend,
  store,
  suffer,
  turnDial,
  until,
} from '../../rules/ops/index.ts';
import { skillOf } from '../../rules/values.ts';
import { othersOnDial, shownAs, showsColour } from '../clauses/dials.ts';
import { whenAttacking } from '../clauses/modifiers.ts';
import {
  afterAttacking,
  at,
  attackedBy,
  attacking,
  comparing,
  countingAttackDice,
  defendedBy,
  defending,
  given,
} from '../clauses/moments.ts';
import {
  all,
  atRange,
  besideDefender,
  dealtFaceup,
  foeInArc,
  foeOf,
  foeUnready,
  hit,
  holding,
  inFoesArc,
  missed,
  not,
  obstructed,
  stressed,
  unstressed,
  withWeapon,
} from '../clauses/when.ts';
import { salvo, salvoed } from '../procedures/salvo.ts';

export const elite: Cards<'elite'> = {
  'elite.adaptability': {
    effects: [
      at('setup.after-placement', {
        does: [either({ name: 'higher', does: [store(1)] }, { name: 'lower', does: [store(1), flip()] })],
        evenIdle: true,
      }),
    ],
    modifiers: [
      {
        of: 'skill',
        change: (board, { printed }, skill, { ship, place }) => {
          const held = shipOf(board, ship).cards[place];
          return held === undefined || held.tokens === 0 ? skill : held.side === 0 ? printed + 1 : printed - 1;
        },
      },
    ],
  },
  'elite.adrenalinerush': {
    effects: [
      at('dial.revealed', {
        if: showsColour('red'),
        cost: [discard('this')],
        may: [turnDial(shownAs((shown) => [{ ...shown, difficulty: 'white' }]))],
      }),
    ],
  },
  'elite.ascoretosettle': {
    effects: [
      at('setup.before-placement', {
        does: [
          pick(({ board, ship }) => board.ranking.filter((seat) => seat !== ship)),
          rememberShip(),
          giveCondition('condition.adebttopay', 'chosen'),
        ],
      }),
      attacking({
        if: (now) =>
          shipOf(now.board, foeOf(now)).conditions.some(
            ({ card, by }) => card === 'condition.adebttopay' && by === now.ship,
          ),
        may: [change(1, attackDice('focus'), 'crit')],
      }),
    ],
  },
  'elite.calculation': {
    effects: [attacking({ cost: [spend('focus')], may: [change(1, attackDice('focus'), 'crit')] })],
  },
  'elite.coolhand': {
    effects: [
      given('stress', {
        may: [
          discard('this'),
          either({ name: 'focus', does: [assign('focus')] }, { name: 'evade', does: [assign('evade')] }),
        ],
      }),
    ],
  },
  'elite.crackshot': {
    effects: [comparing({ if: foeInArc, cost: [discard('this')], may: [cancel(1, defenceDice('evade'))] })],
  },
  'elite.deadeye': {
    modifiers: [
      {
        of: 'attack.cost',
        change: (_board, _about, ways) =>
          ways.flatMap((way) =>
            way.needs === 'lock'
              ? [way, { ...way, needs: 'focus' as const, spends: way.spends === null ? null : ('focus' as const) }]
              : [way],
          ),
      },
    ],
  },
  'elite.determination': {
    effects: [at('damage.card-dealt', { if: dealtFaceup('pilot'), does: [scrap('dealt')] })],
  },
  'elite.elusiveness': {
    effects: [attackedBy({ if: unstressed, cost: [assign('stress')], may: [reroll(1, attackDice())] })],
  },
  'elite.expertise': { effects: [attacking({ if: unstressed, may: [change('all', attackDice('focus'), 'hit')] })] },
  'elite.expose': {
    passing: [
      { of: 'attack.value', change: (_board, _about, value) => value + 1 },
      { of: 'agility', change: (_board, _about, agility) => agility - 1 },
    ],
    actions: [{ does: [until('round', 0), until('round', 1)] }],
  },
  'elite.fearlessness': {
    effects: [attacking({ if: all(atRange(1), inFoesArc, foeInArc), may: [add(1, 'attack', 'hit')] })],
  },
  'elite.intimidation': {
    modifiers: [
      {
        of: 'agility',
        far: true,
        change: (board, about, agility, { ship }) =>
          shipOf(board, ship).touching.includes(about.ship) ? agility - 1 : agility,
      },
    ],
  },
  'elite.juke': {
    effects: [defendedBy({ if: holding('evade'), may: [change(1, defenceDice('evade'), 'focus')] })],
  },
  'elite.opportunist': {
    effects: [
      countingAttackDice({ if: all(unstressed, foeUnready), cost: [assign('stress')], may: [rollMore(1, 'attack')] }),
    ],
  },
  'elite.outmaneuver': {
    modifiers: [whenAttacking({ defenderAgility: -1 }, all(foeInArc, not(inFoesArc)))],
  },
  'elite.predator': {
    effects: [
      attacking({
        may: [reroll((now) => (skillOf(now.board, foeOf(now), 'combat') <= 2 ? 2 : 1), attackDice())],
      }),
    ],
  },
  'elite.pushthelimit': {
    effects: [at('action.performed', { may: [freeAction('bar', 'must')], follows: [assign('stress')], once: 'round' })],
  },
  'elite.ruthlessness': {
    effects: [
      afterAttacking({
        if: hit,
        does: [
          pick((now) => besideDefender(now).filter((seat) => seat !== now.ship)),
          suffer({ hits: 1 }, 'chosen', 'splash'),
        ],
      }),
    ],
  },
  'elite.saturationsalvo': {
    effects: [
      afterAttacking({
        if: all(missed, withWeapon('torpedo', 'missile')),
        does: [own(salvo, (now) => salvoed(now).length > 0)],
      }),
    ],
  },
  'elite.stayontarget': {
    effects: [
      at('dial.revealed', {
        may: [turnDial(redOfSameSpeed)],
      }),
    ],
  },
  'elite.trickshot': { effects: [countingAttackDice({ if: obstructed, may: [rollMore(1, 'attack')] })] },
  'elite.veteraninstincts': {},
  'elite.wired': {
    effects: [
      attacking({ if: stressed, may: [reroll(ANY, attackDice('focus'))] }),
      defending({ if: stressed, may: [reroll(ANY, defenceDice('focus'))] }),
    ],
  },
};

/** The other manoeuvres of the shown speed, as red ones, that the ship may fly. */
function redOfSameSpeed(now: Now): readonly DialManoeuvre[] {
  return othersOnDial(({ speed }, shown) => speed === shown.speed)(now)
    .map((each): DialManoeuvre => ({ ...each, difficulty: 'red', counts: 'red' }))
    .filter((each) => objectionToFlying(now.board, now.ship, each) === undefined);
}
