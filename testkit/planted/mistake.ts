/** A mistake made on purpose: a text of a file, and what stands there instead. Some test has to catch it. */
export interface Mistake {
  /** What is wrong, in a few words. */
  readonly id: string;
  /** The rule it breaks, by its number in the rulebook; where it has none, some words of the title of its test. */
  readonly rule: string;
  /** It occurs once in the file. */
  readonly find: string;
  readonly replace: string;
}

/** The mistakes of a folder's `test/planted.ts`, by file, from the root of the repository. */
export type Planted = { readonly [file: string]: readonly Mistake[] };

/** A mistake, and where it belongs. */
export interface PlantedMistake extends Mistake {
  /** Whose tests have to catch it, such as `games/starfire`. */
  readonly folder: string;
  readonly file: string;
}

/** A source with the mistake in it. */
export function plantedIn(source: string, { id, find, replace }: Mistake): string {
  const [before, after, ...more] = source.split(find);
  if (before === undefined || after === undefined) throw new Error(`${id}: its text is not there: ${find}`);
  if (more.length > 0) throw new Error(`${id}: its text occurs ${more.length + 1} times: ${find}`);
  return `${before}${replace}${after}`;
}

/** Whether a test says by its title that it is about the rule. */
export function namesRule(title: string, rule: string): boolean {
  return isRuleNumber(rule) ? title.startsWith(`${rule} `) : title.includes(rule);
}

/** Whether a file of tests may have one that names the rule. */
export function mentionsRule(source: string, rule: string): boolean {
  return isRuleNumber(rule) ? source.includes(`'${rule} `) || source.includes(`"${rule} `) : source.includes(rule);
}

/** As in a rulebook, such as 5.3. */
export const isRuleNumber = (rule: string): boolean => /^\d+\.\d+$/.test(rule);
