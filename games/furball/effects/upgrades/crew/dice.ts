import type { Seat } from '@starboard/kernel';
import { countIn } from '../../../rules/06-attack/dice.ts';
import { attackIn } from '../../../rules/13-cards/now.ts';
import type { Cards, Modifier, Now, Op } from '../../../rules/model/cards.ts';
import { type DicePool, type Face, shipOf } from '../../../rules/model.ts';
import {
  ANY,
  add,
  assign,
  attackDice,
  change,
  defenceDice,
  either,
  nameNumber,
  own,
  pick,
  rememberShip,
  remove,
  reroll,
  spend,
  suffer,
  until,
  when,
} from '../../../rules/ops/index.ts';
import { skillOf } from '../../../rules/values.ts';
import { afterAttacking, at, attacking, defendedBy, defending } from '../../clauses/moments.ts';
import {
  all,
  atRange,
  foeHolding,
  foeInArc,
  foeOf,
  foeUnique,
  hit,
  hullLeft,
  isOwnFriend,
  not,
  stressed,
  unstressed,
  withPrimary,
} from '../../clauses/when.ts';
import { checkGuess, diceToRoll, hasGuessed, rememberGuess } from '../../procedures/guess-evades.ts';
import { hasNamed, nameFace, turnToNamed } from '../../procedures/name-face.ts';

const HIT_TO_CRIT = change(1, attackDice('hit'), 'crit');

/** One token of this kind can't be spent. */
const KEEPS_ONE = (kind: 'focus' | 'evade'): Modifier => ({
  of: 'token.spendable',
  change: (board, { ship, token }, may) => may && !(token === kind && shipOf(board, ship).tokens[kind] <= 1),
});

/** As many stress tokens as dice were rerolled; a bot takes them for a single die alone. */
const stressForEach = (pool: DicePool, face: Face): Op => ({
  ...assign('stress', 'self', ({ count }) => count),
  worth: ({ stack }) => -0.55 * countIn(attackIn(stack), pool, face),
});

const chosenBy = ({ board, ship, origin }: Now): Seat | null => shipOf(board, ship).cards[origin.place]?.chosen ?? null;
const againstChosen = (now: Now): boolean => foeOf(now) === chosenBy(now);

/** Dice of attack and defence. */
export const dice: Cards<'crew'> = {
  'crew.4lom': {
    passing: [KEEPS_ONE('focus'), KEEPS_ONE('evade')],
    effects: [
      attacking({
        cost: [assign('ion')],
        may: [
          either(
            { name: 'focus', if: foeHolding('focus'), does: [until('attack', 0, 'defender')] },
            { name: 'evade', if: foeHolding('evade'), does: [until('attack', 1, 'defender')] },
          ),
        ],
      }),
    ],
  },
  'crew.agentkallus': {
    effects: [
      at('planning.start', { if: (now) => chosenBy(now) === null, does: [pick(otherShips), rememberShip()] }),
      attacking({ if: againstChosen, may: [change(1, attackDice('focus'), 'hit')] }),
      defending({ if: againstChosen, may: [change(1, defenceDice('focus'), 'evade')] }),
    ],
  },
  'crew.bistan': { effects: [attacking({ if: atRange(1, 2), may: [HIT_TO_CRIT] })] },
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
  'crew.dengar': { effects: [attacking({ may: [reroll((now) => (foeUnique(now) ? 2 : 1), attackDice())] })] },
  'crew.emperorpalpatine': {
    effects: [
      at('dice.before-roll', {
        if: all<Now>(isOwnFriend, (now) => diceToRoll(now) > 0),
        may: [own(nameFace)],
        once: 'round',
      }),
      at('dice.rolled', { if: hasNamed, does: [own(turnToNamed)] }),
    ],
  },
  'crew.ezrabridger': { effects: [attacking({ if: stressed, may: [change(1, attackDice('focus'), 'crit')] })] },
  'crew.finn': {
    effects: [
      attacking({ if: all(withPrimary, foeInArc), may: [add(1, 'attack', 'blank')] }),
      defending({ if: foeInArc, may: [add(1, 'defence', 'blank')] }),
    ],
  },
  'crew.flightinstructor': {
    effects: [
      defending({
        may: [
          when(foeIsGreen, reroll(1, defenceDice('focus', 'blank'))),
          when(not(foeIsGreen), reroll(1, defenceDice('focus'))),
        ],
      }),
    ],
  },
  'crew.hansolo': {
    effects: [attacking({ cost: [spend('lock')], may: [change('all', attackDice('focus'), 'hit')] })],
  },
  'crew.lattsrazzi': {
    effects: [
      defending({ if: foeHolding('stress'), cost: [remove('stress', 'attacker')], may: [add(1, 'defence', 'evade')] }),
    ],
  },
  'crew.maul': {
    effects: [
      attacking({
        if: unstressed,
        may: [reroll(ANY, attackDice())],
        follows: [stressForEach('attack', 'blank')],
      }),
      afterAttacking({ if: hit, may: [remove('stress')] }),
    ],
  },
  'crew.mercenarycopilot': { effects: [attacking({ if: atRange(3), may: [HIT_TO_CRIT] })] },
  'crew.sawgerrera': {
    effects: [
      attacking({
        if: hullLeft,
        cost: [suffer({ hits: 1 })],
        may: [change('all', attackDice('focus'), 'crit')],
      }),
    ],
  },
  'crew.wookieecommandos': { effects: [attacking({ may: [reroll(ANY, attackDice('focus'))] })] },
  'crew.zuckuss': {
    effects: [
      defendedBy({
        if: unstressed,
        may: [reroll(ANY, defenceDice())],
        follows: [stressForEach('defence', 'evade')],
      }),
    ],
  },
};

function otherShips({ board, ship }: Now): readonly Seat[] {
  return board.ranking.filter((seat) => seat !== ship && shipOf(board, seat).status !== 'out');
}

function foeIsGreen(now: Now): boolean {
  return skillOf(now.board, foeOf(now), 'combat') <= 2;
}
