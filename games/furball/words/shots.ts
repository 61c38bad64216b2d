import { oneDecimal, percent, type Seat } from '@starboard/kernel';
import type { AttackForecast } from '../foresight/attacks.ts';
import { paymentsFor } from '../rules/06-attack/targets.ts';
import type { AttackChoice, Board } from '../rules/model.ts';

const SPENDS = { focus: 'spending focus', lock: 'spending the lock' } as const;
const DISCARDS = {
  card: 'discarding it',
  'card-if-hit': 'discarding it if it hits',
  token: 'using its extra shot',
  'token-if-hit': 'using its extra shot if it hits',
  nothing: '',
} as const;

/** The payment for an attack, if there are several: "spending focus", "using its extra shot". */
export function paymentName(board: Board, seat: Seat, { weapon, at, pay }: AttackChoice): string {
  const ways = paymentsFor(board, seat, weapon, at);
  const way = ways[pay];
  if (ways.length < 2 || way === undefined) return '';
  const spends = way.spends === null ? '' : SPENDS[way.spends];
  const needs = way.spends === null && way.needs !== null ? `with ${way.needs === 'lock' ? 'the lock' : 'focus'}` : '';
  return [spends, needs, DISCARDS[way.discards]].filter((part) => part !== '').join(', ');
}

/** "66% to hit, 12% to destroy, 1.1 damage on average": the verdict. */
export function oddsSay({ odds: { hit, kill, damage } }: Pick<AttackForecast, 'odds'>): string {
  const dead = kill > 0 ? `, ${percent(kill)} to destroy` : '';
  return `${percent(hit)} to hit${dead}, ${oneDecimal(damage)} damage on average`;
}

/** "exact", "from 2,000 simulated attacks". */
export function sureSays({ rolled }: Pick<AttackForecast, 'rolled'>): string {
  return rolled === 0 ? 'exact' : `from ${rolled.toLocaleString('en')} simulated attacks`;
}
