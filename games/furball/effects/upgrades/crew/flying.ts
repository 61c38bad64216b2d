import { enclosing } from '@starboard/kernel';
import type { DialManoeuvre } from '../../../catalogue/index.ts';
import { courseOf } from '../../../rules/04-flight/course.ts';
import { lockTargets } from '../../../rules/05-actions/allowed.ts';
import type { CardScript, Cards, Modifier, Now, Op } from '../../../rules/model/cards.ts';
import { type Furball, shipOf } from '../../../rules/model.ts';
import {
  assign,
  discard,
  either,
  freeAction,
  giveCondition,
  lock,
  look,
  nudgeDial,
  own,
  pick,
  remove,
  suffer,
  turnDial,
  until,
} from '../../../rules/ops/index.ts';
import { dialOf, difficultyOf, isStressed, shieldsOf } from '../../../rules/values.ts';
import { flewColour, othersOnDial } from '../../clauses/dials.ts';
import { treat } from '../../clauses/modifiers.ts';
import { at } from '../../clauses/moments.ts';
import { all, hasDial, isOwnFriend, near, survivesDamage } from '../../clauses/when.ts';
import { guessDial } from '../../procedures/guess-dial.ts';

const mayLockAfter = (colour: string): CardScript => ({
  effects: [
    at('manoeuvre.executed', {
      if: flewColour(colour),
      may: [pick(({ board, ship }) => lockTargets(board, ship)), lock('chosen')],
    }),
  ],
});

const placedAtSkill = (as: number): Modifier => ({
  of: 'skill',
  change: (_board, { purpose }, skill) => (purpose === 'placement' ? as : skill),
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

/** How the ship is placed, dialled and flown. */
export const flying: Cards<'crew'> = {
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
  'crew.cassianandor': { effects: [at('planning.end', { may: [pick(near(1, 2, hasDial)), own(guessDial)] })] },
  'crew.courierdroid': {
    passing: [placedAtSkill(0), placedAtSkill(8)],
    effects: [
      at('setup.before-placement', {
        may: [either({ name: 'skill-0', does: [until('phase', 0)] }, { name: 'skill-8', does: [until('phase', 1)] })],
      }),
    ],
  },
  'crew.directorkrennic': {
    effects: [
      at('setup.before-placement', {
        if: all(isOwnFriend, ({ board, ship }) => shieldsOf(board, ship) <= 3),
        does: [giveCondition('condition.optimizedprototype', 'self')],
      }),
    ],
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
  'crew.kananjarrus': {
    effects: [
      at('manoeuvre.executed', { if: all(isOwnFriend, flewColour('white')), may: [remove('stress')], once: 'round' }),
    ],
  },
  'crew.leiaorgana': {
    passing: [treat(({ difficulty }) => difficulty === 'red', 'white')],
    effects: [at('activation.start', { if: isOwnFriend, cost: [discard('this')], may: [EASED] })],
  },
  'crew.navigator': { effects: [at('dial.revealed', { may: [FASTER_OR_SLOWER] })] },
  'crew.niennunb': { modifiers: [treat(({ bearing }) => bearing === 'straight', 'green')] },
  'crew.outlawtech': { effects: [at('manoeuvre.executed', { if: flewColour('red'), may: [assign('focus')] })] },
  'crew.unkarplutt': {
    effects: [
      at('manoeuvre.executed', {
        if: all(survivesDamage, ({ board, ship }) => shipOf(board, ship).flown?.overlappedShip === true),
        cost: [suffer({ hits: 1 })],
        may: [freeAction('any')],
      }),
    ],
  },
};
