import { countIn } from '../../rules/06-attack/dice.ts';
import { isFlyable } from '../../rules/geometry/index.ts';
import { rangeOf } from '../../rules/measure.ts';
import type { CardScript, Cards } from '../../rules/model/cards.ts';
import { isFlying, shipOf } from '../../rules/model.ts';
import {
  add,
  assign,
  attack,
  attackDice,
  cancel,
  change,
  deal,
  defenceDice,
  freeAction,
  giveCondition,
  lock,
  oweAttack,
  own,
  pick,
  remove,
  restore,
  rollMore,
  spend,
  suffer,
  turn,
  turnDial,
  unlock,
  until,
  when,
} from '../../rules/ops/index.ts';
import { flewColour, shownAs, shows } from '../clauses/dials.ts';
import { templatesFor, whenAttacking, whenDefending } from '../clauses/modifiers.ts';
import {
  afterAttacking,
  afterDefending,
  at,
  attacking,
  attackingAgain,
  comparedWith,
  comparing,
  countingAttackDice,
  defendedBy,
  defending,
  given,
  hitBy,
} from '../clauses/moments.ts';
import {
  afterFirstRound,
  all,
  atRange,
  foeHolding,
  foeInAuxiliaryArc,
  foeOf,
  foeUnready,
  hasFacedown,
  hit,
  holding,
  inFoesArc,
  isNear,
  isOwnFriend,
  missed,
  near,
  not,
  obstructed,
  slotAt,
  unstressed,
  withPrimary,
} from '../clauses/when.ts';
import { pickCritical } from '../procedures/pick-critical.ts';

const JAXED = { rule: '13.1', fact: 'A pilot at range 1 prevents focus and evade actions.' };

/** Of three cards off the victim's deck the attacker sees, and picks, the one to deal. */
const MAAREK: CardScript = {
  effects: [
    at(
      'damage.card-drawn',
      { if: ({ attack: made, event }) => made?.defender === event.ship, does: [own(pickCritical)] },
      'attacker',
    ),
  ],
};

