import type { GameSource } from './duplicates.ts';
import { formulasIn } from './formulas.ts';

/** What rules have worked out and another part of the same game works out again, instead of asking them. */
export interface CopiedRule {
  /** As in `straight + 1 < turnMode`. */
  readonly formula: string;
  /** In the rules, and where it is copied, as `file:line`. */
  readonly at: readonly [string, string];
}

/** Where what follows from a choice is decided: everything else of a game asks there. */
const RULES = /^games\/[^/]+\/(rules|effects|catalogue|squads)\//;
const TESTS = /\/test\//;

/** Everything that the rules of a game work out and its board, bot, words or workshop work out again. */
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
