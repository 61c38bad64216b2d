import type { Reason } from '@starboard/kernel';
import type { DialManoeuvre } from '../../catalogue/index.ts';
import { objectionToFlying } from '../../rules/04-flight/allowed.ts';
import { hasAction } from '../../rules/05-actions/on-cards.ts';
import { rangeToRock } from '../../rules/geometry/index.ts';
import type { Cards, Now } from '../../rules/model/cards.ts';
import { shipOf } from '../../rules/model.ts';
import {
  ANY,
  add,
  assign,
  attack,
  attackDice,
  cancel,
  change,
  defenceDice,
  discard,
  either,
  enable,
  flip,
  fly,
  freeAction,
  giveCondition,
  mayPick,
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
  turnRound,
  unlock,
  until,
  when,
} from '../../rules/ops/index.ts';
import { skillOf } from '../../rules/values.ts';
import { flewColour, flewDial, othersOnDial, shownAs, showsColour } from '../clauses/dials.ts';
import { whenAttacking } from '../clauses/modifiers.ts';
import {
  afterAttacking,
  at,
  attackedBy,
  attacking,
  comparing,
  countingAttackDice,
  declaring,
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
  hasOnBar,
  hit,
  holding,
  inFoesArc,
  missed,
  near,
  not,
  obstructed,
  onSide,
  stressed,
  unstressed,
  withWeapon,
} from '../clauses/when.ts';
import { rollAndSuffer } from '../procedures/roll-and-suffer.ts';
import { salvo, salvoed } from '../procedures/salvo.ts';

const SHARP_TURNS: readonly DialManoeuvre[] = [
  { speed: 1, bearing: 'turn-left', difficulty: 'white' },
  { speed: 1, bearing: 'turn-right', difficulty: 'white' },
];

const SPENT: Reason = { rule: '13.1', fact: 'After a Snap Shot, you can’t attack again in this phase.' };
const NOT_NOW: Reason = { rule: '13.1', fact: 'You can use Snap Shot only right after a manoeuvre of the target.' };

const rocksNear = ({ board, ship }: Now): number =>
  board.asteroids.filter((rock) => rangeToRock(shipOf(board, ship).pose, rock, 'all') === 1).length;

const lockedOnto = ({ board, ship }: Now): readonly number[] =>
  board.ranking.filter((seat) => seat !== ship && shipOf(board, seat).locks.includes(ship));

/** Less skilled ships at range 1 to 2 that could perform a free action. */
const juniors = near(1, 2, ({ board, ship }, seat) => {
  const purpose = board.phase === 'combat' ? 'combat' : 'activation';
  return skillOf(board, seat, purpose) < skillOf(board, ship, purpose) && hasAction(board, seat, 'any', true);
});

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
  'elite.daredevil': {
    actions: [
      {
        does: [fly(() => SHARP_TURNS)],
        follows: [
          assign('stress'),
          when(
            not(hasOnBar('boost')),
            own(
              rollAndSuffer(2, 'crit'),
              () => true,
              () => -1,
            ),
          ),
        ],
      },
    ],
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
  'elite.debrisgambit': {
    actions: [
      {
        applies: (now) => rocksNear(now) > 0,
        does: [assign('evade', 'self', (now) => Math.min(2, rocksNear(now)))],
      },
    ],
  },
  'elite.determination': {
    effects: [at('damage.card-dealt', { if: dealtFaceup('pilot'), does: [scrap('dealt')] })],
  },
  'elite.elusiveness': {
    effects: [attackedBy({ if: unstressed, cost: [assign('stress')], may: [reroll(1, attackDice())] })],
  },
  'elite.experthandling': {
    actions: [
      {
        does: [freeAction(['barrel-roll'], 'must')],
        follows: [when(not(hasOnBar('barrel-roll')), assign('stress')), mayPick(lockedOnto), unlock('chosen', 'self')],
      },
    ],
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
  'elite.intensity': {
    effects: [
      at('action.performed', {
        if: (now) => onSide(0)(now) && (now.event.action === 'boost' || now.event.action === 'barrel-roll'),
        may: [either({ name: 'focus', does: [assign('focus')] }, { name: 'evade', does: [assign('evade')] })],
        follows: [flip()],
      }),
      at('combat.end', {
        if: onSide(1),
        may: [either({ name: 'focus', does: [spend('focus')] }, { name: 'evade', does: [spend('evade')] })],
        follows: [flip()],
      }),
    ],
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
  'elite.lightningreflexes': {
    effects: [
      at('manoeuvre.executed', {
        if: all(flewDial, not(flewColour('red'))),
        cost: [discard('this')],
        may: [turnRound()],
        follows: [assign('stress')],
      }),
    ],
  },
  'elite.marksmanship': {
    actions: [{ does: [enable('round')] }],
    effects: [
      attacking({
        lasting: true,
        may: [change(1, attackDice('focus'), 'crit'), change('all', attackDice('focus'), 'hit')],
      }),
    ],
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
  'elite.rage': {
    actions: [{ does: [assign('focus'), assign('stress', 'self', 2), enable('round')] }],
    effects: [attacking({ lasting: true, may: [reroll(3, attackDice())] })],
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
  'elite.snapshot': {
    effects: [
      at('manoeuvre.executed', { may: [attack('this', 'subject')] }, 'bystander'),
      declaring({ withThis: true, does: [until('phase', 0)] }),
    ],
    passing: [{ of: 'attack.allowed', change: (_board, _about, terms) => ({ ...terms, barred: SPENT }) }],
    modifiers: [
      {
        of: 'attack.allowed',
        change: (_board, { weapon, given: by }, terms, { place, card }) =>
          weapon === place && by !== card ? { ...terms, barred: NOT_NOW } : terms,
      },
      {
        of: 'dice.modifiable',
        change: (_board, { attack: made, pool }, may, { ship, place }) =>
          pool === 'attack' && made.attacker === ship && made.weapon === place ? false : may,
      },
    ],
  },
  'elite.squadleader': {
    actions: [{ does: [pick(juniors), freeAction('any', 'may', 'chosen')] }],
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
