import { enclosing, type Seat } from '@starboard/kernel';
import type { DialManoeuvre } from '../../catalogue/index.ts';
import { courseOf } from '../../rules/04-flight/course.ts';
import { lockTargets } from '../../rules/05-actions/allowed.ts';
import { countIn } from '../../rules/06-attack/dice.ts';
import { attackIn, rollApartIn } from '../../rules/13-cards/now.ts';
import { rangeToToken } from '../../rules/geometry/index.ts';
import { isInFiringArc, others, othersInFiringArc } from '../../rules/measure.ts';
import type { CardScript, Cards, Modifier, Now, Op } from '../../rules/model/cards.ts';
import { type DicePool, type Face, type Furball, isFlying, shipOf } from '../../rules/model.ts';
import {
  ANY,
  add,
  assign,
  attack,
  attackDice,
  change,
  defenceDice,
  discard,
  either,
  freeAction,
  giveCondition,
  lock,
  look,
  nameNumber,
  nudgeDial,
  own,
  pick,
  recover,
  rememberShip,
  remove,
  replace,
  reroll,
  roll,
  scrap,
  spend,
  store,
  stow,
  suffer,
  swap,
  turn,
  turnDial,
  until,
  when,
} from '../../rules/ops/index.ts';
import { dialOf, difficultyOf, isStressed, shieldsOf, skillOf, upgradeAt } from '../../rules/values.ts';
import { flewColour, othersOnDial } from '../clauses/dials.ts';
import { treat, whenAttacking } from '../clauses/modifiers.ts';
import {
  afterAttacking,
  afterDefending,
  at,
  attacking,
  attackingAgain,
  declaredUpon,
  defendedBy,
  defending,
  given,
  losing,
} from '../clauses/moments.ts';
import {
  all,
  atRange,
  byThisCard,
  damaged,
  dealtFaceup,
  defenderFlying,
  foeHolding,
  foeInArc,
  foeOf,
  foeUnique,
  hasDial,
  hasFacedown,
  hit,
  hullLeft,
  isOwnFriend,
  missed,
  near,
  not,
  placesOf,
  shieldless,
  stored,
  stressed,
  survivesDamage,
  unstressed,
  withPrimary,
} from '../clauses/when.ts';
import { guessDial } from '../procedures/guess-dial.ts';
import { checkGuess, diceToRoll, hasGuessed, rememberGuess } from '../procedures/guess-evades.ts';
import { hasNamed, nameFace, turnToNamed } from '../procedures/name-face.ts';

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

/** One token of this kind can't be spent. */
const KEEPS_ONE = (kind: 'focus' | 'evade'): Modifier => ({
  of: 'token.spendable',
  change: (board, { ship, token }, may) => may && !(token === kind && shipOf(board, ship).tokens[kind] <= 1),
});

const placedAtSkill = (as: number): Modifier => ({
  of: 'skill',
  change: (_board, { purpose }, skill) => (purpose === 'placement' ? as : skill),
});

/** As many stress tokens as dice were rerolled; a bot takes them for a single die alone. */
const stressForEach = (pool: DicePool, face: Face): Op => ({
  ...assign('stress', 'self', ({ count }) => count),
  worth: ({ stack }) => -0.55 * countIn(attackIn(stack), pool, face),
});

/** A bot has red manoeuvres eased where it has dialled one. */
const EASED: Op = {
  ...until('phase', 0),
  worth({ board, seat }) {
    const { dial } = shipOf(board, seat);
    return dial !== null && dialOf(board, seat)[dial]?.difficulty === 'red' ? 0.5 : 0;
  },
};

const sameBearing = othersOnDial(({ bearing }, shown) => bearing === shown.bearing);
const flyable = ({ board, ship }: Now, manoeuvre: DialManoeuvre): boolean =>
  !isStressed(board, ship) || difficultyOf(board, ship, manoeuvre) !== 'red';

/** A bot changes its speed to keep clear of whatever is in its way. */
const FASTER_OR_SLOWER: Op = {
  ...turnDial((now) => sameBearing(now).filter((each) => flyable(now, each))),
  worth({ board, seat, stack }) {
    const { shown } = enclosing<Furball, 'activation'>(stack, 'activation');
    if (shown === null) return 0;
    const { offMat, rocks, touched } = courseOf(board, seat, shown);
    return offMat || rocks.length > 0 || touched.length > 0 ? 0.5 : 0;
  },
};

