import { answersOf, askOf, type GameTypes, type Match, type Move, options, type Seat } from '@starboard/kernel';
import { type SittingShare, uniqueName } from '@starboard/protocol';
import { isMatchTimeUp, outOfTime } from './clock.ts';
import { ALREADY, type Decided, holds, NOT_PLAYING, NOT_YOURS, refuse } from './decided.ts';
import { shareProblem } from './dice/dice.ts';
import { freeSilent } from './dice/dice-commands.ts';
import { isHeldFor, isHeldFromOthers } from './held-seats.ts';
import { botFor, openSeats, seatsOf, type Table } from './table.ts';

const ONE_SEAT = refuse('one-seat', 'You already have a seat at this table, and its host allows one per player.');
const HELD = refuse('held', 'This seat is reserved for somebody who played here before. Try again in a few minutes.');
const OUT_OF_DATE = refuse('stale', 'The match has gone on since then. Look again before you choose.');
const FULL = refuse('full', 'All seats are taken, but you can watch.');

/** Milliseconds of waiting after which the host may hand an idle seat to a bot. */
const IDLE = 60_000;

export function sit(
  table: Table,
  guest: string,
  seat: Seat | null,
  name: string,
  share: SittingShare,
  at: number,
): Decided {
  const free = openSeats(table);
  if (table.phase !== 'gathering' || free.length === 0) return FULL;
  if (seat !== null && !free.includes(seat)) return refuse('taken', 'This seat is taken.');
  const wanted = (seat === null ? free : [seat])
    .filter((each) => !isHeldFromOthers(table, each, guest, at))
    .sort((a, b) => Number(isHeldFor(table, b, guest)) - Number(isHeldFor(table, a, guest)))[0];
  if (wanted === undefined) return HELD;
  const { listed, severalSeats } = table.opening;
  if (listed && severalSeats === false && seatsOf(table, guest).length > 0) return ONE_SEAT;
  const wrongShare = shareProblem(table, share);
  if (wrongShare !== undefined) return { refuse: wrongShare };
  return { keep: { type: 'sat', seat: wanted, guest, name: uniqueName(name, namesAt(table)), ...share, at } };
}

function namesAt({ sitters }: Table): readonly string[] {
  return sitters.flatMap((sitter) => sitter?.name ?? []);
}

export function leave(table: Table, guest: string, seat: Seat, at: number): Decided {
  if (!holds(table, guest, seat)) return NOT_YOURS;
  if (table.phase === 'gathering') return { keep: { type: 'left-seat', seat, at } };
  return isOut(table, seat) ? ALREADY : handOver(table, seat, 'bot', at);
}

/** A player who is out may go, or keep watching with the same view. */
function isOut({ rules, match }: Table, seat: Seat): boolean {
  return match !== null && rules.isOut?.(match.board, seat) === true;
}

export function comeBack(table: Table, guest: string, seat: Seat, at: number): Decided {
  return holds(table, guest, seat) ? handOver(table, seat, 'person', at) : NOT_YOURS;
}

function handOver(table: Table, seat: Seat, to: 'bot' | 'person', at: number): Decided {
  if (table.phase !== 'playing') return NOT_PLAYING;
  if (table.sitters[seat]?.handedOver === (to === 'bot')) return ALREADY;
  return { keep: { type: 'handed-over', seat, to, at } };
}

/** A move for one ask of a question: the one after the seat's `nth` answer to it. */
export type MeantMove = Move & { readonly nth: number };

/** By the guest who holds the seat, or by the bot that answers for it (null). */
export function makeMove(table: Table, guest: string | null, { nth, ...move }: MeantMove, at: number): Decided {
  const { match } = table;
  if (guest === null ? botFor(table, move.seat) === null : !holds(table, guest, move.seat)) return NOT_YOURS;
  if (match === null) return NOT_PLAYING;
  if (guest !== null && table.sitters[move.seat]?.handedOver) {
    return refuse('handed-over', 'A bot is playing for you. Take your seat back first.');
  }
  return isForAnotherAsk(match, move, nth) ? OUT_OF_DATE : { keep: { type: 'moved', move, at } };
}

