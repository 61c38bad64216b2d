import type { Setup } from '../model.ts';

/** 6.1 In Game 2 the last seat is the Imperial, all others are Rebels; in Game 1 everybody is on their own. */
export function sides({ game }: Pick<Setup, 'game'>, seats: number): readonly string[] | undefined {
  if (game === 'capture') return undefined;
  return Array.from({ length: seats }, (_, seat) => (seat === seats - 1 ? 'Imperial' : 'Rebels'));
}
