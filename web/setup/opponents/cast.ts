import { type Bot, botIdOf, characterOf, readBotId } from '@starboard/bots';
import type { Character, Level } from '@starboard/kernel';
import type { SeatOccupancy } from '../seat-occupancy.ts';

/** The characters that a game's bots can play as; none in a game whose bots have no levels. */
export type Cast = readonly Character[];

type BotSeat = Extract<SeatOccupancy, { kind: 'bot' }>;

export const isLevelled = (place: SeatOccupancy): place is BotSeat =>
  place.kind === 'bot' && readBotId(place.id) !== null;

/** A bot of this level as this character. */
export function botAs(level: Level, { id, callSign }: Character): BotSeat {
  return { kind: 'bot', id: botIdOf({ level, character: id }), name: callSign };
}

/** The bot for the nth bot seat of a ready-made table: one character after another. */
export function usualBot(
  bots: readonly Pick<Bot, 'id' | 'name' | 'needsSolution' | 'level'>[],
  cast: Cast,
  level: Level,
) {
  return (nth: number): BotSeat | undefined => {
    const character = cast[nth % Math.max(1, cast.length)];
    if (character !== undefined) return botAs(level, character);
    const plain = bots.findLast((bot) => !bot.needsSolution && bot.level === undefined);
    return plain && { kind: 'bot', id: plain.id, name: plain.name };
  };
}

/** The characters that suit a side. Whoever has been chosen stays. */
export const castFor = (cast: Cast, side: string | undefined, chosen?: Character): Cast =>
  cast.filter((each) => each === chosen || each.sides === undefined || side === undefined || each.sides.includes(side));

/** The character in a seat; undefined if there is none. */
export function characterAt(place: SeatOccupancy | undefined, cast: Cast): Character | undefined {
  return place?.kind === 'bot' ? characterOf(place.id, { characters: cast }) : undefined;
}

/** The same table with all its levelled bots at another level. */
export function atLevel(places: readonly SeatOccupancy[], cast: Cast, level: Level): readonly SeatOccupancy[] {
  return places.map((place) => {
    const character = characterAt(place, cast);
    return character === undefined ? place : botAs(level, character);
  });
}

/** From a seat on, each bot with a level is the next character. */
export function withFreshFaces(places: readonly SeatOccupancy[], cast: Cast, from: number): readonly SeatOccupancy[] {
  let before = places.slice(0, from).filter(isLevelled).length;
  return places.map((place, seat) => {
    const level = seat >= from && isLevelled(place) ? readBotId(place.id)?.level : undefined;
    const character = level && cast[before++ % Math.max(1, cast.length)];
    return level === undefined || character === undefined ? place : botAs(level, character);
  });
}

/** The level of all levelled bots at the table; null if there are none, or if they differ. */
export function commonLevel(places: readonly SeatOccupancy[]): Level | null {
  const levels = new Set(places.filter(isLevelled).map(({ id }) => readBotId(id)?.level ?? null));
  const [only = null] = levels;
  return levels.size === 1 ? only : null;
}