/** Whether a move was meant for another ask of the current question; if none is open, the rules say why not. */
function isForAnotherAsk(match: Match<GameTypes>, move: Move, nth: number): boolean {
  if (match.result !== null || match.question !== move.question) return false;
  const isOpen = 'takeBack' in move || askOf(match, move.seat) !== undefined;
  return isOpen && answersOf(match, move.seat).length !== nth;
}

/** Each game's rules say what follows. */
export function resign(table: Table, guest: string, seat: Seat, at: number): Decided {
  if (!holds(table, guest, seat)) return NOT_YOURS;
  if (table.phase !== 'playing') return NOT_PLAYING;
  if (isOut(table, seat)) return ALREADY;
  return { keep: { type: 'called', call: { call: 'resigned', seats: [seat] }, at } };
}

/**
 * If everybody at the table offers a draw, the match is drawn. A seat that offers none declines those of the others,
 * which ends them all.
 */
export function offerDraw(table: Table, guest: string, seat: Seat, offers: boolean, at: number): Decided {
  if (!holds(table, guest, seat)) return NOT_YOURS;
  if (table.phase !== 'playing') return NOT_PLAYING;
  if (!table.rules.draws) return refuse('no-draws', 'You can’t agree a draw in this game.');
  const declines = !offers && table.sitters.some((sitter) => sitter?.offersDraw);
  if (table.sitters[seat]?.offersDraw === offers && !declines) return ALREADY;
  const agreed = offers && table.opening.seats.every((_, other) => other === seat || agrees(table, other));
  if (agreed) return { keep: { type: 'called', call: { call: 'draw-agreed' }, at } };
  return { keep: { type: 'offered-draw', seat, offers, at } };
}

/** Bots and automata never agree to a draw; players who are out need not be asked. */
function agrees(table: Table, seat: Seat): boolean {
  const sitter = table.sitters[seat];
  return isOut(table, seat) || (sitter?.offersDraw === true && !sitter.handedOver);
}

export function removeIdle(table: Table, guest: string, seat: Seat, at: number): Decided {
  if (table.opening.host !== guest) return refuse('not-host', 'Only the host can do that.');
  if (table.sitters[seat] === null || table.sitters[seat] === undefined)
    return refuse('empty', 'Nobody is sitting there.');
  if (table.phase === 'gathering') return { keep: { type: 'left-seat', seat, at } };
  const askedAt = table.clocks[seat]?.askedAt ?? null;
  if (askedAt === null || at - askedAt < IDLE)
    return refuse('not-idle', 'This seat has not kept you waiting for a minute yet.');
  return handOver(table, seat, 'bot', at);
}

export function close(table: Table, guest: string, at: number): Decided {
  if (table.opening.host !== guest) return refuse('not-host', 'Only the host can do that.');
  if (table.phase === 'over' || table.phase === 'closed') return ALREADY;
  if (table.phase === 'playing') return { keep: { type: 'called', call: { call: 'closed' }, at } };
  return { keep: { type: 'ended', ended: { by: 'host' }, at } };
}

/**
 * Calls time for the whole match, then for seats that are out of time: losses happen at the same moment, anything else
 * one after the other.
 */
export function callTime(table: Table, at: number): Decided {
  if (table.phase === 'gathering') return freeSilent(table, at);
  if (isMatchTimeUp(table, at)) return { keep: { type: 'called', call: { call: 'time-is-up' }, at } };
  const seats = outOfTime(table, at);
  const [seat] = seats;
  if (seat === undefined || table.match === null) return ALREADY;
  switch (table.opening.timeControl.whenOut) {
    case 'loss':
      return { keep: { type: 'called', call: { call: 'out-of-time', seats }, at } };
    case 'bot':
      return { keep: { type: 'handed-over', seat, to: 'bot', late: true, at } };
    case 'default':
      return { keep: { type: 'moved', move: defaultMove(table, seat), at } };
  }
}

/** The first option that the game lists. */
function defaultMove({ rules, match }: Table, seat: Seat): Move {
  const ask = match && askOf(match, seat);
  const [choice] = match && ask ? options(rules, match, ask) : [];
  if (match === null || choice === undefined) throw new Error(`seat ${seat} is out of time but owes no answer`);
  return { seat, question: match.question, choice };
}
