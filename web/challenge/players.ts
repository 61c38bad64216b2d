import { botById, botIdOf, nameOfBot } from '@starboard/bots';
import type { Game } from '@starboard/games';
import type { Seat } from '@starboard/kernel';
import type { Occupant } from '../runner/occupant.ts';
import { usualName } from '../setup/presets.ts';
import { playerNames } from '../shell/settings.ts';

/** How well the others play, if somebody plays on. */
const LEVEL = 'veteran';

/** The player in the seat, and the game's characters around it. */
export function playersFor(
  { characters = [] }: Pick<Game, 'characters'>,
  seats: number,
  seat: Seat,
): readonly Occupant[] {
  let others = 0;
  return Array.from({ length: seats }, (_, each): Occupant => {
    if (each === seat) return { kind: 'person', name: playerNames.peek()[0] || usualName(0) };
    const character = characters[others++ % Math.max(1, characters.length)]?.id ?? null;
    const id = botIdOf({ level: LEVEL, character });
    const bot = botById(id);
    if (bot === undefined) throw new Error(`there is no bot ${id}`);
    return { kind: 'bot', id, name: nameOfBot(bot, { characters }) };
  });
}
