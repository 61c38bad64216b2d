import { shortName } from './short-name.ts';

/** Ids of matches and guests: with one, a reader of the log could take part. */
const ID = /(?<![\w-])[\w-]{22}(?![\w-])/g;
const MOST_CAUSES = 5;

/** An error for the log: each id is replaced by a short name that doesn't reveal it. */
export function errorForLog(error: Error): { type: string; message: string; stack: string } {
  const stacks = chain(error).map(({ stack, message }) => stack ?? message);
  return { type: error.name, message: withoutIds(error.message), stack: withoutIds(stacks.join('\ncaused by: ')) };
}

function withoutIds(text: string): string {
  return text.replace(ID, shortName);
}

function chain(error: Error): readonly Error[] {
  const all: Error[] = [];
  for (let each: unknown = error; each instanceof Error && all.length < MOST_CAUSES; each = each.cause) all.push(each);
  return all;
}
