import {
  begin,
  type Call,
  cloneMatch,
  type Ended,
  endBy,
  fairKey,
  type GameTypes,
  IN_ORDER,
  type Input,
  learnt,
  type Match,
  type Memories,
  type Observer,
  play,
  type Refused,
  type Rules,
} from '@starboard/kernel';
import { brought, readiness, setUp, sitterIn } from './bringing/bringing.ts';
import { clocksAfter } from './clock.ts';
import { awaitedSince, noncesOf, vacated } from './dice/dice.ts';
import type { Entry } from './entry.ts';
import { requestsAfter } from './requests/requests.ts';
import { allReady, layTable, playedSetup, type Sitter, type Table } from './table.ts';
import { limitSince } from './time-limit.ts';

/** If no person is awaited, the match begins at once. */
export function openTable(
  id: string,
  secret: string,
  rules: Rules<GameTypes>,
  first: Entry,
  observer?: Observer<GameTypes>,
): Table {
  if (first.type !== 'opened') throw new Error(`the log of match ${id} does not begin with its opening`);
  const laid = layTable(id, secret, rules, first);
  const begun = beginIfReady(laid, observer);
  return { ...begun, clocks: clocksAfter(laid, begun, first.at), limitSince: limitSince(laid, begun, first.at) };
}

/**
 * The table after another entry. Every entry in the log was tried before it was stored, so one that doesn't fit is
 * impossible.
 */
export function fold(table: Table, entry: Entry, observer?: Observer<GameTypes>): Table {
  const tried = tryFold(table, entry, observer);
  if ('ok' in tried) throw new Error(`match ${table.id}: a kept move is refused: ${tried.fact}`);
  return tried;
}

/** The table with another entry, or why the rules refuse its move. */
export function tryFold(table: Table, entry: Entry, observer?: Observer<GameTypes>): Table | Refused {
  const after = happened(table, entry, observer);
  if ('ok' in after) return after;
  return {
    ...after,
    number: table.number + 1,
    lastAt: entry.at,
    requests: requestsAfter(table, after, entry),
    clocks: clocksAfter(table, after, entry.at),
    limitSince: limitSince(table, after, entry.at),
    diceAwaitedSince: awaitedSince(table, after, entry.at),
  };
}

function happened(table: Table, entry: Entry, observer: Observer<GameTypes> | undefined): Table | Refused {
  switch (entry.type) {
    case 'opened':
      throw new Error(`match ${table.id} was opened twice`);
    case 'sat':
      return beginIfReady(seated(table, entry.seat, sitterIn(table, entry)), observer);
    case 'left-seat':
      return vacated(table, [entry.seat]);
    case 'brought':
      return changeSitter(table, entry.seat, brought(table, entry));
    case 'ready':
      return beginIfReady(changeSitter(table, entry.seat, readiness(table, entry)), observer);
    case 'set-up':
      return setUp(table, entry.setup);
    case 'committed':
      return changeSitter(table, entry.seat, { commitment: entry.commitment });
    case 'revealed':
      return beginIfReady(changeSitter(table, entry.seat, { nonce: entry.nonce }), observer);
    case 'freed':
      return vacated(table, entry.seats);
    case 'handed-over':
      return changeSitter(table, entry.seat, { handedOver: entry.to === 'bot', late: entry.late === true });
    case 'offered-draw':
      if (!entry.offers && table.sitters[entry.seat]?.offersDraw !== true)
        return { ...table, sitters: withoutOffers(table.sitters) };
      return changeSitter(table, entry.seat, { offersDraw: entry.offers });
    case 'standing':
      return withStanding(table, entry);
    case 'moved':
      return taken(table, entry.move, observer);
    case 'called':
      return called(table, entry.call, observer);
    case 'ended':
      return endedEarly(table, entry.ended);
    case 'rematched':
      return { ...table, rematch: entry.match };
    case 'rewritten':
      return table;
  }
}

