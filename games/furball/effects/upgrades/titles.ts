import { isIn, othersInFiringArc } from '../../rules/measure.ts';
import type { Cards, Now } from '../../rules/model/cards.ts';
import {
  add,
  assign,
  attack,
  attackDice,
  change,
  defenceDice,
  discard,
  freeAction,
  pick,
  reroll,
  rollMore,
  unlock,
} from '../../rules/ops/index.ts';
import { hasLock } from '../../rules/values.ts';
import { AILERONS, flewClear, flewSpeed } from '../clauses/dials.ts';
import { attackTerms, isBank, ONLY_IN_ARC, templatesFor, treat } from '../clauses/modifiers.ts';
import {
  afterDefending,
  at,
  attacking,
  attackingAgain,
  countingAttackDice,
  defending,
  given,
} from '../clauses/moments.ts';
import {
  all,
  type Fight,
  foeInArc,
  foeOf,
  inFoesArc,
  isAuxiliary,
  isNear,
  isOwnFriend,
  not,
  performed,
  pointsAt,
  primaryAhead,
  slotAt,
  weaponPoints,
  withPrimary,
  withWeapon,
} from '../clauses/when.ts';

const FASTEST = 5;

/** The die that Special Ops Training offers first was rolled in this attack. */
const tookTheDie = ({ attack: made, ship, origin }: Now): boolean =>
  made?.used.includes(`${ship} ${origin.card} 0`) === true;

export const titles: Cards<'title'> = {
  'title.adaptiveailerons': { effects: [AILERONS] },
  'title.advancedailerons': {
    effects: [AILERONS],
    modifiers: [treat((manoeuvre) => isBank(manoeuvre) && manoeuvre.speed === 3, 'white')],
  },
  'title.allianceoverhaul': {
    effects: [
      countingAttackDice({ if: primaryAhead, may: [rollMore(1, 'attack')] }),
      attacking({
        if: ({ attack: made }) => made !== null && isAuxiliary(made.arc),
        may: [change(1, attackDice('focus'), 'crit')],
      }),
    ],
  },
  'title.awingtestpilot': {},
  'title.blackone': {
    effects: [
      at('action.performed', {
        if: all(isOwnFriend, performed('boost', 'barrel-roll')),
        may: [
          pick(({ board, ship }) => board.ranking.filter((seat) => hasLock(board, seat, ship))),
          unlock('chosen', 'self'),
        ],
      }),
    ],
  },
  'title.btla4ywing': {
    modifiers: [ONLY_IN_ARC],
    effects: [attackingAgain({ if: withPrimary, may: [attack('turret', 'any')] })],
  },
  'title.concorddawnprotector': {
    effects: [
      defending({
        if: all<Fight>((now) => isNear(now.board, now.ship, foeOf(now)), inFoesArc, foeInArc),
        does: [add(1, 'defence', 'evade')],
      }),
    ],
  },
  'title.enforcer': {
    effects: [
      afterDefending({
        if: ({ board, ship, attack: made }) => made !== null && isIn(board, ship, made.attacker, 'bullseye'),
        does: [assign('stress', 'attacker')],
      }),
    ],
  },
  'title.firstordervanguard': {
    effects: [
      attacking({
        if: ({ board, ship, attack: made }) =>
          made !== null && othersInFiringArc(board, ship, 1, 3).every((seat) => seat === made.defender),
        may: [reroll(1, attackDice())],
      }),
      defending({ cost: [discard('this')], may: [reroll('all', defenceDice())] }),
    ],
  },
  'title.havoc': {},
  'title.heavyscykinterceptor': {},
  'title.lightscykinterceptor': {
    modifiers: [{ of: 'damage.faceup', change: () => true }, treat(isBank, 'green')],
  },
  'title.misthunter': {},
  'title.moldycrow': {
    modifiers: [{ of: 'token.kept', change: (_board, { token }, keeps) => keeps || token === 'focus' }],
  },
  'title.os1arsenalloadout': {
    modifiers: [
      attackTerms({ mayBeDisabled: true }, (board, { ship, weapon, at: target }) => {
        const slot = slotAt(board, ship, weapon);
        return (slot === 'torpedo' || slot === 'missile') && hasLock(board, ship, target);
      }),
    ],
  },
  'title.royalguardtie': {},
  'title.sabinesmasterpiece': {},
  'title.specialopstraining': {
    modifiers: [attackTerms({ arcs: ['rear'] }, (_board, { given: by }) => by === 'title.specialopstraining')],
    effects: [
      countingAttackDice({ if: primaryAhead, may: [rollMore(1, 'attack')] }),
      attackingAgain({ if: all<Now>(primaryAhead, not(tookTheDie)), may: [attack('primary', 'any')] }),
    ],
  },
  'title.starvipermkii': { modifiers: [templatesFor('barrel-roll', () => ['bank-1'])] },
  'title.tied': {
    effects: [
      attackingAgain({
        if: all(withWeapon('cannon'), (now) => weaponPoints(now) <= 3),
        may: [attack('primary', 'any')],
        once: 'round',
      }),
    ],
  },
  'title.tieshuttle': {},
  'title.tiev1': { effects: [given('lock', { may: [freeAction(['evade'])] })] },
  'title.tiex1': {},
  'title.tiex7': {
    effects: [at('manoeuvre.executed', { if: all(flewSpeed(3, FASTEST), flewClear), may: [freeAction(['evade'])] })],
  },
  'title.vaksai': {},
  'title.virago': {},
  'title.xg1assaultconfiguration': {
    modifiers: [
      attackTerms(
        { mayBeDisabled: true },
        (board, { ship, weapon }) => slotAt(board, ship, weapon) === 'cannon' && pointsAt(board, ship, weapon) <= 2,
      ),
    ],
  },
};
