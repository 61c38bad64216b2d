import { attackIn } from '../../rules/13-cards/now.ts';
import { othersInFiringArc } from '../../rules/measure.ts';
import type { Cards, Now } from '../../rules/model/cards.ts';
import { type Face, type Match, shipOf } from '../../rules/model.ts';
import {
  assign,
  attackDice,
  change,
  defenceDice,
  discard,
  either,
  flip,
  freeAction,
  own,
  pick,
  recover,
  roll,
  scrap,
  turnDial,
  unlock,
} from '../../rules/ops/index.ts';
import { attackValueOf, harder } from '../../rules/values.ts';
import { asTallonRoll, flewClear, shownAs, shows } from '../clauses/dials.ts';
import { isBank, treat } from '../clauses/modifiers.ts';
import { at, attacking, defending, hitBy } from '../clauses/moments.ts';
import { all, atRange, inFoesArc, not, performed, placesOf, unstressed, withWeapon } from '../clauses/when.ts';

/** The sides of Servomotor S-foils, and what the way back to attack is worth to a bot. */
const CLOSED = 1;
const TO_ATTACK = 0.3;

const turnedTo =
  (side: 0 | 1) =>
  ({ board, ship, origin }: Now): boolean =>
    shipOf(board, ship).cards[origin.place]?.side === side;

const EVADE = freeAction(['evade']);

export const modifications: Cards<'modification'> = {
  'modification.advancedslam': {
    effects: [at('action.performed', { if: all<Now>(performed('slam'), flewClear), may: [freeAction('bar')] })],
  },
  'modification.autothrusters': {
    effects: [
      defending({
        if: (now) => atRange(3)(now) || !inFoesArc(now),
        may: [change(1, defenceDice('blank'), 'evade')],
      }),
    ],
  },
  'modification.bwinge2': {},
  'modification.engineupgrade': {},
  'modification.experimentalinterface': {
    effects: [
      at('action.performed', {
        may: [freeAction('upgrades', 'must')],
        follows: [assign('stress')],
        once: 'round',
      }),
    ],
  },
  'modification.guidancechips': {
    effects: [
      attacking({
        if: withWeapon('torpedo', 'missile'),
        may: [
          either(
            {
              name: 'crit',
              if: ({ board, ship }) => attackValueOf(board, ship) >= 3,
              does: [change(1, attackDice('hit', 'focus', 'blank'), 'crit')],
            },
            {
              name: 'hit',
              if: ({ board, ship }) => attackValueOf(board, ship) < 3,
              does: [change(1, attackDice('crit', 'focus', 'blank'), 'hit')],
            },
          ),
        ],
        once: 'round',
      }),
    ],
  },
  'modification.hullupgrade': {},
  'modification.integratedastromech': {
    effects: [at('damage.card-dealt', { cost: [discard(placesOf('astromech'))], may: [scrap('dealt')] })],
  },
  'modification.lightweightframe': {
    effects: [
      at(
        'dice.rolled',
        {
          if: ({ event, attack }) =>
            event.pool === 'defence' && attack !== null && attack.dice.attack.length > attack.dice.defence.length,
          does: [
            roll(1, 'defence', {
              evade: [own(addDie('evade'))],
              focus: [own(addDie('focus'))],
              blank: [own(addDie('blank'))],
            }),
          ],
          once: 'attack',
        },
        'defender',
      ),
    ],
  },
  'modification.longrangescanners': { modifiers: [{ of: 'lock.range', change: () => [3, 4] }] },
  'modification.multispectralcamouflage': {
    effects: [
      at(
        'token.assigned',
        {
          if: ({ board, ship, event }) =>
            event.token === 'lock' &&
            event.other === ship &&
            board.ships.filter(({ locks }) => locks.includes(ship)).length === 1,
          does: [roll(1, 'defence', { evade: [unlock('subject', 'self')] })],
        },
        'bystander',
      ),
    ],
  },
  'modification.munitionsfailsafe': {
    modifiers: [
      {
        of: 'attack.cost',
        change: (_board, _about, ways) =>
          ways.map((way) =>
            way.discards === 'card' || way.discards === 'token' ? { ...way, discards: `${way.discards}-if-hit` } : way,
          ),
      },
    ],
  },
  'modification.pulsedrayshield': {
    effects: [at('end.start', { cost: [assign('ion')], may: [recover()] })],
  },
  'modification.servomotorsfoils': {
    modifiers: [
      {
        of: 'difficulty',
        change: (board, { manoeuvre }, counts, { ship, place }) =>
          shipOf(board, ship).cards[place]?.side === CLOSED && isBank(manoeuvre) && manoeuvre.speed === 2
            ? harder(counts, 'green')
            : counts,
      },
    ],
    effects: [
      at('setup.after-placement', {
        does: [either({ name: 'attack', does: [] }, { name: 'closed', does: [flip()] })],
        evenIdle: true,
      }),
      // 14.10 Once in a round, whichever way: there and back would change nothing.
      at('activation.start', { if: turnedTo(CLOSED), may: [flip('this', TO_ATTACK)], once: 'round' }),
      at('activation.start', { if: not(turnedTo(CLOSED)), may: [flip()], once: 'round' }),
      at('dial.revealed', {
        if: all(
          unstressed,
          not(turnedTo(CLOSED)),
          shows(({ bearing, speed }) => bearing.startsWith('turn') && speed === 3),
        ),
        may: [turnDial(shownAs(asTallonRoll), 0)],
      }),
    ],
  },
  'modification.shieldupgrade': {},
  'modification.spacetugtractorarray': {
    actions: [
      {
        does: [pick(({ board, ship }) => othersInFiringArc(board, ship, 1, 1)), assign('tractor', 'chosen')],
      },
    ],
  },
  'modification.stealthdevice': { effects: [hitBy({ does: [discard('this')] })] },
  'modification.stygiumparticleaccelerator': {
    effects: [
      at('decloaked', { may: [EVADE] }),
      at('action.performed', { if: ({ event }) => event.action === 'cloak', may: [EVADE] }),
    ],
  },
  'modification.targetingcomputer': {},
  'modification.twinionenginemkii': { modifiers: [treat(isBank, 'green')] },
  'modification.vectoredthrusters': {},
};

/** A die that was rolled besides joins those of the attack. */
function addDie(face: Face) {
  return ({ stack }: Match): undefined => {
    attackIn(stack)?.dice.defence.push({ face, rerolled: false, fixed: false });
    return undefined;
  };
}
