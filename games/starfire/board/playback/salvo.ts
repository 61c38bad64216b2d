import type { View } from '@starboard/kernel';
import type { Event, Starfire } from '../../rules/model.ts';

type EventOf<T> = Extract<Event, { readonly type: T }>;

/** The salvo being shown, shot by shot; it stays while the next die rolls. */
export interface ShownSalvo {
  readonly fires: EventOf<'fires'>;
  readonly shots: readonly EventOf<'shot'>[];
}

const OF_A_SALVO: readonly Event['type'][] = ['fires', 'shot', 'damage', 'announced', 'destroyed'];

/** The salvo of the last event; null once something else is done, asked or over. */
export function salvoIn(
  told: readonly Event[],
  { asked, result }: Pick<View<Starfire>, 'asked' | 'result'>,
  now: Event | null,
): ShownSalvo | null {
  if (now === null && (asked.length > 0 || result !== null)) return null;
  const since = told.slice(told.findLastIndex(({ type }) => type === 'fires'));
  const [fires] = since;
  if (fires?.type !== 'fires' || !since.every(({ type }) => OF_A_SALVO.includes(type))) return null;
  return { fires, shots: since.filter((event) => event.type === 'shot') };
}
