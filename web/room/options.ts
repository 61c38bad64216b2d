import { type GameTypes, type Json, type OpenAsk, same } from '@starboard/kernel';

/** The option so many places on from the picked one, round and round; the first or last where none is picked. */
export function stepThrough(mine: OpenAsk<GameTypes>, picked: Json | null, by: 1 | -1): Json {
  const { options } = mine;
  const at = picked === null ? -1 : options.findIndex((option) => same(option, picked));
  const from = at === -1 && by === -1 ? 0 : at;
  return options[(from + by + options.length) % options.length] ?? null;
}

/** Refusals that give the same reason, told once. */
export interface RefusedTogether {
  readonly rule: string;
  readonly fact: string;
  readonly choices: readonly Json[];
}

export function byReason(refusals: OpenAsk<GameTypes>['refusals']): readonly RefusedTogether[] {
  const groups: { rule: string; fact: string; choices: Json[] }[] = [];
  for (const { rule, fact, choice } of refusals) {
    const group = groups.find((each) => each.rule === rule && each.fact === fact);
    if (group === undefined) groups.push({ rule, fact, choices: [choice] });
    else group.choices.push(choice);
  }
  return groups;
}
