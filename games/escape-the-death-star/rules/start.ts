import type { MatchDice, Seating } from '@starboard/kernel';
import { type Station, stationOf } from './01-station/station.ts';
import { kindOf } from './02-pieces/pieces.ts';
import { guardPosts, MOST_TROOPERS } from './04-capture/capture.ts';
import { shuffledCards, troopersFor } from './06-setting-out.ts';
import {
  type Board,
  type DeathStar,
  FIRST_TROOPER,
  type Frame,
  NOWHERE,
  type Rebel,
  type Setup,
  type Soldier,
} from './model.ts';

/** Everything is on the map, and no Rebel is picked yet. 13.2 Both games have Weapons, only Game 2 has cards. */
export function start(
  setup: Setup,
  seating: Seating,
  dice: MatchDice<DeathStar['purpose']>,
): { board: Board; first: Frame } {
  const isEscape = setup.game === 'escape';
  const station = stationOf(setup);
  const seats = seating.length;
  const imperial = isEscape ? seats - 1 : null;
  const rebels = freshRebels(seats, imperial);
  return {
    board: {
      setup,
      imperial,
      first: 0,
      round: 0,
      rebels,
      soldiers: freshSoldiers(setup, rebels.length, station),
      weapons: station.weapons.map(() => true),
      closet: 0,
      cards: isEscape ? station.cards.map(() => true) : [],
      faces: isEscape ? shuffledCards(dice) : [],
      imperialCards: [],
      red: 0,
      left: seating.map(() => 0),
      over: false,
    },
    first: isEscape ? { at: 'escape', step: 0 } : { at: 'capture', step: 0, turns: 0 },
  };
}

/** Game 1: every player is a Rebel (4.1). Game 2: all but the last seat; a single player runs two (6.1). */
function freshRebels(seats: number, imperial: number | null): Rebel[] {
  const players = imperial === null ? seats : seats - 1;
  const owners = players === 1 ? [0, 0] : Array.from({ length: players }, (_, seat) => seat);
  return owners.map((seat) => ({
    seat,
    hero: null,
    square: NOWHERE,
    peg: NOWHERE,
    die: 0,
    armed: false,
    jailed: false,
    cards: [],
    captives: [],
  }));
}

/** Soldiers (2.2): all eight at their posts in Game 1; in Game 2 a number by the Rebels, not yet set out. */
function freshSoldiers({ game }: Setup, rebels: number, station: Station): Soldier[] {
  const posts = game === 'capture' ? guardPosts(station) : [];
  const troopers = game === 'capture' ? MOST_TROOPERS : troopersFor(rebels);
  return Array.from({ length: FIRST_TROOPER + troopers }, (_, soldier) => ({
    kind: kindOf(soldier),
    square: posts[soldier] ?? NOWHERE,
    down: false,
  }));
}
