import { botById, nameOfBot } from '@starboard/bots';
import { gameById } from '@starboard/games';
import { askOf, type GameTypes, type Match, type View, type Viewer, view } from '@starboard/kernel';
import type { People, SeatView, TableView } from '@starboard/protocol';
import type { StoredSummary } from '../store/store.ts';
import { bringingView } from './bringing/bringing.ts';
import { deadlineOf, dueAt } from './clock.ts';
import { diceView, noncesToShow } from './dice/dice.ts';
import { heldUntil, holderOf } from './held-seats.ts';
import { standingMove } from './standing-answers.ts';
import { botFor, memoryOf, openSeats, seatsOf, type Table } from './table.ts';
import { termsOf } from './terms.ts';
import { timeLimitView } from './time-limit.ts';

export type { Viewer } from '@starboard/kernel';

/** The seats a guest holds, or a spectator. */
export function viewersOf(table: Table, guest: string): readonly Viewer[] {
  const seats = seatsOf(table, guest);
  return seats.length > 0 ? seats : [null];
}

/** Whether a guest sees the table with a delay, like all spectators of a match opened that way. */
export function isHeldBack(table: Table, guest: string): boolean {
  return table.opening.spectatorDelay > 0 && table.phase !== 'closed' && seatsOf(table, guest).length === 0;
}

export function tableView(table: Table, guest: string): TableView {
  const { id, opening, phase, number, rules, ended, rematch, openedAt, lastAt, match } = table;
  return {
    id,
    game: opening.game,
    phase,
    number,
    listed: opening.listed,
    seats: seatViews(table, guest),
    timeControl: opening.timeControl,
    timeLimit: timeLimitView(table),
    behind: isHeldBack(table, guest) ? opening.spectatorDelay : 0,
    terms: termsOf(rules, table.setup, opening),
    helpForAll: opening.helpForAll === true,
    host: opening.host === guest,
    commitment: opening.commitment,
    secret: isDone(table) ? table.secret : null,
    nonces: noncesToShow(table),
    dice: diceView(table),
    bringing: bringingView(table),
    standing: table.sitters.map((sitter) => (sitter?.guest === guest ? sitter.standing : null)),
    drawsKnown: rules.draws,
    result: match?.result ?? null,
    ended,
    rematch,
    openedAt,
    lastAt,
  };
}

export function seatViews(table: Table, guest: string): readonly SeatView[] {
  return table.opening.seats.map((_, seat) => seatView(table, seat, guest));
}

const isDone = ({ phase }: Table): boolean => phase === 'over' || phase === 'closed';

function seatView(table: Table, seat: number, guest: string): SeatView {
  const sitter = table.sitters[seat] ?? null;
  return {
    plan: table.opening.seats[seat] ?? { kind: 'open' },
    name: nameOf(table, seat),
    mine: sitter?.guest === guest,
    handedOver: sitter?.handedOver ?? false,
    offersDraw: sitter?.offersDraw ?? false,
    timeBank: Math.round((table.clocks[seat]?.timeBank ?? 0) / 1000),
    deadline: deadlineOf(table, seat),
    heldFor: holderOf(table, seat, guest),
  };
}

function nameOf({ sitters, opening, rules }: Table, seat: number): string {
  const plan = opening.seats[seat];
  if (plan?.kind === 'bot') return botName(opening, seat);
  if (plan?.kind === 'automaton') return rules.automata.find(({ id }) => id === plan.automaton)?.name ?? plan.automaton;
  return sitters[seat]?.name ?? '';
}

/** They stay the same, and a table of twenty-five is shown often. */
const botNames = new WeakMap<Table['opening'], readonly string[]>();

function botName(opening: Table['opening'], seat: number): string {
  const names = botNames.get(opening) ?? namesOfBots(opening);
  botNames.set(opening, names);
  return names[seat] ?? '';
}

/** By seat; several bots of a name are numbered. */
function namesOfBots({ seats, game }: Table['opening']): readonly string[] {
  const names = seats.map((plan) => (plan.kind === 'bot' ? calledAt(game, plan.bot) : ''));
  return names.map((name, seat) => {
    const place = names.slice(0, seat + 1).filter((each) => each === name).length;
    return names.lastIndexOf(name) === names.indexOf(name) ? name : `${name} ${place}`;
  });
}

function calledAt(game: string, id: string): string {
  const bot = botById(id);
  return bot === undefined ? id : nameOfBot(bot, gameById(game) ?? {});
}

export function peopleAt({ sitters }: Table, here: ReadonlySet<string>): People {
  const isHere = (seat: number): boolean => here.has(sitters[seat]?.guest ?? '');
  const seated = new Set(sitters.flatMap((sitter) => sitter?.guest ?? []));
  return {
    present: [...sitters.keys()].filter(isHere),
    watching: [...here].filter((guest) => !seated.has(guest)).length,
  };
}

export function viewOf(table: Table, match: Match<GameTypes>, viewer: Viewer): View<GameTypes> {
  const seen = view(table.rules, match, viewer, memoryOf(table, viewer));
  return isIdle(table, viewer) ? { ...seen, mine: null } : seen;
}

/** Whether this viewer has nothing to answer, whatever the rules ask. */
export function isIdle(table: Table, viewer: Viewer): boolean {
  return isDone(table) || table.sitters[viewer ?? -1]?.handedOver === true;
}

export function owedByBot(table: Table): { readonly bot: string; readonly seat: number } | null {
  if (table.phase !== 'playing' || table.match === null) return null;
  for (const { seat } of table.match.asks) {
    const bot = botFor(table, seat);
    if (bot !== null && askOf(table.match, seat) !== undefined) return { bot, seat };
  }
  return null;
}

/** The lobby doesn't need exact times, so most moves leave the summary as it is. */
const SUMMARY_STEP = 10_000;
const lobbyTime = ({ lastAt }: Table): number => lastAt - (lastAt % SUMMARY_STEP);

export function summaryOf(table: Table): StoredSummary {
  const { opening, phase, rules } = table;
  return {
    game: opening.game,
    timeControl: opening.timeControl,
    terms: termsOf(rules, table.setup, opening),
    phase,
    listed: opening.listed,
    seats: opening.seats.map(({ kind }, seat) => ({ name: nameOf(table, seat), kind })),
    openSeats: openSeats(table).length,
    heldUntil: heldUntil(table),
    lastAt: lobbyTime(table),
    dueAt: nextDue(table),
  };
}

export function hasSameSummary(before: Table, after: Table): boolean {
  return (
    before.phase === after.phase &&
    before.sitters === after.sitters &&
    before.setup === after.setup &&
    lobbyTime(before) === lobbyTime(after) &&
    nextDue(before) === nextDue(after)
  );
}

function nextDue(table: Table): number | null {
  return dueAt(table, owedByBot(table) !== null || standingMove(table) !== null);
}
