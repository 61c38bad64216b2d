import type { GameTypes, Rules } from '@starboard/kernel';
import { type Deed, isAcknowledged } from '../crowd/deed.ts';
import { REMEMBERED } from '../crowd/ledger.ts';
import { isAsTold, isDrawInOrder, isEffect, isMeantFor, isNamedSo, isSoAlready } from './effects.ts';
import type { AuditedEntry, LoggedMatch } from './log.ts';
import { orderCheck } from './order.ts';
import { type OwnWork, ownWork } from './own-work.ts';
import type { Fault, Problem } from './problem.ts';
import { firstState, nextState, type State } from './state.ts';

/** The clocks of two nodes differ by less than this, in milliseconds. */
const CLOCKS_AGREE = 1_000;

export interface MatchAudit {
  readonly problems: readonly Problem[];
  /** What the server added by itself. */
  readonly ownWork: readonly OwnWork[];
  /** Requests that were acknowledged because there was nothing left to do. They leave nothing, so the server may forget them. */
  readonly idle: readonly Deed[];
  /** Requests that were refused or had nothing to do at first, and were done when another copy came. */
  readonly anew: readonly Deed[];
  /** By the number of entries, how the match stood; as far as the rules lead. */
  readonly states: readonly State[];
}

/** Compares the log of a match with the requests that were sent to it (or, for the first entry, led to it). */
export function auditMatch(
  rules: Rules<GameTypes>,
  { id, secret, entries }: LoggedMatch,
  deeds: readonly Deed[],
  find: (request: string) => Deed | undefined,
): MatchAudit {
  const problems: Problem[] = [];
  const work: OwnWork[] = [];
  const states: State[] = [];
  const places = new Map<Deed, number>();
  /** A refusal leaves nothing, so another copy may find that it can be done; but a move is for one ask alone. */
  const anew: Deed[] = [];
  /** What is in the log later than it can have been acknowledged. */
  const late = new Map<Deed, number>();
  const isInOrder = orderCheck();
  const report = (fault: Fault, number: number, what: unknown): void => {
    problems.push({ fault, match: id, what: `entry ${number}: ${JSON.stringify(what)}` });
  };

  /** What is wrong with an entry that follows from a request. */
  function faultsOf(number: number, entry: AuditedEntry, request: string, before: State | undefined): readonly Fault[] {
    const deed = find(request);
    const isHere = deed?.match === id || entry.type === 'opened';
    if (deed === undefined || !isHere) return ['foreign'];
    if (places.has(deed)) return ['doubled'];
    places.set(deed, number);
    const faults: Fault[] = [];
    const isAsSent = isEffect(deed, entry) && (!before || isNamedSo(deed, entry, before));
    if (!isAsSent || !isAsTold(deed, entry)) faults.push('altered');
    else if (entry.type === 'moved' && before && !isMeantFor(deed, before)) faults.push('misplaced');
    if (before && !isDrawInOrder(deed, entry, before, rules)) faults.push('foreign');
    if (deed.answer?.ok === false && deed.answer.newer < REMEMBERED) {
      if (entry.type === 'moved') faults.push('refused');
      else anew.push(deed);
    }
    if (!isInOrder(deed)) late.set(deed, number);
    return faults;
  }

  for (const [i, { number, what: entry }] of entries.entries()) {
    const before = states.at(-1);
    if (number !== i + 1) report('unplayable', number, `should be number ${i + 1}`);
    if (entry.at < (entries[i - 1]?.what.at ?? 0) - CLOCKS_AGREE) report('out of order', number, 'it is dated back');
    if (entry.request !== undefined) {
      for (const fault of faultsOf(number, entry, entry.request, before)) report(fault, number, entry);
    } else {
      const own = before === undefined ? null : ownWork(before, entry, rules);
      if (own === null) report('foreign', number, entry);
      else work.push(own);
    }
    try {
      states.push(stateAfter(rules, secret, before, entry));
    } catch (error) {
      report('unplayable', number, { entry, because: String(error) });
      break;
    }
  }

  const idle: Deed[] = [];
  for (const deed of deeds) {
    if (!isAcknowledged(deed) || deed.kind === 'say' || (places.has(deed) && !late.has(deed))) continue;
    const met = statesAround(deed, states, places, late);
    const isIdle = met.some((state) => isSoAlready(deed, state, rules));
    const number = late.get(deed);
    if (isIdle) idle.push(deed);
    else if (number === undefined) problems.push({ fault: 'lost', match: id, what: JSON.stringify(deed) });
    else report('out of order', number, deed);
  }
  return { problems, ownWork: work, idle, anew: [...anew, ...idle.filter((deed) => late.has(deed))], states };
}

function stateAfter(rules: Rules<GameTypes>, secret: string, before: State | undefined, entry: AuditedEntry): State {
  if (before !== undefined) return nextState(rules, secret, before, entry);
  if (entry.type === 'opened') return firstState(rules, secret, entry);
  throw new Error('The log does not begin with the opening.');
}

/**
 * The states that a request can have found when it was acknowledged: after all that was acknowledged before it was sent,
 * and before all that was sent after its answer.
 */
function statesAround(
  deed: Deed,
  states: readonly State[],
  places: ReadonlyMap<Deed, number>,
  late: ReadonlyMap<Deed, number>,
): readonly State[] {
  const answeredAt = deed.answer?.at ?? Number.POSITIVE_INFINITY;
  let [first, last] = [1, states.length];
  for (const [other, number] of places) {
    if (late.has(other)) continue;
    if (other.answer?.ok && other.answer.at < deed.sent) first = Math.max(first, number);
    if (other.sent > answeredAt) last = Math.min(last, number - 1);
  }
  return states.slice(first - 1, last);
}
