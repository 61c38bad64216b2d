import { type GameTypes, type Json, type OpenAsk, same } from '@starboard/kernel';

/** The next or previous option, cyclically; the first or last if none is picked. */
export function stepThrough(mine: OpenAsk<GameTypes>, picked: Json | undefined, by: 1 | -1): Json {
  const { options } = mine;
  const at = picked === undefined ? -1 : options.findIndex((option) => same(option, picked));
  const from = at === -1 && by === -1 ? 0 : at;
  return options[(from + by + options.length) % options.length] ?? null;
}