function seated(table: Table, seat: number, sitter: Sitter | null): Table {
  return { ...table, sitters: table.sitters.map((each, i) => (i === seat ? sitter : each)) };
}

function changeSitter(table: Table, seat: number, change: Partial<Sitter>): Table {
  const sitter = table.sitters[seat];
  if (!sitter) throw new Error(`match ${table.id}: nobody sits in seat ${seat}`);
  return seated(table, seat, { ...sitter, ...change });
}

function withStanding(table: Table, { seat, standing }: Extract<Entry, { type: 'standing' }>): Table {
  return changeSitter(table, seat, { standing, standingChanges: (table.sitters[seat]?.standingChanges ?? 0) + 1 });
}

/** Once all seats are taken, all players ready and all nonces known, the dice are made and the match begins. */
function beginIfReady(table: Table, observer?: Observer<GameTypes>): Table {
  if (table.phase !== 'gathering' || !allReady(table)) return table;
  if (table.sitters.some((sitter) => sitter?.nonce === null)) return table;
  const events: GameTypes['event'][] = [];
  const dice = { key: fairKey(table.secret, noncesOf(table)), way: table.opening.diceWay ?? IN_ORDER };
  const match = begin(table.rules, playedSetup(table), seatingOf(table), dice, (event, now) => {
    events.push(event);
    observer?.(event, now);
  });
  return { ...table, match, memories: learntBy(table, events), phase: match.result === null ? 'playing' : 'over' };
}

export function seatingOf({ opening }: Table): readonly (string | null)[] {
  return opening.seats.map((plan) => (plan.kind === 'automaton' ? plan.automaton : null));
}

function taken(table: Table, input: Input, observer: Observer<GameTypes> | undefined): Table | Refused {
  const played = play(table.rules, playing(table), input, observer);
  if (!played.ok) return played;
  const { match, events } = played;
  const sitters = table.match?.question === match.question ? table.sitters : withoutOffers(table.sitters);
  return {
    ...table,
    match,
    sitters,
    memories: learntBy(table, events),
    phase: match.result === null ? 'playing' : 'over',
  };
}

function called(table: Table, call: Call, observer: Observer<GameTypes> | undefined): Table | Refused {
  const after = taken(table, call, observer);
  if ('ok' in after || after.phase === 'playing') return after;
  return { ...after, ended: endedBy(call), phase: call.call === 'closed' ? 'closed' : 'over' };
}

/** Null if the rules say in their own words how the match ended. */
function endedBy(call: Call): Ended | null {
  switch (call.call) {
    case 'resigned':
    case 'away':
      return { by: 'resignation', seat: call.seats[0] ?? 0 };
    case 'out-of-time':
      return { by: 'time', seat: call.seats[0] ?? 0 };
    case 'draw-agreed':
      return { by: 'agreement' };
    case 'time-is-up':
      return null;
    case 'closed':
      return { by: 'host' };
  }
}

function learntBy({ rules, memories }: Table, events: readonly GameTypes['event'][]): Memories<GameTypes> {
  if (rules.memory === undefined || events.length === 0) return memories;
  return memories.map(([viewer, memory]) => [viewer, learnt(rules, memory, events, viewer)]);
}

/** An offer of a draw stands until the next question. */
function withoutOffers(sitters: Table['sitters']): Table['sitters'] {
  if (!sitters.some((sitter) => sitter?.offersDraw)) return sitters;
  return sitters.map((sitter) => sitter && { ...sitter, offersDraw: false });
}

function endedEarly(table: Table, ended: Ended): Table {
  if (ended.by === 'host') return { ...table, ended, phase: 'closed' };
  const match = cloneMatch(table.rules, playing(table));
  endBy(table.rules, match, ended, table.opening.seats.length);
  return { ...table, ended, match, phase: 'over' };
}

function playing({ id, match }: Table): Match<GameTypes> {
  if (match === null) throw new Error(`match ${id} has not begun`);
  return match;
}
