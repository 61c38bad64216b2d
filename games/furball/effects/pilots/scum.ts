import { CONDITIONS } from '../../catalogue/index.ts';
import { lockTargets, reloadable } from '../../rules/05-actions/allowed.ts';
import { isPrinted } from '../../rules/13-cards/book.ts';
import { isInFiringArc, isMeasuredThrough, othersIn, rangeOf } from '../../rules/measure.ts';
import type { Cards, Now } from '../../rules/model/cards.ts';
import { type Board, shipOf, type Token } from '../../rules/model.ts';
import {
  ANY,
  add,
  addMatching,
  assign,
  attackDice,
  borrow,
  defenceDice,
  drop,
  either,
  giveCondition,
  letChoose,
  lock,
  move,
  oweAttack,
  pick,
  remove,
  reroll,
  restore,
  rollMore,
  strip,
  suffer,
  turnDial,
  until,
  when,
} from '../../rules/ops/index.ts';
import { agilityOf, skillOf } from '../../rules/values.ts';
import { asTallonRoll, flewColour, shownAs, shows } from '../clauses/dials.ts';
import { whenAttacking, whenDefending } from '../clauses/modifiers.ts';
import {
  afterAttacking,
  afterDefending,
  at,
  attacking,
  countingAttackDice,
  countingDefenceDice,
  defending,
  given,
  spending,
} from '../clauses/moments.ts';
import {
  afterFirstRound,
  all,
  anyoneNear,
  atRange,
  bombsOf,
  type Fight,
  foeInArc,
  isOwnFriend,
  missed,
  near,
  not,
  stressed,
  unstressed,
} from '../clauses/when.ts';

const ALL_OF_THEM = 99;

/** 11.5 What hurts the defender after the attack is no splash. */
const AFTERWARDS = suffer({ hits: 1 }, 'chosen');
const SPLASH = suffer({ hits: 1 }, 'chosen', 'splash');
const isDefender = ({ attack, chosen }: Now): boolean => attack?.defender === chosen[0];

const inBullseye = ({ board, ship }: Fight): readonly number[] => othersIn(board, ship, 'bullseye', 1, 3);

const everyoneElse = ({ board, ship }: Fight): readonly number[] =>
  board.ranking.filter((seat) => seat !== ship && shipOf(board, seat).status !== 'out');

/** Pilots with an ability that is in the game and gives no condition. */
const withAbility = (now: Fight): readonly number[] =>
  everyoneElse(now).filter((seat) => {
    const card = shipOf(now.board, seat).cards[0]?.card;
    return (
      card !== undefined && isPrinted(card) && !CONDITIONS.some(({ givenBy }) => givenBy.some((by) => by === card))
    );
  });

const shadowedBy = (board: Board, giver: number): number | undefined =>
  board.ranking.find((seat) =>
    shipOf(board, seat).conditions.some(({ card, by }) => card === 'condition.shadowed' && by === giver),
  );

/** The attacker measures its range through a bomb token that the bearer has dropped. */
const measuredThroughOwnBomb = ({ board, ship, attack }: Fight): boolean =>
  attack !== null &&
  board.bombs.some(({ by, spot }) => by === ship && isMeasuredThrough(board, attack.attacker, ship, attack.arc, spot));