const chosenBy = ({ board, ship, origin }: Now): Seat | null => shipOf(board, ship).cards[origin.place]?.chosen ?? null;
const againstChosen = (now: Now): boolean => foeOf(now) === chosenBy(now);

export const crew: Cards<'crew'> = {
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
  'crew.bazemalbus': again('another'),
  'crew.bistan': { effects: [attacking({ if: atRange(1, 2), may: [HIT_TO_CRIT] })] },
  'crew.bobafett': {
    effects: [
      afterAttacking({
        if: all(defenderFlying, ({ attack: made }) => made !== null && made.dealtUp > 0),
        cost: [discard('this')],
        may: [discard(upgradesOfFoe, 'defender')],
      }),
    ],
  },
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
  'crew.boshek': {
    passing: [
      { of: 'manoeuvre.allowed', change: (_board, { when: moment }, not) => (moment === 'fly' ? undefined : not) },
    ],
    effects: [
      at(
        'activation.turn',
        {
          if: (now) => shipOf(now.board, now.ship).touching.includes(now.event.ship) && hasDial(now, now.event.ship),
          may: [look('subject'), nudgeDial(), until('phase', 0, 'subject')],
        },
        'bystander',
      ),
    ],
  },
  'crew.bossk': {
    effects: [
      afterAttacking({ if: missed, does: [when(unstressed, assign('stress')), assign('focus'), lock('defender')] }),
    ],
  },
  'crew.breachspecialist': {
    effects: [
      at('damage.card-dealt', {
        if: dealtFaceup(),
        cost: [either({ name: 'fore', does: [spend('fore')] }, { name: 'aft', does: [spend('aft')] })],
        may: [turn('facedown', 'dealt')],
        once: 'round',
      }),
      at('damage.card-dealt', { if: all(dealtFaceup(), usedThisRound), does: [turn('facedown', 'dealt')] }),
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
  'crew.cadbane': {
    effects: [
      at(
        'dice.rolled',
        { if: isForOwnBomb, may: [reroll(ANY, attackDice('focus', 'blank'))], once: 'round' },
        'bystander',
      ),
    ],
  },
  'crew.captainrex': { effects: [afterAttacking({ if: missed, may: [assign('focus')] })] },
  'crew.cassianandor': { effects: [at('planning.end', { may: [pick(near(1, 2, hasDial)), own(guessDial)] })] },
  'crew.chewbacca': { effects: [at('damage.card-dealt', { may: [scrap('dealt'), recover(), discard('this')] })] },
  'crew.chopper': {
    modifiers: [{ of: 'action.allowed', change: (_board, _about, not) => (not?.rule === '5.2' ? undefined : not) }],
    effects: [
      at('action.performed', {
        if: ({ stack }) => enclosing<Furball, 'action'>(stack, 'action').stressed,
        does: [suffer({ hits: 1 })],
      }),
    ],
  },
  'crew.cikatrovizago': { effects: [at('end.start', { cost: [discard('this')], may: [swap('illicit')] })] },
  'crew.courierdroid': {
    passing: [placedAtSkill(0), placedAtSkill(8)],
    effects: [
      at('setup.before-placement', {
        may: [either({ name: 'skill-0', does: [until('phase', 0)] }, { name: 'skill-8', does: [until('phase', 1)] })],
      }),
    ],
  },
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
  'crew.directorkrennic': {
    effects: [
      at('setup.before-placement', {
        if: all(isOwnFriend, ({ board, ship }) => shieldsOf(board, ship) <= 3),
        does: [giveCondition('condition.optimizedprototype', 'self')],
      }),
    ],
  },
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
  'crew.fleetofficer': { actions: [{ applies: isOwnFriend, does: [assign('focus')], follows: [assign('stress')] }] },
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
  'crew.generalhux': {
    actions: [
      {
        applies: isOwnFriend,
        does: [assign('focus'), giveCondition('condition.fanaticaldevotion', 'self')],
        follows: [assign('stress')],
      },
    ],
  },
  'crew.gonk': {
    actions: [{ does: [store(1)] }, { applies: stored, does: [recover()], follows: [store(-1)] }],
  },
  'crew.greedo': {
    modifiers: [
      {
        of: 'damage.faceup',
        far: true,
        change: (board, { ship, source, attack: made }, faceup, { ship: bearer }) => {
          if (made === null || source.key !== made.number || ship !== made.defender || made.dealt > 0) return faceup;
          const { attacks, defences } = shipOf(board, bearer);
          const isFirst = (made.attacker === bearer && attacks === 1) || (ship === bearer && defences === 1);
          return faceup || isFirst;
        },
      },
    ],
  },
  'crew.gunner': again('any'),
  'crew.hansolo': {
    effects: [attacking({ cost: [spend('lock')], may: [change('all', attackDice('focus'), 'hit')] })],
  },
  'crew.herasyndulla': {
    modifiers: [
      { of: 'manoeuvre.allowed', change: (_board, { when: moment }, not) => (moment === 'fly' ? undefined : not) },
    ],
  },
  'crew.hotshotcopilot': {
    modifiers: [
      {
        of: 'token.owed',
        far: true,
        change: (_board, { ship, attack: made }, owed, { ship: bearer }) => {
          const attacks = made.attacker === bearer && made.weapon === 0 && ship === made.defender;
          return owed || attacks || (made.defender === bearer && ship === made.attacker);
        },
      },
    ],
  },
  'crew.inspiringrecruit': { effects: [losing('stress', { if: isOwnFriend, may: [remove('stress')], once: 'round' })] },
  'crew.intelligenceagent': {
    effects: [at('activation.start', { may: [pick(near(1, 2, hasDial)), look('chosen')] })],
  },
  'crew.isbslicer': {
    effects: [
      at('action.performed', {
        if: ({ event }) => event.action === 'jam',
        may: [pick(besideTheJammed), assign('jam', 'chosen')],
      }),
    ],
  },
  'crew.janors': {
    effects: [
      at('token.before-assigned', {
        if: all<Now>(isOwnFriend, ({ event }) => event.token === 'focus'),
        may: [replace('evade')],
        once: 'round',
      }),
    ],
  },
  'crew.jynerso': {
    actions: [
      {
        applies: all(isOwnFriend, (now) => foesAhead(now) > 0),
        does: [assign('focus', 'self', (now) => Math.min(3, foesAhead(now)))],
      },
    ],
  },
  'crew.k4securitydroid': mayLockAfter('green'),
  'crew.kananjarrus': {
    effects: [
      at('manoeuvre.executed', { if: all(isOwnFriend, flewColour('white')), may: [remove('stress')], once: 'round' }),
    ],
  },
  'crew.ketsuonyo': {
    passing: [{ of: 'token.kept', change: (_board, { token }, kept) => kept || token === 'tractor' }],
    effects: [at('end.start', { may: [pick(heldByTractor), until('round', 0, 'chosen')] })],
  },
  'crew.kylekatarn': { effects: [losing('stress', { may: [assign('focus')] })] },
  'crew.kyloren': {
    actions: [{ does: [pick(near(1, 3)), giveCondition('condition.illshowyouthedarkside', 'chosen')] }],
  },
  'crew.landocalrissian': {
    actions: [{ does: [roll(2, 'defence', { focus: [assign('focus')], evade: [assign('evade')] })] }],
  },
  'crew.lattsrazzi': {
    effects: [
      defending({ if: foeHolding('stress'), cost: [remove('stress', 'attacker')], may: [add(1, 'defence', 'evade')] }),
    ],
  },
  'crew.leebo': { actions: [{ does: [freeAction(['boost'])], follows: [assign('ion')] }] },
  'crew.leiaorgana': {
    passing: [treat(({ difficulty }) => difficulty === 'red', 'white')],
    effects: [at('activation.start', { if: isOwnFriend, cost: [discard('this')], may: [EASED] })],
  },
  'crew.lukeskywalker': {
    ...again('any'),
    effects: [
      ...(again('any').effects ?? []),
      attacking({
        if: ({ attack: made, origin }) => made?.given === origin.card,
        may: [change(1, attackDice('focus'), 'hit')],
      }),
    ],
  },
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
  'crew.moffjerjerrod': {
    effects: [
      at('damage.card-dealt', {
        if: dealtFaceup(),
        cost: [discard(placesOf('crew'))],
        may: [turn('facedown', 'dealt')],
      }),
    ],
  },
  'crew.navigator': { effects: [at('dial.revealed', { may: [FASTER_OR_SLOWER] })] },
  'crew.niennunb': { modifiers: [treat(({ bearing }) => bearing === 'straight', 'green')] },
  'crew.operationsspecialist': {
    effects: [afterAttacking({ if: all(isOwnFriend, missed), may: [assign('focus')] })],
  },
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
  'crew.rey': {
    effects: [
      at('end.start', { may: [stow('focus')] }),
      at('combat.start', { if: stored, cost: [store(-1)], may: [assign('focus')] }),
    ],
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
  'crew.sawgerrera': {
    effects: [
      attacking({
        if: hullLeft,
        cost: [suffer({ hits: 1 })],
        may: [change('all', attackDice('focus'), 'crit')],
      }),
    ],
  },
  'crew.tactician': {
    effects: [afterAttacking({ if: all(atRange(2), foeInArc), does: [assign('stress', 'defender')] })],
  },
  'crew.tailgunner': {
    modifiers: [whenAttacking({ defenderAgility: -1 }, ({ attack: made }) => made?.arc === 'rear')],
  },
  'crew.unkarplutt': {
    effects: [
      at('manoeuvre.executed', {
        if: all(survivesDamage, ({ board, ship }) => shipOf(board, ship).flown?.overlappedShip === true),
        cost: [suffer({ hits: 1 })],
        may: [freeAction('any')],
      }),
    ],
  },
  'crew.weaponsengineer': {
    modifiers: [
      { of: 'token.limit', change: (_board, { token }, most) => (token === 'lock' ? Math.max(most, 2) : most) },
    ],
    effects: [given('lock', { if: not(byThisCard), may: [pick(notYetLocked), lock('chosen')] })],
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

/** Other ships at range 1 of the bomb that went off. */
function othersAtTheBomb({ board, ship, event }: Now): readonly Seat[] {
  const bomb = board.bombs.find(({ id }) => id === event.number);
  if (bomb === undefined) return [];
  return board.ranking.filter((seat) => {
    const other = shipOf(board, seat);
    return seat !== ship && isFlying(other) && rangeToToken(other.pose, bomb.spot) === 1;
  });
}

function foeIsGreen(now: Now): boolean {
  return skillOf(now.board, foeOf(now), 'combat') <= 2;
}

function foesAhead({ board, ship }: Pick<Now, 'board' | 'ship'>): number {
  return othersInFiringArc(board, ship, 1, 3).length;
}

function usedThisRound({ board, ship, origin }: Now): boolean {
  return shipOf(board, ship).cards[origin.place]?.used === board.round;
}

/** The places of the defender's upgrades. */
function upgradesOfFoe(now: Now): readonly number[] {
  const { cards } = shipOf(now.board, foeOf(now));
  return cards.flatMap((held, place) => (held.up && upgradeAt(held) !== undefined ? [place] : []));
}

/** Other ships without a jam token at range 1 of the one that was jammed. */
function besideTheJammed({ board, ship, stack }: Now): readonly Seat[] {
  const { answer: jammed } = enclosing<Furball, 'action'>(stack, 'action');
  if (typeof jammed !== 'number') return [];
  return others(board, jammed, 1, 1, ship).filter((seat) => shipOf(board, seat).tokens.jam === 0);
}

function heldByTractor({ board, ship }: Now): readonly Seat[] {
  return othersInFiringArc(board, ship, 1, 2).filter((seat) => shipOf(board, seat).tokens.tractor > 0);
}

function notYetLocked({ board, ship }: Now): readonly Seat[] {
  return lockTargets(board, ship).filter((seat) => !shipOf(board, ship).locks.includes(seat));
}

/** Attack dice are rolled because of a bomb that the bearer dropped. */
function isForOwnBomb({ board, ship, stack, event }: Now): boolean {
  if (event.pool !== 'attack' || rollApartIn(stack) === null) return false;
  const blast = stack.findLast(({ at: what }) => what === 'detonation');
  return blast?.at === 'detonation' && board.bombs.some(({ id, by }) => id === blast.bomb && by === ship);
}
