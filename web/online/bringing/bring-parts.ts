import { type Game, gameById } from '@starboard/games';
import type { GameTypes, Rules } from '@starboard/kernel';
import type { TableView } from '@starboard/protocol';
import type { BringPart } from '@starboard/ui';

/** How the players of a game choose what they bring, and its rules, which say what is legal. */
export interface BringParts {
  readonly part: BringPart<GameTypes>;
  readonly rules: Rules<GameTypes>;
}

export async function bringPartsOf(game: Game): Promise<BringParts | null> {
  const [part, rules] = await Promise.all([game.workshop?.onBringing?.(), game.parts.rules()]);
  return part === undefined ? null : { part, rules };
}

/** Whether players at this table choose something on this page before they are ready. */
export function preparesHere({ bringing, game }: TableView): boolean {
  return (bringing ?? null) !== null && gameById(game)?.workshop?.onBringing !== undefined;
}

export function isAllReady({ bringing, seats }: TableView): boolean {
  return (bringing ?? null) === null || seats.every((_, seat) => bringing?.ready.includes(seat));
}
