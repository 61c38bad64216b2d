import type { Json, Seat } from '@starboard/kernel';
import { type Body, type Deed, type DeedKind, isAcknowledged } from '../deed.ts';
import type { CrowdHouse, Person } from '../person.ts';

/** A person, and the seats that are theirs. */
export interface SeatedPerson {
  readonly person: Person;
  readonly seats: readonly Seat[];
}

export interface Gathering {
  readonly house: CrowdHouse;
  readonly game: string;
  readonly host: Person;
  readonly sittings: readonly SeatedPerson[];
  /** What they may bring, in a game where seats bring something. */
  readonly brings: readonly Json[];
  /** Whether they change their minds on the way. */
  readonly whims: boolean;
}

/** Fails where it is refused: nobody is in anybody's way while a match is gathered. */
export async function doneBy(
  { exercised }: CrowdHouse,
  game: string,
  person: Person,
  kind: DeedKind,
  match: string | null,
  body: Body,
): Promise<{ readonly [member: string]: Json }> {
  const deed = await person.act(kind, match, body);
  if (!isAcknowledged(deed)) throw refusedAs(deed);
  exercised.count(`${game}: ${kind}`);
  return deed.answer.value;
}

export function refusedAs({ kind, match, answer }: Deed): Error {
  return new Error(`${kind} at ${match} was refused: ${JSON.stringify(answer)}`);
}
