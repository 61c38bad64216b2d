/** Something asked of the program that it will not do: one sentence for whoever asked. */
export class RefusedCommand extends Error {}

export function refuse(sentence: string): never {
  throw new RefusedCommand(sentence);
}
