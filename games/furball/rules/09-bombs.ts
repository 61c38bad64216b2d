import { type Procedure, repeat, type Seat } from '@starboard/kernel';
import { findUpgrade } from '../catalogue/index.ts';
import { settleDeaths } from './07-damage/destruction.ts';
import { newSource } from './11-scoring.ts';
import { QUERY } from './13-cards/book.ts';
import { listens, setCard } from './13-cards/listening.ts';
import { happening } from './13-cards/now.ts';
import { ask, isModifiedFor } from './13-cards/query.ts';
import { effectRun, windowAt } from './13-cards/windows.ts';
import {
  baseMeetsToken,
  dropPlace,
  dropPlaces,
  type Pose,
  rangeToToken,
  type Swept,
  sweptMeetsToken,
} from './geometry/index.ts';
import type { BombPlace } from './model/cards.ts';
import {
  type Board,
  type CardId,
  type DroppedBomb,
  type FrameAt,
  type Furball,
  isFlying,
  type Match,
  type Next,
  shipOf,
  type Tell,
} from './model.ts';
import { upgradeAt } from './values.ts';

/** 9.1 Through the rear guides, with the straight template of speed 1. */
const REAR: readonly BombPlace[] = [{ template: 'straight-1', side: 0, guides: 'rear' }];

export const bombPlaces = (board: Board, seat: Seat, bomb: CardId): readonly BombPlace[] =>
  ask(board, QUERY['bomb.places'], seat, { ship: seat, bomb }, REAR);

/** 9.1 A bomb is dropped: one a round. Its tokens share one source. */
export function dropBomb(match: Match, seat: Seat, place: number, where: BombPlace, tell: Tell): Next {
  const { board } = match;
  const ship = shipOf(board, seat);
  const held = ship.cards[place];
  const bomb = held === undefined ? null : (upgradeAt(held)?.bomb ?? null);
  if (held === undefined || bomb === null) throw new Error(`there is no bomb at place ${place}`);
  ship.droppedBomb = true;
  if (held.tokens > 0) setCard(board, ship, place, { tokens: held.tokens - 1 });
  else if (bomb.discards) setCard(board, ship, place, { up: false });
  const { template, side, guides } = where;
  const drops =
    bomb.tokens > 1 ? dropPlaces(ship.pose, template, side, guides) : [dropPlace(ship.pose, template, side, guides)];
  const source = newSource(board, seat, 'other', held.card);
  return {
    call: layTokens(
      board,
      seat,
      held.card,
      drops.map(({ spot }) => spot),
      source,
      tell,
    ),
  };
}

/** 9.2 Tokens are put on the mat. */
export function putTokens(
  board: Board,
  seat: Seat,
  card: CardId,
  spots: readonly DroppedBomb['spot'][],
  source: DroppedBomb['source'],
  tell: Tell,
): readonly DroppedBomb[] {
  const bombs = spots.map((spot): DroppedBomb => {
    board.numbered++;
    return { id: board.numbered, card, by: seat, spot, source };
  });
  board.bombs = [...board.bombs, ...bombs];
  for (const { spot } of bombs) tell?.({ type: 'dropped', rule: '9.1', ship: seat, card, spot });
  return bombs;
}

/** 9.2 Tokens are dropped, and mines among them may go off. */
function layTokens(
  board: Board,
  seat: Seat,
  card: CardId,
  spots: readonly DroppedBomb['spot'][],
  source: DroppedBomb['source'],
  tell: Tell,
): FrameAt<'drop'> {
  const bombs = putTokens(board, seat, card, spots, source, tell);
  return { at: 'drop', step: 0, ship: seat, card, bombs: bombs.map(({ id }) => id), met: 0, answer: null };
}

/** 9.5 Whether a card lets a ship pass a bomb by. */
function isIgnored(board: Board, ship: Seat, bomb: DroppedBomb): boolean {
  return (
    isModifiedFor(board, QUERY['bomb.ignored'], ship) && ask(board, QUERY['bomb.ignored'], ship, { ship, bomb }, false)
  );
}

const isMine = ({ card }: DroppedBomb): boolean => findUpgrade(card)?.bomb?.detonates === 'contact';

/** 9.4 A mine dropped under ships goes off at once; under several, its dropper picks whom it hits. */
function goOffUnder(match: Match, frame: FrameAt<'drop'>): Next {
  const { board } = match;
  for (; frame.met < frame.bombs.length; frame.met++) {
    const bomb = board.bombs.find(({ id }) => id === frame.bombs[frame.met]);
    if (bomb === undefined || !isMine(bomb)) continue;
    const under = board.ships.flatMap((ship, seat) =>
      isFlying(ship) && baseMeetsToken(ship.pose, bomb.spot) && !isIgnored(board, seat, bomb) ? [seat] : [],
    );
    if (under.length === 0) continue;
    if (under.length > 1 && frame.answer === null && shipOf(board, frame.ship).status !== 'out') {
      return { ask: [{ kind: 'ship', seat: frame.ship, why: 'mine', among: under, may: false }] };
    }
    const hit = typeof frame.answer === 'number' ? frame.answer : (under[0] ?? frame.ship);
    frame.answer = null;
    frame.met++;
    return { call: detonation(bomb.id, [hit]) };
  }
  return undefined;
}

