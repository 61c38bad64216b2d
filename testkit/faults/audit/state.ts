import {
  askOf,
  begin,
  fairKey,
  type GameTypes,
  IN_ORDER,
  type Match,
  play,
  type Rules,
  type Seat,
} from '@starboard/kernel';
import { broughtBy, checkPromise, isAllReady, type Preparer, playedSetup, prepared } from './bringing.ts';
import type { AuditedEntry, EntryOf, LoggedOpening, LoggedStandingAnswers } from './log.ts';

interface Sitter extends Preparer {
  readonly guest: string;
  readonly name: string;
  readonly handedOver: boolean;
  readonly offersDraw: boolean;
  readonly standing: LoggedStandingAnswers;
}

/** How a match stands after some entries of its log, as far as an audit has to know. */
export interface State {
  readonly opening: LoggedOpening;
  /** As the host set it last. */
  readonly setup: LoggedOpening['setup'];
  readonly phase: 'gathering' | 'playing' | 'over' | 'closed';
  readonly sitters: readonly (Sitter | null)[];
  /** Null until the dice are made. */
  readonly match: Match<GameTypes> | null;
  readonly rematch: string | null;
  /** By seat, since when it owes an answer to the present question. */
  readonly askedAt: readonly (number | null)[];
}

const NOTHING_STANDING: LoggedStandingAnswers = { always: [], never: [] };

/** The state after the first entry. */
export function firstState(rules: Rules<GameTypes>, secret: string, opening: EntryOf<'opened'>): State {
  const sitters = opening.seats.map(() => null);
  const askedAt = opening.seats.map(() => null);
  const { setup } = opening;
  const first: State = { opening, setup, phase: 'gathering', sitters, match: null, rematch: null, askedAt };
  return clocked(first, begun(rules, secret, first), opening.at);
}

/** The state after one more entry. Throws where the rules of the game do not take it. */
export function nextState(rules: Rules<GameTypes>, secret: string, state: State, entry: AuditedEntry): State {
  return clocked(state, after(rules, secret, state, entry), entry.at);
}

/** A clock starts with a question, and runs on while its seat owes an answer to that. */
function clocked(before: State, state: State, at: number): State {
  const { match, phase } = state;
  const isSameQuestion = before.match?.question === match?.question;
  const askedAt = before.askedAt.map((since, seat) => {
    const owes = match !== null && phase === 'playing' && askOf(match, seat) !== undefined;
    return owes ? ((isSameQuestion ? since : null) ?? at) : null;
  });
  return { ...state, askedAt };
}

function after(rules: Rules<GameTypes>, secret: string, state: State, entry: AuditedEntry): State {
  switch (entry.type) {
    case 'opened':
      throw new Error('The match is opened a second time.');
    case 'sat':
      return begun(rules, secret, withSitter(state, entry.seat, newSitter(rules, state, entry)));
    case 'revealed':
      return begun(rules, secret, changed(state, entry.seat, { nonce: entry.nonce }));
    case 'brought':
    case 'ready':
    case 'set-up':
      return begun(rules, secret, { ...state, ...prepared(rules, state, entry) });
    case 'committed':
      checkPromise(state, entry);
      return changed(state, entry.seat, { commitment: entry.commitment });
    case 'left-seat':
      return vacated(state, [entry.seat]);
    case 'freed':
      return vacated(state, entry.seats);
    case 'handed-over':
      return changed(state, entry.seat, { handedOver: entry.to === 'bot' });
    case 'standing':
      return changed(state, entry.seat, { standing: entry.standing });
    case 'offered-draw':
      if (!entry.offers && state.sitters[entry.seat]?.offersDraw !== true) return withoutOffers(state);
      return changed(state, entry.seat, { offersDraw: entry.offers });
    case 'moved':
      return played(rules, state, entry.move);
    case 'called': {
      const called = played(rules, state, entry.call);
      return entry.call.call === 'closed' ? { ...called, phase: 'closed' } : called;
    }
    case 'ended':
      return { ...state, phase: 'closed' };
    case 'rematched':
      return { ...state, rematch: entry.match };
  }
}

function newSitter(rules: Rules<GameTypes>, state: State, entry: EntryOf<'sat'>): Sitter {
  const { guest, name, nonce, commitment } = entry;
  const share = { nonce: nonce ?? null, commitment: commitment ?? null, ...broughtBy(rules, state, entry) };
  return { guest, name, ...share, handedOver: false, offersDraw: false, standing: NOTHING_STANDING };
}

function withSitter(state: State, seat: Seat, sitter: Sitter | null): State {
  return { ...state, sitters: state.sitters.map((each, i) => (i === seat ? sitter : each)) };
}

function changed(state: State, seat: Seat, change: Partial<Sitter>): State {
  const sitter = state.sitters[seat];
  if (!sitter) throw new Error(`Nobody sits in seat ${seat}.`);
  return withSitter(state, seat, { ...sitter, ...change });
}

function withoutOffers(state: State): State {
  return { ...state, sitters: state.sitters.map((sitter) => sitter && { ...sitter, offersDraw: false }) };
}

/** Where a nonce that was promised has been shown, everybody who stays promises another; so do those who say ready. */
function vacated(state: State, seats: readonly Seat[]): State {
  const shown = state.opening.dice === 'committed' && state.sitters.some((sitter) => sitter && sitter.nonce !== null);
  const sitters = state.sitters.map((sitter, seat) => {
    if (seats.includes(seat)) return null;
    if (shown) return sitter && { ...sitter, commitment: null, nonce: null };
    return sitter?.prepares ? { ...sitter, commitment: null } : sitter;
  });
  return { ...state, sitters };
}

/** By seat; empty where none was given. */
export function noncesOf({ sitters }: State): readonly string[] {
  return sitters.map((sitter) => sitter?.nonce ?? '');
}

export function seatingOf({ opening }: State): readonly (string | null)[] {
  return opening.seats.map(({ automaton }) => automaton ?? null);
}

/** The match begins as soon as all seats are taken, all players ready and all nonces known. */
function begun(rules: Rules<GameTypes>, secret: string, state: State): State {
  const { opening, sitters } = state;
  const isReady = opening.seats.every(({ kind }, seat) => kind !== 'open' || typeof sitters[seat]?.nonce === 'string');
  if (!isReady || !isAllReady(state)) return state;
  const dice = { key: fairKey(secret, noncesOf(state)), way: opening.diceWay ?? IN_ORDER };
  const match = begin(rules, playedSetup(rules, state), seatingOf(state), dice);
  return { ...state, match, phase: match.result === null ? 'playing' : 'over' };
}

function played(rules: Rules<GameTypes>, state: State, input: Parameters<typeof play>[2]): State {
  if (state.match === null) throw new Error('The match has not begun.');
  const tried = play(rules, state.match, input);
  if (!tried.ok) throw new Error(tried.fact);
  const { match } = tried;
  const isSameQuestion = match.question === state.match.question;
  return {
    ...state,
    match,
    phase: match.result === null ? 'playing' : 'over',
    // An offer of a draw stands until the next question.
    sitters: isSameQuestion ? state.sitters : withoutOffers(state).sitters,
  };
}