export const scum: Cards<'scum'> = {
  'scum.g1astarfighter.zuckuss': {
    effects: [countingAttackDice({ may: [rollMore(1, 'attack'), rollMore(1, 'defence')] })],
  },
  'scum.g1astarfighter.4lom': {
    effects: [at('end.start', { if: stressed, may: [pick(near(1, 1)), move('stress', 'self', 'chosen')] })],
  },
  'scum.hwk290.dacebonearm': {
    effects: [
      at(
        'token.assigned',
        {
          if: all<Now>(
            unstressed,
            ({ board, ship, event }) => event.token === 'ion' && rangeOf(board, ship, event.ship) > 0,
          ),
          cost: [assign('stress')],
          may: [suffer({ hits: 1 }, 'subject')],
        },
        'bystander',
      ),
    ],
  },
  'scum.hwk290.palobgodalhi': {
    effects: [
      at('combat.start', {
        may: [
          pick(near(1, 2, holdsEither)),
          either(
            { name: 'focus', does: [move('focus', 'chosen', 'self')] },
            { name: 'evade', does: [move('evade', 'chosen', 'self')] },
          ),
        ],
      }),
    ],
  },
  'scum.hwk290.torkilmux': {
    passing: [{ of: 'skill', change: () => 0 }],
    effects: [at('activation.end', { does: [pick(near(1, 2)), until('combat', 0, 'chosen')] })],
  },
  'scum.kihraxzfighter.talonbanecobra': {
    modifiers: [{ of: 'range.bonus', change: (_board, _about, bonus) => bonus * 2 }],
  },
  'scum.kihraxzfighter.grazthehunter': { modifiers: [whenDefending({ defenceDice: 1 }, foeInArc)] },
  'scum.kihraxzfighter.viktorhel': {
    effects: [afterDefending({ if: ({ attack }) => attack?.rolled !== 2, does: [assign('stress', 'attacker')] })],
  },
  'scum.kihraxzfighter.captainjostero': {
    effects: [
      at(
        'damage.suffered',
        {
          if: all<Now>(afterFirstRound, ({ attack, event }) => attack?.defender !== event.ship),
          may: [oweAttack('any', 'subject')],
          once: 'round',
        },
        'bystander',
      ),
    ],
  },
  'scum.m12lkimogilafighter.dalanoberos': {
    effects: [
      at('combat.start', {
        may: [pick(({ board, ship }) => othersIn(board, ship, 'bullseye', 1, 3)), lock('chosen')],
      }),
    ],
  },
  'scum.m12lkimogilafighter.toranikulda': {
    effects: [
      afterAttacking({
        does: [
          letChoose(
            inBullseye,
            { name: 'damage', does: [when(isDefender, AFTERWARDS), when(not(isDefender), SPLASH)] },
            {
              name: 'tokens',
              does: [remove('focus', 'chosen', ALL_OF_THEM), remove('evade', 'chosen', ALL_OF_THEM)],
            },
          ),
        ],
      }),
    ],
  },
  'scum.m3ainterceptor.quinnjast': {
    effects: [
      at('combat.start', {
        cost: [assign('disabled')],
        may: [restore(({ board, ship }) => reloadable(board, ship))],
      }),
    ],
  },
  'scum.m3ainterceptor.inaldra': {
    effects: [
      attacking({ cost: [strip('self')], may: [reroll(ANY, attackDice())] }),
      defending({ cost: [strip('self')], may: [reroll(ANY, defenceDice())] }),
    ],
  },
  'scum.m3ainterceptor.sunnybounder': {
    effects: [at('dice.rolled', { may: [addMatching()], once: 'round' })],
  },
  'scum.m3ainterceptor.genesisred': {
    effects: [
      given('lock', {
        if: (now) => lacking('focus')(now) + lacking('evade')(now) > 0,
        does: [assign('focus', 'self', lacking('focus')), assign('evade', 'self', lacking('evade'))],
      }),
    ],
  },
  'scum.m3ainterceptor.laetinashera': { effects: [afterDefending({ if: missed, may: [assign('evade')] })] },
  'scum.protectoratestarfighter.fennrau': {
    effects: [
      countingAttackDice({ if: atRange(1), may: [rollMore(1, 'attack')] }),
      countingDefenceDice({ if: atRange(1), may: [rollMore(1, 'defence')] }),
    ],
  },
  'scum.protectoratestarfighter.oldteroch': {
    effects: [
      at('combat.start', {
        may: [
          pick(near(1, 1, ({ board, ship }, seat) => isInFiringArc(board, seat, ship))),
          remove('focus', 'chosen', ALL_OF_THEM),
          remove('evade', 'chosen', ALL_OF_THEM),
        ],
      }),
    ],
  },
  'scum.protectoratestarfighter.kadsolus': {
    effects: [at('manoeuvre.executed', { if: flewColour('red'), does: [assign('focus', 'self', 2)] })],
  },
  'scum.quadjumper.sarcoplank': {
    effects: [
      countingDefenceDice({
        if: ({ board, ship }) => shipOf(board, ship).flown !== null,
        may: [
          rollMore(
            ({ board, ship, attack }) =>
              (shipOf(board, ship).flown?.manoeuvre.speed ?? 0) - agilityOf(board, ship, attack),
            'defence',
          ),
        ],
      }),
    ],
  },
  'scum.quadjumper.constablezuvio': {
    effects: [
      at('dial.revealed', {
        if: shows(({ bearing }) => bearing.startsWith('reverse')),
        may: [drop({ which: bombsOf('any'), guides: 'front' })],
      }),
    ],
  },
  'scum.quadjumper.unkarplutt': {
    effects: [at('activation.end', { does: [assign('tractor', ({ board, ship }) => shipOf(board, ship).touching)] })],
  },
  'scum.scurrgh6bomber.captainnym': {
    modifiers: [{ of: 'bomb.ignored', change: (_board, { ship, bomb }, ignored) => ignored || bomb.by === ship }],
    effects: [defending({ if: all(isOwnFriend, measuredThroughOwnBomb), may: [add(1, 'defence', 'evade')] })],
  },
  'scum.scurrgh6bomber.solsixxa': {
    modifiers: [
      {
        of: 'bomb.places',
        change: (_board, _about, places) => [
          ...places,
          { template: 'turn-1', side: 1, guides: 'rear' },
          { template: 'turn-1', side: -1, guides: 'rear' },
        ],
      },
    ],
  },
  'scum.starviper.dalanoberos': {
    effects: [at('dial.revealed', { if: unstressed, may: [turnDial(shownAs(asTallonRoll), 0)] })],
  },
  'scum.starviper.thweek': {
    passing: [{ of: 'skill', change: (_board, _about, _skill, { value }) => value }],
    effects: [
      at('setup.before-placement', {
        may: [
          either(
            { name: 'shadowed', does: [pick(everyoneElse), giveCondition('condition.shadowed', 'chosen')] },
            {
              name: 'mimicked',
              does: [pick(withAbility), giveCondition('condition.mimicked', 'chosen'), borrow('chosen')],
            },
          ),
        ],
      }),
      at('planning.start', {
        if: ({ board, ship }) => board.round === 1 && shadowedBy(board, ship) !== undefined,
        does: [
          until('match', 0, 'self', ({ board, ship }) => skillOf(board, shadowedBy(board, ship) ?? ship, 'combat')),
        ],
      }),
    ],
  },
  'scum.starviper.guri': {
    effects: [at('combat.start', { if: anyoneNear, may: [assign('focus')] })],
  },
  'scum.ywing.kavil': {
    modifiers: [whenAttacking({ attackDice: 1 }, not(foeInArc))],
  },
  'scum.ywing.drearenthal': {
    effects: [
      spending('lock', {
        cost: [assign('stress')],
        may: [pick(({ board, ship }) => lockTargets(board, ship)), lock('chosen')],
      }),
    ],
  },
  'scum.z95headhunter.ndrusuhlak': { modifiers: [whenAttacking({ attackDice: 1 })] },
};

/** How many tokens fewer the bearer has than the ship it has locked. */
function lacking(token: Token) {
  return ({ board, ship, event: { other } }: Now): number =>
    other === null ? 0 : Math.max(0, shipOf(board, other).tokens[token] - shipOf(board, ship).tokens[token]);
}

function holdsEither({ board }: Fight, seat: number): boolean {
  const { focus, evade } = shipOf(board, seat).tokens;
  return focus > 0 || evade > 0;
}
