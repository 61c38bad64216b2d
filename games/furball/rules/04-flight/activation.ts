import { type DecisionOn, type Procedure, repeat, type Seat } from '@starboard/kernel';
import type { DialManoeuvre, Difficulty } from '../../catalogue/index.ts';
import { performActions } from '../05-actions/actions.ts';
import { makeOwed } from '../06-attack/chance.ts';
import { settleDeaths } from '../07-damage/destruction.ts';
import { change } from '../08-tokens.ts';
import { atMoment } from '../13-cards/windows.ts';
import { tallonSlides } from '../geometry/index.ts';
import { basesOf } from '../measure.ts';
import {
  type Board,
  type FrameAt,
  type Furball,
  isFlying,
  type Match,
  type Next,
  shipOf,
  type Tell,
} from '../model.ts';
import { dialOf, difficultyOf } from '../values.ts';
import { objectionToFlying } from './allowed.ts';
import { checkStress, manoeuvreFrame } from './manoeuvre.ts';

type Activation = FrameAt<'activation'>;

/** 4.3 The manoeuvre of a ship that may not fly its dial, and of an ionised ship. */
const INSTEAD: DialManoeuvre = { speed: 2, bearing: 'straight', difficulty: 'white' };
const IONISED: DialManoeuvre = { speed: 1, bearing: 'straight', difficulty: 'white' };

function becomeActive({ board }: Match, { ship }: Activation, tell: Tell): void {
  shipOf(board, ship).activated = true;
  tell?.({ type: 'active', rule: '4.1', ship });
}

const ifFlying =
  (step: (match: Match, frame: Activation, tell: Tell) => Next) =>
  (match: Match, frame: Activation, tell: Tell): Next =>
    isFlying(shipOf(match.board, frame.ship)) ? step(match, frame, tell) : undefined;

/** 4.2 The dial is turned over. 8.5 An ionised ship has none to reveal. */
function reveal({ board }: Match, frame: Activation, tell: Tell): void {
  const ship = shipOf(board, frame.ship);
  if (ship.dial === null) {
    frame.shown = IONISED;
    return;
  }
  const manoeuvre = dialOf(board, frame.ship)[ship.dial];
  if (manoeuvre === undefined) throw new Error(`there is no manoeuvre ${ship.dial} on the dial`);
  frame.shown = manoeuvre;
  tell?.({ type: 'revealed', rule: '4.2', ship: frame.ship, manoeuvre, reveals: true });
}

const ifDialled = (step: (match: Match, frame: Activation) => Next) =>
  ifFlying((match, frame) => (frame.dialled ? step(match, frame) : undefined));

/** The manoeuvre that a ship flies for its dial, and the colour that counts. */
interface Flying {
  readonly manoeuvre: DialManoeuvre;
  readonly difficulty: Difficulty;
  /** Whether it may not fly what the dial shows. */
  readonly instead: boolean;
}

/** 4.3 A red one under stress becomes a white straight 2, which nothing changes. */
export function flownFor(board: Board, seat: Seat, shown: DialManoeuvre): Flying {
  if (objectionToFlying(board, seat, shown) !== undefined) return STRAIGHT_2;
  return { manoeuvre: shown, difficulty: difficultyOf(board, seat, shown), instead: false };
}
const STRAIGHT_2: Flying = { manoeuvre: INSTEAD, difficulty: 'white', instead: true };

function execute({ board }: Match, frame: Activation): Next {
  const { ship: seat, shown, dialled } = frame;
  if (shown === null) throw new Error('nothing was revealed');
  shipOf(board, seat).dial = null;
  const { manoeuvre, difficulty } = flownFor(board, seat, shown);
  return { call: manoeuvreFrame(seat, manoeuvre, dialled ? difficulty : 'white', 'dial') };
}

/** Its ion tokens go (8.5) when an ionised ship has flown. */
function shedIons({ board }: Match, { ship, dialled }: Activation, tell: Tell): Next {
  const { ion } = shipOf(board, ship).tokens;
  if (!dialled && ion > 0) change(board, ship, 'ion', -ion, tell);
  return undefined;
}

const windowIf = (moment: 'activation.turn' | 'dial.before-reveal' | 'dial.revealed') =>
  atMoment<Activation>(moment, ({ ship }) => ship);

/** 4.1 What happens in a ship's turn before its dial is revealed. */
export const beforeReveal: Procedure<Furball, 'activation'> = [
  becomeActive,
  ifFlying(windowIf('activation.turn')),
  ifDialled(windowIf('dial.before-reveal')),
  repeat(settleDeaths),
];

export const activationProcedure: Procedure<Furball, 'activation'> = [
  ...beforeReveal,
  ifFlying((match, frame, tell) => {
    reveal(match, frame, tell);
    return undefined;
  }),
  ifDialled(windowIf('dial.revealed')),
  repeat(settleDeaths),
  ifFlying(execute),
  ifFlying(shedIons),
  repeat(settleDeaths),
  performActions,
  ifFlying((match, { ship, late }, tell) => (late === null ? undefined : checkStress(match, ship, late, tell))),
  repeat(settleDeaths),
  makeOwed,
];

export const slideDecision: DecisionOn<Furball, 'slide', 'manoeuvre'> = {
  candidates: (board, { seat }, { manoeuvre }) =>
    tallonSlides(shipOf(board, seat).pose, manoeuvre, basesOf(board), seat),
  apply(_match, _ask, slide, frame) {
    frame.slide = slide;
  },
};
