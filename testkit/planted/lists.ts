import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { rulesIn } from '../rulebook.ts';
import { isRuleNumber, mentionsRule, type Planted, type PlantedMistake, plantedIn } from './mistake.ts';

export const ROOT = join(import.meta.dirname, '../..');

export async function allPlanted(): Promise<readonly PlantedMistake[]> {
  const lists = globSync('{kernel,testkit,ui,bots,server,cli,web,games/*}/test/planted.ts', { cwd: ROOT }).toSorted();
  const found: PlantedMistake[] = [];
  for (const list of lists) {
    const { planted }: { readonly planted: Planted } = await import(join(ROOT, list));
    const folder = dirname(dirname(list));
    for (const [file, mistakes] of Object.entries(planted)) {
      found.push(...mistakes.map((mistake) => ({ ...mistake, folder, file })));
    }
  }
  return found;
}

export function testsOf(folder: string): readonly string[] {
  return globSync(`${folder}/test/**/*.test.ts`, { cwd: ROOT }).filter((name) => !name.endsWith('.browser.test.ts'));
}

/** Those whose text mentions the rule that a mistake breaks. */
export function testsNaming({ folder, rule }: PlantedMistake): readonly string[] {
  return testsOf(folder).filter((name) => mentionsRule(readFileSync(join(ROOT, name), 'utf8'), rule));
}

export function plantingFault(mistake: PlantedMistake): string | undefined {
  const { id, rule, folder, file, find, replace } = mistake;
  if (find === replace) return `${id}: nothing is changed`;
  if (!existsSync(join(ROOT, file))) return `${id}: there is no ${file}`;
  if (!ruleExists(folder, rule)) return `${id}: ${folder} has no rule ${rule}`;
  try {
    plantedIn(readFileSync(join(ROOT, file), 'utf8'), mistake);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function ruleExists(folder: string, rule: string): boolean {
  const rulebook = join(ROOT, folder, 'RULEBOOK.md');
  if (isRuleNumber(rule) && existsSync(rulebook)) return rulesIn(readFileSync(rulebook, 'utf8')).includes(rule);
  return testsOf(folder).some((name) => mentionsRule(readFileSync(join(ROOT, name), 'utf8'), rule));
}
