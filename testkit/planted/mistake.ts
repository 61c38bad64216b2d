/** A mistake made on purpose: a text of a file, and its replacement. Some test has to catch it. */
export interface Mistake {
  readonly id: string;
  /** The number of the rule it breaks; without one, some words of the title of its test. */
  readonly rule: string;
  /** It occurs once in the file. */
  readonly find: string;
  readonly replace: string;
}

/** The mistakes of a folder's `test/planted.ts`, by file, from the root of the repository. */
export type Planted = { readonly [file: string]: readonly Mistake[] };

export interface PlantedMistake extends Mistake {
  /** The folder whose tests have to catch it, such as `games/starfire`. */
  readonly folder: string;
  readonly file: string;
}

export function plantedIn(source: string, { id, find, replace }: Mistake): string {
  const [before, after, ...more] = source.split(find);
  if (before === undefined || after === undefined) throw new Error(`${id}: its text is not there: ${find}`);
  if (more.length > 0) throw new Error(`${id}: its text occurs ${more.length + 1} times: ${find}`);
  return `${before}${replace}${after}`;
}

/** Whether a test's title says that it is about the rule. */
export function namesRule(title: string, rule: string): boolean {
  return isRuleNumber(rule) ? title.startsWith(`${rule} `) : title.includes(rule);
}

export function mentionsRule(source: string, rule: string): boolean {
  return isRuleNumber(rule) ? source.includes(`'${rule} `) || source.includes(`"${rule} `) : source.includes(rule);
}

export const isRuleNumber = (rule: string): boolean => /^\d+\.\d+$/.test(rule);
