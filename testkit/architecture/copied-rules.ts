import type { GameSource } from './duplicates.ts';
import { formulasIn } from './formulas.ts';

/** Something that the rules compute and another part of the same game computes again instead of asking them. */
export interface CopiedRule {
  /** `straight + 1 < turnMode` */
  readonly formula: string;
  /** In the rules, and in the copy, as `file:line`. */
  readonly at: readonly [string, string];
}

/** Everything else in a game asks these folders. */
const RULES = /^games\/[^/]+\/(rules|effects|catalogue|squads)\//;
const TESTS = /\/test\//;

export function copiedRules(sources: readonly GameSource[]): readonly CopiedRule[] {
  const inRules = new Map<string, string>();
  const code = sources.filter(({ file }) => /\.tsx?$/.test(file) && !TESTS.test(file));
  const placed = code.flatMap(({ game, file, text }) =>
    formulasIn(file, text).map((formula) => ({ ...formula, game, file, at: `${file}:${formula.line}` })),
  );
  for (const { game, file, text, at } of placed) {
    const key = `${game} ${text}`;
    if (RULES.test(file) && !inRules.has(key)) inRules.set(key, at);
  }
  return placed.flatMap(({ game, file, text, at }) => {
    const rule = RULES.test(file) ? undefined : inRules.get(`${game} ${text}`);
    return rule === undefined ? [] : [{ formula: text, at: [rule, at] as const }];
  });
}
