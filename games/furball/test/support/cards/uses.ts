import type { CardId, Face } from '../../../rules/model.ts';
import { facing, offers, shoot, usable } from '../duel.ts';
import { answer, only, type Playthrough, type ShipLayout } from '../playing.ts';
import { NONE } from './shots.ts';

export const used = ({ events }: Playthrough, card: CardId): number =>
  only(events, 'used').filter((event) => event.card === card).length;

/** Plays on, taking whatever a card offers. */
export function takeAll(played: Playthrough, card: CardId): Playthrough {
  for (let i = 0; i < 20; i++) {
    const seat = played.match.asks.find((ask) => offers(played, ask.seat, card))?.seat;
    const ask = played.match.asks[0];
    if (seat === undefined && (ask === undefined || ask.kind !== 'effects')) return played;
    answer(played, seat ?? ask?.seat ?? 0, seat === undefined ? null : nameIn(played, seat, card));
  }
  return played;
}

const nameIn = (played: Playthrough, seat: number, card: CardId): string =>
  usable(played, seat).find((option): option is string => `${option}`.startsWith(`${card} `)) ?? card;

/** How often the attacker's or defender's card is used in an attack whose attack dice show this. */
export const uses = (card: CardId, by: ShipLayout, at: ShipLayout, attack: readonly Face[]): number =>
  used(
    takeAll(shoot(facing(1, by, at), { attack: attack.slice(0, diceOf(by)), defence: NONE.slice(0, 3) }), card),
    card,
  );

const diceOf = ({ pilot: id }: ShipLayout): number => (id?.includes('tiephantom') === true ? 5 : 3);
