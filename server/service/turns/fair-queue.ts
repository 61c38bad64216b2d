export interface Claimant {
  readonly guest: string;
  readonly address: string;
}

/** Waiting items: addresses take turns, and so do the guests at each address. */
export interface FairQueue<T> {
  push(who: Claimant, item: T): void;
  shift(): T | undefined;
  /** The waiting items of a guest, and of all guests at the address. */
  waiting(who: Claimant): { readonly guest: number; readonly address: number };
  readonly size: number;
}

export function fairQueue<T>(): FairQueue<T> {
  /** By address and guest. A map keeps the order of its keys: after its turn, a key goes to the end. */
  const addresses = new Map<string, Map<string, T[]>>();
  let size = 0;

  return {
    push({ guest, address }, item) {
      const guests = addresses.get(address) ?? new Map<string, T[]>();
      addresses.set(address, guests);
      const items = guests.get(guest) ?? [];
      guests.set(guest, items);
      items.push(item);
      size++;
    },
    shift() {
      const [address, guests] = addresses.entries().next().value ?? [];
      const [guest, items] = guests?.entries().next().value ?? [];
      if (address === undefined || guests === undefined || guest === undefined || items === undefined) return undefined;
      const item = items.shift();
      guests.delete(guest);
      if (items.length > 0) guests.set(guest, items);
      addresses.delete(address);
      if (guests.size > 0) addresses.set(address, guests);
      size--;
      return item;
    },
    waiting({ guest, address }) {
      const guests = addresses.get(address);
      let all = 0;
      for (const items of guests?.values() ?? []) all += items.length;
      return { guest: guests?.get(guest)?.length ?? 0, address: all };
    },
    get size() {
      return size;
    },
  };
}
