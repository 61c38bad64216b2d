import { shortName } from './short-name.ts';

/** Ids of matches and guests: whoever reads the log could come in with them. */
const ID = /(?<![\w-])[\w-]{22}(?![\w-])/g;
const MOST_CAUSES = 5;

/** An error as the log may have it: the same id always by the same short name, from which nobody finds it. */
export function errorForLog(error: Error): { type: string; message: string; stack: string } {
  const stacks = chain(error).map(({ stack, message }) => stack ?? message);
  return { type: error.name, message: withoutIds(error.message), stack: withoutIds(stacks.join('\ncaused by: ')) };
}

function withoutIds(text: string): string {
  return text.replace(ID, shortName);
}

/** An error and what caused it. */
function chain(error: Error): readonly Error[] {
  const all: Error[] = [];
  for (let each: unknown = error; each instanceof Error && all.length < MOST_CAUSES; each = each.cause) all.push(each);
  return all;
}
