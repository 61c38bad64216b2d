import { sufferFrame } from '../rules/07-damage.ts';
import { rangeToToken } from '../rules/geometry/index.ts';
import type { Card, Cards, Op } from '../rules/model/cards.ts';
import { type Face, isFlying, shipOf } from '../rules/model.ts';

/** Bombs and mines, and cards about dropping them. */

/** Dropped on revealing the dial, or as an action. */
const ON_REVEAL: Card['effects'] = [
  {
    at: 'dial.revealed',
    as: 'own',
    may: true,
    applies: ({ board, ship }) => !shipOf(board, ship).droppedBomb,
    does: [{ op: 'drop' }],
  },
];
const AS_ACTION: Card['actions'] = [{ does: [{ op: 'drop' }] }];

/** The ship that is hit rolls, and suffers all that its dice show at once: hits before criticals. */
const roll = (n: number, critsAs: 'hit' | 'crit'): Op => ({
  op: 'own',
  run(_match, frame) {
    const [ship] = frame.chosen;
    if (ship === undefined || frame.stage > 1) return undefined;
    frame.stage++;
    if (frame.stage === 1) {
      return { call: { at: 'roll', step: 0, ship, pool: 'attack', count: n, why: frame.origin.card, dice: [] } };
    }
    const faces = Array.isArray(frame.returned) ? frame.returned : [];
    const crits = critsAs === 'crit' ? countFace(faces, 'crit') : 0;
    const hits = countFace(faces, 'hit') + countFace(faces, 'crit') - crits;
    return hits + crits === 0 ? undefined : { call: sufferFrame(ship, hits, crits, frame.source) };
  },
});
const countFace = (faces: readonly Face[], face: Face): number => faces.filter((each) => each === face).length;
const HIT: readonly Op[] = [{ op: 'suffer', who: 'chosen', hits: 1 }];

export const bombs: Cards = {
  'bomb.seismiccharges': { effects: ON_REVEAL, detonates: HIT },
  'bomb.protonbombs': { effects: ON_REVEAL, detonates: [{ op: 'deal', who: 'chosen', up: true }] },
  'bomb.ionbombs': { effects: ON_REVEAL, detonates: [{ op: 'assign', token: 'ion', who: 'chosen', n: 2 }] },
  'bomb.thermaldetonators': {
    effects: ON_REVEAL,
    detonates: [...HIT, { op: 'assign', token: 'stress', who: 'chosen' }],
  },
  'bomb.bombletgenerator': { effects: ON_REVEAL, detonates: [roll(2, 'crit')] },
  'bomb.proximitymines': { actions: AS_ACTION, detonates: [roll(3, 'crit')] },
  'bomb.clustermines': { actions: AS_ACTION, detonates: [roll(2, 'hit')] },
  'bomb.connernet': {
    actions: AS_ACTION,
    detonates: [
      ...HIT,
      { op: 'assign', token: 'ion', who: 'chosen', n: 2 },
      {
        op: 'own',
        run: ({ board }, { chosen }) => {
          for (const seat of chosen) shipOf(board, seat).skipsAction = true;
          return undefined;
        },
      },
    ],
  },
  'crew.bombardier': {
    modifiers: [
      {
        of: 'bomb.places',
        change: (_board, _about, is) =>
          is.flatMap((place) =>
            place.template === 'straight-1' ? [place, { ...place, template: 'straight-2' }] : [place],
          ),
      },
    ],
  },
  'scum.scurrgh6bomber.solsixxa': {
    modifiers: [
      {
        of: 'bomb.places',
        change: (_board, _about, is) => [
          ...is,
          { template: 'turn-1', side: 1, guides: 'rear' },
          { template: 'turn-1', side: -1, guides: 'rear' },
        ],
      },
    ],
  },
  'imperial.tiepunisher.deathrain': {
    modifiers: [
      {
        of: 'bomb.places',
        change: (_board, _about, is) => is.flatMap((place) => [place, { ...place, guides: 'front' }]),
      },
    ],
    effects: [{ at: 'bomb.dropped', as: 'own', may: true, does: [{ op: 'free-action', from: ['barrel-roll'] }] }],
  },
  'rebel.scurrgh6bomber.captainnym': {
    effects: [
      { at: 'bomb.detonates', as: 'own', may: true, once: 'round', does: [{ op: 'skip', what: 'detonation' }] },
    ],
  },
  'crew.sabinewren': {
    effects: [
      {
        at: 'bomb.detonated',
        as: 'own',
        once: 'round',
        does: [
          {
            op: 'pick',
            from: ({ board, ship, event }) => {
              const bomb = board.bombs.find(({ id }) => id === event.number);
              if (bomb === undefined) return [];
              return board.ranking.filter((seat) => {
                const other = shipOf(board, seat);
                return seat !== ship && isFlying(other) && rangeToToken(other.pose, bomb.spot) === 1;
              });
            },
          },
          { op: 'suffer', who: 'chosen', hits: 1 },
        ],
      },
    ],
  },
};
