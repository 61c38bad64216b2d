import { join } from 'node:path';

type Guests = typeof import('../../testkit/faults/guest.ts');
type Seating = typeof import('../../testkit/faults/seating.ts');
type Protocol = typeof import('../../protocol/index.ts');

/** How one opens matches and speaks at the tables of a checkout, which may be an older one than this. */
export type CheckoutWords = Pick<Guests, 'newGuest'> &
  Pick<Seating, 'openMatch' | 'sitDown'> & { readonly PROTOCOL: number };

export async function wordsOf(checkout: string): Promise<CheckoutWords> {
  const guests: Guests = await import(join(checkout, 'testkit/faults/guest.ts'));
  const seating: Seating = await import(join(checkout, 'testkit/faults/seating.ts'));
  const { PROTOCOL }: Protocol = await import(join(checkout, 'protocol/index.ts'));
  return { newGuest: guests.newGuest, openMatch: seating.openMatch, sitDown: seating.sitDown, PROTOCOL };
}
