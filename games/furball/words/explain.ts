import { capital, inARow, plural } from '@starboard/kernel';
import {
  type Action,
  type Bomb,
  type CardId,
  findCard,
  type Grants,
  type SecondaryWeapon,
  type Slot,
  standingOf,
} from '../catalogue/index.ts';
import { slotName } from '../squads/index.ts';
import { SAYS } from './cards/index.ts';
import { actionName, cardName } from './phrases.ts';

/** What a card does beyond its figures, in a few words after its name; nothing for one without text. */
export const inShort = (card: string): string | undefined => (Object.hasOwn(SAYS, card) ? SAYS[card] : undefined);

/** A card explained in a sentence: its figures as the catalogue has them, and what it does. */
export function explain(card: CardId): string {
  const parts = [...figures(card), ...(inShort(card) === undefined ? [] : [inShort(card) ?? ''])];
  if (parts.length > 0) return `${capital(parts.join('; '))}.`;
  const standing = standingOf(card, AS_PRINTED);
  return standing.is === 'idle' ? `Does nothing here. ${standing.reason}` : '';
}

/** As the game is printed: a ship is not its own friend. */
const AS_PRINTED = { isDone: () => true, friendlyToItself: false };

function figures(id: CardId): readonly string[] {
  const card = findCard(id);
  if (card?.kind !== 'upgrade') return [];
  const { weapon, bomb, grants, sides } = card;
  return [
    ...(weapon === null ? [] : [weaponInWords(weapon)]),
    ...(bomb === null ? [] : [bombInWords(bomb)]),
    ...grantsInWords(grants),
    ...(sides === null || sides.every(({ grants: gift }) => gift === undefined)
      ? []
      : [`one side or the other: ${inARow(sides.flatMap(({ grants: gift }) => grantsInWords(gift ?? {})))}`]),
  ];
}

/** "Attack 4 at range 2 to 3, needs a lock and spends it, discarded when fired". */
function weaponInWords({ attack, range: [near, far], needs, spends, discards, arc, shots }: SecondaryWeapon): string {
  const token = needs === 'target-lock' ? 'a lock' : needs === 'focus' ? 'a focus token' : null;
  return [
    `attack ${attack} at range ${near === far ? near : `${near} to ${far}`}`,
    ...(arc === 'all' ? ['all round'] : []),
    ...(shots > 1 ? ['twice at the same ship'] : []),
    ...(token === null ? [] : [`needs ${token}${spends ? ' and spends it' : ''}`]),
    ...(discards ? ['discarded when fired'] : []),
  ].join(', ');
}

function bombInWords({ drop, detonates, discards }: Bomb): string {
  const when = drop === 'reveal' ? 'dropped when the dial is revealed' : 'dropped as an action';
  const bang = detonates === 'timed' ? 'goes off as Activation ends' : 'goes off when touched';
  return `${when}, ${bang}${discards ? ', once' : ''}`;
}

/** What equipping it changes: "1 more hull", "the boost action", "room for a crew card". */
function grantsInWords({ stats, actions, slots, slotOf, loses, discount, brings }: Grants): readonly string[] {
  const values = Object.entries(stats ?? {}).map(([stat, by]) =>
    by < 0 ? `${-by} less ${statName(stat, -by)}` : `${by} more ${statName(stat, by)}`,
  );
  return [
    ...values,
    ...(actions ?? []).map((action: Action) => `the ${actionName(action).toLowerCase()} action`),
    ...(slots === undefined ? [] : [`room for ${rooms(slots)}`]),
    ...(slotOf === undefined ? [] : [`room for a ${slotOf.map(slotName).join(' or ')} card`]),
    ...(loses === undefined ? [] : [`no ${inARow(loses.map(slotName))}`]),
    ...(discount === undefined ? [] : [`${plural(discount.points, 'point')} off ${cards(discount.slot)}`]),
    ...(brings === undefined ? [] : [`comes with ${cardName(brings)}`]),
  ];
}

const statName = (stat: string, by: number): string => (stat === 'shields' && by === 1 ? 'shield' : stat);

const cards = (slot: Slot | 'any'): string => (slot === 'any' ? 'every card' : `${slotName(slot)} cards`);

function rooms(slots: readonly Slot[]): string {
  return inARow(
    [...new Set(slots)].map((slot) => {
      const count = slots.filter((each) => each === slot).length;
      return count === 1
        ? `${/^[aei]/.test(slot) ? 'an' : 'a'} ${slotName(slot)} card`
        : `${count} ${slotName(slot)} cards`;
    }),
  );
}
