/** Its message is one sentence for the user. */
export class RefusedCommand extends Error {}

export function refuse(sentence: string): never {
  throw new RefusedCommand(sentence);
}