export const dropProcedure: Procedure<Furball, 'drop'> = [
  repeat(goOffUnder),
  (match, { ship, card, bombs }) => windowAt(match, 'bomb.dropped', ship, { card, number: bombs[0] ?? 0 }),
];

const detonation = (bomb: number, ships: readonly Seat[]): FrameAt<'detonation'> => ({
  at: 'detonation',
  step: 0,
  bomb,
  ships,
  hit: 0,
  prevented: false,
  answer: null,
});

/** 9.3 Timed bombs go off when all have activated, on every ship at range 1. */
export function nextTimedBomb({ board }: Match, frame: FrameAt<'round'>): Next {
  const bomb = board.bombs.find((each) => !isMine(each) && each.id > frame.done);
  if (bomb === undefined) return undefined;
  frame.done = bomb.id;
  const near = board.ranking.filter((seat) => {
    const ship = shipOf(board, seat);
    return isFlying(ship) && rangeToToken(ship.pose, bomb.spot) === 1 && !isIgnored(board, seat, bomb);
  });
  return { call: detonation(bomb.id, near) };
}

/** 9.4 The mines that a move has met, with its base or its template. */
export function minesMet(board: Board, seat: Seat, pose: Pose, swept: Swept | null): number[] {
  if (board.bombs.length === 0) return [];
  return board.bombs
    .filter(
      (bomb) =>
        isMine(bomb) &&
        (baseMeetsToken(pose, bomb.spot) || (swept !== null && sweptMeetsToken(swept, bomb.spot))) &&
        !isIgnored(board, seat, bomb),
    )
    .map(({ id }) => id);
}

/** 9.4 They go off one after the other, on the ship that met them. */
export function meetMines(
  { board }: Match,
  frame: { readonly ship: Seat; readonly mines: readonly number[]; met: number },
): Next {
  while (frame.met < frame.mines.length) {
    const id = frame.mines[frame.met] ?? 0;
    frame.met++;
    if (isFlying(shipOf(board, frame.ship)) && board.bombs.some((bomb) => bomb.id === id)) {
      return { call: detonation(id, [frame.ship]) };
    }
  }
  return undefined;
}

function bombOf(board: Board, frame: FrameAt<'detonation'>): DroppedBomb {
  const bomb = board.bombs.find(({ id }) => id === frame.bomb);
  if (bomb === undefined) throw new Error(`there is no bomb ${frame.bomb}`);
  return bomb;
}

function prevent(match: Match, frame: FrameAt<'detonation'>): Next {
  const { by, card } = bombOf(match.board, frame);
  return windowAt(match, 'bomb.detonates', by, { card, number: frame.bomb });
}

/** 14.12 The owner of an effect orders the ships it hits, if the consequences of their destruction could matter. */
function orderShips({ board }: Match, frame: FrameAt<'detonation'>): Next {
  if (frame.prevented) return 'done';
  const { by } = bombOf(board, frame);
  if (frame.ships.length < 2 || !listens(board, 'destroyed') || shipOf(board, by).status === 'out') return undefined;
  return { ask: [{ kind: 'ship', seat: by, why: 'first-hit', among: frame.ships, may: false }] };
}

function tellOfIt({ board }: Match, frame: FrameAt<'detonation'>, tell: Tell): void {
  const { card, by } = bombOf(board, frame);
  if (frame.answer !== null) {
    const first = Number(frame.answer);
    frame.ships = [first, ...frame.ships.filter((seat) => seat !== first)];
  }
  tell?.({ type: 'detonated', rule: '9.3', card, by, ships: frame.ships });
}

/** 9.5 One ship after the other suffers what is printed on the bomb. */
function hitNext({ board }: Match, frame: FrameAt<'detonation'>): Next {
  while (frame.hit < frame.ships.length) {
    const seat = frame.ships[frame.hit] ?? 0;
    frame.hit++;
    if (!isFlying(shipOf(board, seat))) continue;
    const { by, card, source } = bombOf(board, frame);
    const run = effectRun(
      { ship: by, from: 'card', place: -1, card },
      'bomb',
      0,
      happening(seat, { card, number: frame.bomb }),
      source,
    );
    run.chosen.push(seat);
    return { call: run };
  }
  return undefined;
}

function afterwards(match: Match, frame: FrameAt<'detonation'>): Next {
  const { by, card } = bombOf(match.board, frame);
  return windowAt(match, 'bomb.detonated', by, { card, number: frame.bomb });
}

function takeAway({ board }: Match, frame: FrameAt<'detonation'>): void {
  board.bombs = board.bombs.filter(({ id }) => id !== frame.bomb);
}

export const detonationProcedure: Procedure<Furball, 'detonation'> = [
  prevent,
  orderShips,
  tellOfIt,
  repeat(hitNext),
  afterwards,
  takeAway,
  repeat(settleDeaths),
];