export const imperial: Cards<'imperial'> = {
  'imperial.alphaclassstarwing.majorvynder': {
    modifiers: [whenDefending({ defenceDice: 1 }, holding('disabled'))],
  },
  'imperial.alphaclassstarwing.lieutenantkarsabi': {
    effects: [given('disabled', { if: unstressed, cost: [assign('stress')], may: [remove('disabled')] })],
  },
  'imperial.tieadvanced.darthvader': { modifiers: [{ of: 'action.count', change: () => 2 }] },
  'imperial.tieadvanced.junoeclipse': {
    effects: [
      at('dial.revealed', {
        may: [
          turnDial(
            shownAs((shown) =>
              [shown.speed - 1, shown.speed + 1]
                .filter((speed) => speed >= 1 && isFlyable(shown.bearing, speed))
                .map((speed) => ({ ...shown, speed })),
            ),
          ),
        ],
      }),
    ],
  },
  'imperial.tieadvanced.maarekstele': MAAREK,
  'imperial.tieadvanced.zertikstrom': {
    modifiers: [
      {
        of: 'range.bonus',
        far: true,
        change: (board, { attack: made, pool }, bonus, { ship }) =>
          pool === 'attack' && made.attacker !== ship && rangeOf(board, ship, made.attacker) === 1 ? 0 : bonus,
      },
    ],
  },
  'imperial.tieadvanced.commanderalozen': {
    effects: [at('combat.start', { may: [pick(near(1, 1)), lock('chosen')] })],
  },
  'imperial.tieadvanced.lieutenantcolzet': {
    effects: [
      at('end.start', {
        may: [
          pick((now) =>
            shipOf(now.board, now.ship).locks.filter(
              (seat) => isFlying(shipOf(now.board, seat)) && hasFacedown(now, seat),
            ),
          ),
          unlock('self', 'chosen', 'spent'),
          turn('faceup', 'random', 'chosen'),
        ],
      }),
    ],
  },
  'imperial.tieadvprototype.theinquisitor': {
    modifiers: [{ of: 'attack.range', change: (_board, { weapon }, range) => (weapon === 0 ? 1 : range) }],
  },
  'imperial.tieadvprototype.valenrudor': { effects: [afterDefending({ may: [freeAction('any')] })] },
  'imperial.tieaggressor.doubleedge': {
    effects: [attackingAgain({ if: all(missed, not(withPrimary)), may: [attack('another', 'any')], once: 'round' })],
  },
  'imperial.tieaggressor.lieutenantkestal': {
    effects: [defendedBy({ cost: [spend('focus')], may: [cancel('all', defenceDice('blank', 'focus'))] })],
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
  'imperial.tiedefender.colonelvessery': {
    effects: [
      at(
        'dice.rolled',
        {
          if: ({ board, event, attack: made }) =>
            event.pool === 'attack' &&
            made !== null &&
            made.dice.attack.every(({ rerolled }) => !rerolled) &&
            board.ships.some(({ locks }) => locks.includes(made.defender)),
          may: [lock('defender')],
          once: 'attack',
        },
        'attacker',
      ),
    ],
  },
  'imperial.tiedefender.rexlerbrath': {
    effects: [
      afterAttacking({
        if: ({ attack: made }) => (made?.dealt ?? 0) > 0,
        cost: [spend('focus')],
        may: [turn('faceup', 'dealt-by-attack', 'defender')],
      }),
    ],
  },
  'imperial.tiedefender.maarekstele': MAAREK,
  'imperial.tiedefender.countessryad': {
    effects: [
      at('dial.revealed', {
        if: shows(({ bearing }) => bearing === 'straight'),
        may: [turnDial(shownAs((shown) => [{ ...shown, bearing: 'koiogran-turn' }]))],
      }),
    ],
  },
  'imperial.tiefighter.maulermithel': { modifiers: [whenAttacking({ attackDice: 1 }, atRange(1))] },
  'imperial.tiefighter.scourge': {
    modifiers: [whenAttacking({ attackDice: 1 }, (fight) => shipOf(fight.board, foeOf(fight)).damage.length > 0)],
  },
  'imperial.tiefighter.backstabber': { modifiers: [whenAttacking({ attackDice: 1 }, not(inFoesArc))] },
  'imperial.tiefighter.darkcurse': {
    modifiers: [
      {
        of: 'token.spendable',
        far: true,
        change: (_board, { token, attack: made, ship }, may, { ship: bearer }) =>
          made?.defender === bearer && made.attacker === ship && token === 'focus' ? false : may,
      },
      {
        of: 'dice.modifiable',
        far: true,
        change: (_board, { attack: made, how, pool }, may, { ship }) =>
          made.defender === ship && pool === 'attack' && how === 'reroll' ? false : may,
      },
    ],
  },
  'imperial.tiefighter.nightbeast': {
    effects: [at('manoeuvre.executed', { if: flewColour('green'), may: [freeAction(['focus'])] })],
  },
  'imperial.tiefighter.wampa': {
    effects: [
      comparing({
        may: [
          when(({ attack: made }) => countIn(made, 'attack', 'crit') > 0, deal('facedown', 'defender', 'attack')),
          cancel('all', attackDice()),
        ],
      }),
    ],
  },
  'imperial.tiefighter.wingedgundark': {
    effects: [attacking({ if: atRange(1), may: [change(1, attackDice('hit'), 'crit')] })],
  },
  'imperial.tiefofighter.omegaleader': {
    modifiers: [
      {
        of: 'dice.modifiable',
        far: true,
        change: (board, { attack: made, by }, may, { ship }) =>
          by !== ship && (made.attacker === ship || made.defender === ship) && shipOf(board, ship).locks.includes(by)
            ? false
            : may,
      },
    ],
  },
  'imperial.tiefofighter.zetaleader': {
    effects: [countingAttackDice({ if: unstressed, cost: [assign('stress')], may: [rollMore(1, 'attack')] })],
  },
  'imperial.tiefofighter.omegaace': {
    effects: [
      attacking({
        cost: [spend('focus'), spend('lock')],
        may: [change('all', attackDice(), 'crit')],
      }),
    ],
  },
  'imperial.tiefofighter.zetaace': {
    modifiers: [templatesFor('barrel-roll', (plain) => [...plain, 'straight-2'])],
  },
  'imperial.tiefofighter.epsilonace': {
    modifiers: [
      { of: 'skill', change: (board, _about, skill, { on }) => (shipOf(board, on).damage.length === 0 ? 12 : skill) },
    ],
  },
  'imperial.tiefofighter.epsilonleader': {
    effects: [at('combat.start', { if: isOwnFriend, does: [remove('stress')] })],
  },
  'imperial.tieinterceptor.tetrancowall': {
    effects: [
      at('dial.revealed', {
        if: shows(({ bearing }) => bearing === 'koiogran-turn'),
        may: [
          turnDial(
            shownAs((shown) =>
              [1, 3, 5].filter((speed) => speed !== shown.speed).map((speed) => ({ ...shown, speed })),
            ),
          ),
        ],
      }),
    ],
  },
  'imperial.tieinterceptor.lieutenantlorrir': {
    modifiers: [
      templatesFor('barrel-roll', (plain) => [...plain, 'bank-1']),
      {
        of: 'move.stress',
        change: (_board, { move, template }, stress) =>
          move === 'barrel-roll' && template === 'bank-1' ? stress + 1 : stress,
      },
    ],
  },
  'imperial.tieinterceptor.soontirfel': { effects: [given('stress', { may: [assign('focus')] })] },
  'imperial.tieinterceptor.carnorjax': {
    modifiers: [
      {
        of: 'action.allowed',
        far: true,
        change: (board, { ship, action }, not, { ship: bearer }) =>
          ship !== bearer && (action === 'focus' || action === 'evade') && isNear(board, ship, bearer) ? JAXED : not,
      },
      {
        of: 'token.spendable',
        far: true,
        change: (board, { ship, token }, may, { ship: bearer }) =>
          ship !== bearer && (token === 'focus' || token === 'evade') && isNear(board, ship, bearer) ? false : may,
      },
    ],
  },
  'imperial.tieinterceptor.turrphennir': {
    effects: [afterAttacking({ may: [freeAction(['boost', 'barrel-roll'])] })],
  },
  'imperial.tieinterceptor.kirkanos': {
    effects: [attacking({ if: atRange(2, 3), cost: [spend('evade')], may: [add(1, 'attack', 'hit')] })],
  },
  'imperial.tieinterceptor.felswrath': { modifiers: [{ of: 'destruction.when', change: () => 'combat' }] },
  'imperial.tiephantom.whisper': { effects: [afterAttacking({ if: hit, may: [assign('focus')] })] },
  'imperial.tiephantom.echo': { modifiers: [templatesFor('decloak', () => ['bank-2'])] },
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
  'imperial.tiesffighter.backdraft': {
    effects: [attacking({ if: foeInAuxiliaryArc, may: [add(1, 'attack', 'crit')] })],
  },
  'imperial.tiesffighter.quickdraw': {
    effects: [at('shield.lost', { if: afterFirstRound, may: [oweAttack('primary', 'anybody')], once: 'round' })],
  },
  'imperial.tiesilencer.kyloren': {
    effects: [hitBy({ does: [giveCondition('condition.illshowyouthedarkside', 'attacker')], once: 'round' })],
  },
  'imperial.tiesilencer.testpilotblackout': { modifiers: [whenAttacking({ defenceDice: -2 }, obstructed)] },
  'imperial.tiestriker.countdown': {
    effects: [
      comparedWith({
        if: unstressed,
        cost: [suffer({ hits: 1 })],
        may: [cancel('all', attackDice()), cancel('all', defenceDice())],
        follows: [assign('stress')],
      }),
    ],
  },
  'imperial.tiestriker.duchess': {
    passing: [{ of: 'ability', change: (_board, { card }, counts) => counts && card !== 'title.adaptiveailerons' }],
    effects: [
      at('activation.turn', {
        if: ({ board, ship }) => shipOf(board, ship).cards.some(({ card }) => card === 'title.adaptiveailerons'),
        may: [until('phase', 0)],
      }),
    ],
  },
  'imperial.tiestriker.puresabacc': {
    modifiers: [whenAttacking({ attackDice: 1 }, ({ board, ship }) => shipOf(board, ship).damage.length <= 1)],
  },
};
