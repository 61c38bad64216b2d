import { type Json, validate } from '@starboard/kernel';
import type { Setup } from '../../rules/model.ts';
import { type Squad, squadOf } from '../../squads/index.ts';
import { SQUAD } from '../kept.ts';
import { squadInWords } from '../squads/describe.ts';

/** The squad that a seat brings; null for none. */
export function squadIn(brought: Json): Squad | null {
  const read = validate(SQUAD, brought);
  return read.ok ? squadOf(read.value.pilot, read.value.upgrades) : null;
}

export const asJson = ({ pilot, upgrades }: Squad): Json => ({ pilot, upgrades });

/** What a seat flies, as far as it is known before the match. */
export function flownInWords({ squads }: Pick<Setup, 'squads'>, seat: number, brought: Json): string {
  const squad = squadIn(brought) ?? squads[seat] ?? null;
  return squad === null ? 'Random squad, drawn at the start' : squadInWords(squad);
}
