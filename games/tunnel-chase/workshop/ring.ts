import { integer, list, validate } from '@starboard/kernel';
import { numberOf, ringOf } from '../rules/01-asteroid/numbers.ts';

/** The asteroid so far: in each slot a piece of the ring, 1 to 6, or 0 for none. */
export type Ring = readonly number[];

const SLOTS = 6;

export const EMPTY: Ring = [0, 0, 0, 0, 0, 0];

/** The piece in hand, and the slot it came from; null from beside the asteroid. */
export interface InHand {
  readonly piece: number;
  readonly from: number | null;
}

/** Puts a piece down in a slot; a piece already there swaps places with it. */
export function putDown(ring: Ring, { piece, from }: InHand, slot: number): Ring {
  const before = ring[slot] ?? 0;
  return ring.map((each, i) => (i === slot ? piece : i === from ? before : each));
}

export function takeOff(ring: Ring, slot: number): Ring {
  return ring.map((piece, i) => (i === slot ? 0 : piece));
}

/** 1.3 Turning the centre by a sixth equals moving the whole ring the other way. */
export function turnCentre(ring: Ring, sixths: 1 | -1): Ring {
  return ring.map((_, slot) => ring[(slot + sixths + SLOTS) % SLOTS] ?? 0);
}

export function loosePieces(ring: Ring): readonly number[] {
  return Array.from({ length: SLOTS }, (_, i) => i + 1).filter((piece) => !ring.includes(piece));
}

/** 1.3 The number of the asteroid; null while a slot is empty. */
export function numberIn(ring: Ring): number | null {
  return numberOf(ring) ?? null;
}

const RING = list(integer(0, SLOTS), { minItems: SLOTS, maxItems: SLOTS });

/** The asteroid of the last visit; the first one if that can't be read. */
export function readRing(kept: unknown): Ring {
  const read = validate(RING, kept);
  if (!read.ok) return ringOf(1);
  const pieces = read.value.filter((piece) => piece > 0);
  return new Set(pieces).size === pieces.length ? read.value : ringOf(1);
}
