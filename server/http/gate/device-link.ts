import type { Guest } from '../../service/service.ts';
import type { Seal } from './seal.ts';

const PURPOSE = 'device';
const MINUTES = 10;

/** A link that makes another device the same guest, for ten minutes. */
export interface DeviceLink {
  readonly link: string;
  /** Until when it holds, in milliseconds since 1970. */
  readonly until: number;
}

export function deviceLink({ id }: Guest, seal: Seal, now: number): DeviceLink {
  const until = now + MINUTES * 60_000;
  return { link: `/device/${seal.sign(PURPOSE, `${id}.${until}`)}`, until };
}

/** Whose link it is, while it holds. */
export function guestOfLink(token: string, seal: Seal, now: number): Guest | undefined {
  const [id = '', until = ''] = seal.open(PURPOSE, token)?.split('.') ?? [];
  return id !== '' && now < Number(until) ? { id } : undefined;
}
