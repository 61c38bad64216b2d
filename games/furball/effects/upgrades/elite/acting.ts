import type { DialManoeuvre } from '../../../catalogue/index.ts';
import { hasAction } from '../../../rules/05-actions/on-cards.ts';
import { rangeToRock } from '../../../rules/geometry/index.ts';
import type { Cards, Now } from '../../../rules/model/cards.ts';
import { shipOf } from '../../../rules/model.ts';
import {
  assign,
  attackDice,
  change,
  either,
  enable,
  flip,
  fly,
  freeAction,
  mayPick,
  own,
  pick,
  reroll,
  spend,
  unlock,
  until,
  when,
} from '../../../rules/ops/index.ts';
import { skillOf } from '../../../rules/values.ts';
import { at, attacking } from '../../clauses/moments.ts';
import { hasOnBar, near, not, onSide } from '../../clauses/when.ts';
import { rollAndSuffer } from '../../procedures/roll-and-suffer.ts';

const SHARP_TURNS: readonly DialManoeuvre[] = [
  { speed: 1, bearing: 'turn-left', difficulty: 'white' },
  { speed: 1, bearing: 'turn-right', difficulty: 'white' },
];

const rocksNear = ({ board, ship }: Now): number =>
  board.asteroids.filter((rock) => rangeToRock(shipOf(board, ship).pose, rock, 'all') === 1).length;

const lockedOnto = ({ board, ship }: Now): readonly number[] =>
  board.ranking.filter((seat) => seat !== ship && shipOf(board, seat).locks.includes(ship));

/** Less skilled ships at range 1 to 2 that could perform a free action. */
const juniors = near(1, 2, ({ board, ship }, seat) => {
  const purpose = board.phase === 'combat' ? 'combat' : 'activation';
  return skillOf(board, seat, purpose) < skillOf(board, ship, purpose) && hasAction(board, seat, 'any', true);
});

/** Actions, and what follows from them. */
export const acting: Cards<'elite'> = {
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
  'elite.debrisgambit': {
    actions: [
      {
        applies: (now) => rocksNear(now) > 0,
        does: [assign('evade', 'self', (now) => Math.min(2, rocksNear(now)))],
      },
    ],
  },
  'elite.experthandling': {
    actions: [
      {
        does: [freeAction(['barrel-roll'], 'must')],
        follows: [when(not(hasOnBar('barrel-roll')), assign('stress')), mayPick(lockedOnto), unlock('chosen', 'self')],
      },
    ],
  },
  'elite.expose': {
    passing: [
      { of: 'attack.value', change: (_board, _about, value) => value + 1 },
      { of: 'agility', change: (_board, _about, agility) => agility - 1 },
    ],
    actions: [{ does: [until('round', 0), until('round', 1)] }],
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
  'elite.marksmanship': {
    actions: [{ does: [enable('round')] }],
    effects: [
      attacking({
        lasting: true,
        may: [change(1, attackDice('focus'), 'crit'), change('all', attackDice('focus'), 'hit')],
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
  'elite.squadleader': {
    actions: [{ does: [pick(juniors), freeAction('any', 'may', 'chosen')] }],
  },
};
