import { answersOf, commitTo, type GameTypes, type Json, type Rules, same } from '@starboard/kernel';
import type { Deed } from '../crowd/deed.ts';
import type { AuditedEntry } from './log.ts';
import type { State } from './state.ts';

/** Whether an entry is what a request asks for. */
export function isEffect({ kind, body, match }: Deed, entry: AuditedEntry): boolean {
  const { seat } = body;
  switch (entry.type) {
    case 'opened':
      return (
        // What a rematch is to be follows from the match before it.
        kind === 'rematch' ||
        (kind === 'open' &&
          entry.game === body['game'] &&
          same(entry.seats, body['seats'] ?? null) &&
          isWithin(body['setup'] ?? {}, entry.setup) &&
          isWithin(body['timeControl'] ?? {}, { ...entry.timeControl }))
      );
    case 'sat':
      return (
        kind === 'sit' &&
        entry.seat === seat &&
        (entry.nonce ?? null) === (body['nonce'] ?? null) &&
        (entry.commitment ?? null) === (body['commitment'] ?? null)
      );
    case 'left-seat':
      return (kind === 'leave' || kind === 'remove-idle') && entry.seat === seat;
    case 'brought':
      return kind === 'bring' && entry.seat === seat && same(entry.brought, body['brought']);
    case 'ready':
      return (
        kind === 'ready' &&
        entry.seat === seat &&
        entry.ready === body['ready'] &&
        (entry.nonce ?? null) === (body['nonce'] ?? null)
      );
    case 'set-up':
      return kind === 'set-up' && isWithin(body['setup'] ?? null, entry.setup);
    case 'committed':
      return kind === 'commit' && entry.seat === seat && entry.commitment === body['commitment'];
    case 'revealed':
      return kind === 'reveal' && entry.seat === seat && entry.nonce === body['nonce'];
    case 'moved': {
      const { move } = entry;
      if (move.seat !== seat || move.question !== body['question']) return false;
      return 'choice' in move ? kind === 'play' && same(move.choice, body['choice'] ?? null) : kind === 'take-back';
    }
    case 'handed-over':
      return (
        entry.seat === seat &&
        (entry.to === 'person' ? kind === 'come-back' : kind === 'leave' || kind === 'remove-idle')
      );
    case 'standing':
      return (
        kind === 'standing' &&
        entry.seat === seat &&
        same(
          [...entry.standing.always, null, ...entry.standing.never],
          [...list(body['always']), null, ...list(body['never'])],
        )
      );
    case 'offered-draw':
      return kind === 'draw' && entry.seat === seat && entry.offers === body['offers'];
    case 'called':
      if (entry.call.call === 'resigned') return kind === 'resign' && same(entry.call.seats, [seat ?? null]);
      return entry.call.call === 'draw-agreed' ? kind === 'draw' : entry.call.call === 'closed' && kind === 'close';
    case 'ended':
      return kind === 'close';
    case 'rematched':
      return kind === 'rematch' && entry.match !== match;
    case 'freed':
      return false;
  }
}

/** Whether everything that was asked for is there; what was left out the server fills in. */
function isWithin(wanted: Json, found: { readonly [member: string]: Json }): boolean {
  return Object.entries(wanted ?? {}).every(([member, value]) => same(value, found[member] ?? null));
}

/** Whether somebody sits under the name they gave, with a number after it where others at the table have that name. */
export function isNamedSo({ body }: Deed, entry: AuditedEntry, { sitters }: State): boolean {
  if (entry.type !== 'sat') return true;
  const taken = sitters.map((sitter) => sitter?.name);
  const given = String(body['name']);
  let name = given;
  for (let number = 2; taken.includes(name); number++) name = `${given} ${number}`;
  return entry.name === name;
}

/** Whether an entry is what the sender of its request was told, where more was said than that it was done. */
export function isAsTold({ answer }: Deed, entry: AuditedEntry): boolean {
  if (answer === null || !answer.ok) return true;
  if (entry.type === 'sat') return answer.value['seat'] === entry.seat;
  return entry.type !== 'rematched' || answer.value['match'] === entry.match;
}

/** Whether a draw is agreed just when everybody else at the table has offered one, or is out of the match. */
export function isDrawInOrder({ body }: Deed, entry: AuditedEntry, state: State, rules: Rules<GameTypes>): boolean {
  const isAgreed = entry.type === 'called' && entry.call.call === 'draw-agreed';
  if (!isAgreed && !(entry.type === 'offered-draw' && entry.offers)) return true;
  const { match } = state;
  const others = state.sitters.map((sitter, seat) => {
    const isOut = match !== null && rules.isOut?.(match.board, seat) === true;
    return seat === body['seat'] || isOut || (sitter?.offersDraw === true && !sitter.handedOver);
  });
  return isAgreed === others.every((agrees) => agrees);
}

const list = (value: Deed['body'][string] | undefined) => (Array.isArray(value) ? value : []);

/** Whether a move found the very ask that it was meant for. */
export function isMeantFor({ body }: Deed, { match }: State): boolean {
  if (match === null) return false;
  return match.question === body['question'] && answersOf(match, Number(body['seat'])).length === body['nth'];
}

/** Whether a request that was acknowledged had nothing left to do in this state. */
export function isSoAlready({ kind, body, answer }: Deed, state: State, rules: Rules<GameTypes>): boolean {
  const seat = Number(body['seat']);
  const sitter = state.sitters[seat];
  const isOut = (): boolean => state.match !== null && rules.isOut?.(state.match.board, seat) === true;
  switch (kind) {
    case 'leave':
    case 'remove-idle':
      return sitter?.handedOver === true || isOut();
    case 'come-back':
      return sitter?.handedOver === false;
    case 'resign':
      return isOut();
    case 'draw':
      if (body['offers'] === false) return !state.sitters.some((each) => each?.offersDraw);
      return sitter?.offersDraw === true;
    case 'standing':
      return (
        same([...(sitter?.standing.always ?? [])], list(body['always'])) &&
        same([...(sitter?.standing.never ?? [])], list(body['never']))
      );
    case 'close':
      return state.phase === 'over' || state.phase === 'closed';
    case 'rematch':
      return answer?.ok === true && state.rematch === answer.value['match'];
    case 'bring':
      return state.phase === 'gathering' && sitter !== null && same(sitter?.brought, body['brought']);
    case 'ready':
      return sitter?.ready === body['ready'];
    case 'set-up':
      return isWithin(body['setup'] ?? {}, state.setup);
    case 'commit':
      return sitter?.commitment === body['commitment'];
    case 'reveal':
      return sitter?.nonce === body['nonce'] && sitter?.commitment === commitTo(String(body['nonce']));
    default:
      return false;
  }
}
