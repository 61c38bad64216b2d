import type { View } from '@starboard/kernel';
import type { Event, Starfire } from '../../rules/model.ts';

type EventOf<T> = Extract<Event, { readonly type: T }>;

/** A salvo being shown, shot by shot: also while the next die still rolls. */
export interface Salvo {
  readonly fires: EventOf<'fires'>;
  readonly shots: readonly EventOf<'shot'>[];
}

/** The salvo with what is shown now; null as soon as something else is done. */
export function nextSalvo(salvo: Salvo | null, { asked, result }: View<Starfire>, now: Event | null): Salvo | null {
  switch (now?.type) {
    case 'fires':
      return salvo?.fires === now ? salvo : { fires: now, shots: [] };
    case 'shot':
      if (salvo === null || salvo.shots.includes(now)) return salvo;
      return { ...salvo, shots: [...salvo.shots, now] };
    case 'damage':
    case 'announced':
    case 'destroyed':
      return salvo;
    case undefined:
      return asked.length > 0 || result !== null ? null : salvo;
    default:
      return null;
  }
}
