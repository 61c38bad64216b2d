import { diceFor, type MatchDice, type Seat, type Seating, shuffleFor } from '@starboard/kernel';
import { type CardId, isPlayable, pilotOf, type UpgradeId, upgradeOf } from '../catalogue/index.ts';
import { pointsOf, randomSquad, type Squad } from '../squads/index.ts';
import { fullDeckOf } from './07-damage/deck.ts';
import { noTokens } from './07-damage/destruction.ts';
import { isPrinted } from './13-cards/book.ts';
import { recount } from './13-cards/listening.ts';
import { drawLayout, placedRocks, SPOTS } from './geometry/index.ts';
import type { Board, DamageId, Frame, Furball, Held, Setup, Ship } from './model.ts';
import { shieldsOf } from './values.ts';

/** 1.1 The playable cards: those with a written text, those without any, and those without effect here. */
export const coverage = ({ friendlyToSelf }: Pick<Setup, 'friendlyToSelf'>) => ({
  isDone: isPrinted,
  friendlyToItself: friendlyToSelf,
});

/** The same two functions for every match, so that what follows from them is worked out once. */
const isAllowedWithFriend = (card: CardId): boolean => isPlayable(card, WITH_FRIEND);
const isAllowedAlone = (card: CardId): boolean => isPlayable(card, ALONE);
const WITH_FRIEND = coverage({ friendlyToSelf: true });
const ALONE = coverage({ friendlyToSelf: false });

/** 1.2 to 1.6 The mat with its asteroids (1.4), and a ship for every seat, not yet placed. Geometry has the templates (1.3); the set-up says whether a ship is its own friend (1.5). */
export function start(
  setup: Setup,
  seating: Seating,
  dice: MatchDice<Furball['purpose']>,
): { readonly board: Board; readonly first: Frame } {
  const layout = setup.asteroids.length > 0 ? setup.asteroids : drawLayout(diceFor(dice, 'asteroids', null));
  const isAllowed = setup.friendlyToSelf ? isAllowedWithFriend : isAllowedAlone;
  const squads = seating.map(
    (_, seat) => setup.squads[seat] ?? randomSquad(diceFor(dice, 'squad', seat), setup.limit, isAllowed),
  );
  const board: Board = {
    setup,
    asteroids: placedRocks(layout),
    round: 0,
    phase: 'setup',
    ships: squads.map((squad, seat) => shipFrom(squad, seat, fullDeckOf(setup), dice)),
    bombs: [],
    ranking: seating.map((_, seat) => seat),
    lasting: [],
    listening: [],
    tallies: [],
    numbered: 0,
    owed: [],
    dying: [],
    called: false,
  };
  recount(board);
  for (let seat = 0; seat < board.ships.length; seat++) fill(board, seat);
  return { board, first: { at: 'game', step: 0 } };
}

function fill(board: Board, seat: Seat): void {
  const ship = board.ships[seat];
  if (ship !== undefined) ship.shields = shieldsOf(board, seat);
}

/** 1.6 Every pilot has their own shuffled damage deck, of the kind that the set-up says. */
function shipFrom(squad: Squad, seat: Seat, cards: readonly DamageId[], dice: MatchDice<Furball['purpose']>): Ship {
  const { ship: kind, skill } = pilotOf(squad.pilot);
  const deck = [...cards];
  shuffleFor(dice, 'deck', seat, deck);
  return {
    kind,
    total: pointsOf(squad),
    skill: skill + squad.upgrades.reduce((sum, upgrade) => sum + (upgradeOf(upgrade).grants.stats?.skill ?? 0), 0),
    status: 'off',
    pose: SPOTS[0] ?? { x: 0, y: 0, heading: 0 },
    cards: freshCards(squad.pilot, squad.upgrades),
    shields: 0,
    damage: [],
    deck,
    drawn: 0,
    pile: [],
    tokens: noTokens(),
    locks: [],
    conditions: [],
    dial: null,
    flown: null,
    touching: [],
    acted: [],
    activated: false,
    fought: false,
    skipsAction: false,
    droppedBomb: false,
    tractored: false,
    attacks: 0,
    defences: 0,
    doomed: 'no',
    losses: 0,
    score: 0,
    attackScore: 0,
  };
}

/** The pilot and every upgrade, as new. */
function freshCards(pilot: CardId, upgrades: readonly UpgradeId[]): readonly Held[] {
  return [pilot, ...upgrades].map((card) => ({ card, up: true, side: 0, tokens: 0, used: 0, chosen: null }));
}
