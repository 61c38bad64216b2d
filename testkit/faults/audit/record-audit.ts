import {
  fairKey,
  type GameTypes,
  hex,
  IN_ORDER,
  type Input,
  type Json,
  type Rules,
  readRecord,
  same,
} from '@starboard/kernel';
import { playedSetup } from './bringing.ts';
import type { LoggedMatch } from './log.ts';
import type { Problem } from './problem.ts';
import { noncesOf, type State, seatingOf } from './state.ts';

/** Compares the record that the server hands out with its log, played again by the rules. */
export function auditRecord(
  rules: Rules<GameTypes>,
  { id, secret, entries }: LoggedMatch,
  state: State,
  file: string,
): readonly Problem[] {
  const read = readRecord(file);
  if (!read.ok) return [{ fault: 'record', match: id, what: `line ${read.line}: ${read.fact}` }];
  const { header, inputs, result } = read.record;
  const kept = entries.flatMap(({ what }): Input[] => {
    if (what.type === 'moved') return [what.move];
    return what.type === 'called' ? [what.call] : [];
  });
  const parts = {
    game: [header.game, state.opening.game],
    'set-up': [header.setup, playedSetup(rules, state)],
    seating: [header.seating, seatingOf(state)],
    dice: [header.key, hex(fairKey(secret, noncesOf(state)))],
    'way to draw dice': [header.dice ?? IN_ORDER, state.opening.diceWay ?? IN_ORDER],
    inputs: [inputs.map(timeless), kept.map(timeless)],
    result: [result, state.match?.result ?? null],
  };
  return Object.entries(parts)
    .filter(([, [told, found]]) => !same(told as Json, found as Json))
    .map(([part]) => ({ fault: 'record', match: id, what: `its ${part} is not what the log leads to` }));
}

/** A record may say when a call was made. */
function timeless(input: Input): object {
  const { at: _, ...rest } = input as Input & { readonly at?: number };
  return rest;
}
