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
  type Upgrade,
} from '../catalogue/index.ts';
import { slotName } from '../squads/index.ts';
import { SAYS } from './cards/index.ts';
import { actionName, cardName } from './phrases.ts';

/** What a card does beyond its figures; nothing for a card without text. */
export const sentenceOf = (card: string): string | undefined => (Object.hasOwn(SAYS, card) ? SAYS[card] : undefined);

/** A card explained in sentences: its figures from the catalogue, and what it does. */
export function explain(card: CardId): string {
  const sentence = sentenceOf(card);
  const sentences = [...figures(card), ...(sentence === undefined ? [] : [sentence])];
  if (sentences.length > 0) return sentences.join(' ');
  const standing = standingOf(card, AS_PRINTED);
  return standing.is === 'idle' ? `This has no effect in this game. ${standing.reason}` : '';
}

/** As the game is printed: a ship is not its own friend. */
const AS_PRINTED = { isDone: () => true, friendlyToItself: false };

function figures(id: CardId): readonly string[] {
  const card = findCard(id);
  if (card?.kind !== 'upgrade') return [];
  const { weapon, bomb, grants, sides } = card;
  return [
    ...(weapon === null ? [] : weaponInWords(weapon)),
    ...(bomb === null ? [] : bombInWords(bomb)),
    ...grantsInWords(grants),
    ...(sides ?? []).flatMap(({ grants: gift }, side) =>
      gift === undefined ? [] : [`Side ${side + 1}: ${grantsInWords(gift).join(' ')}`],
    ),
  ];
}

/** "Attack 4 at range 2 to 3. Spend a lock on the target and discard this card to fire it." */
function weaponInWords({
  attack,
  range: [near, far],
  needs,
  spends,
  discards,
  arc,
  shots,
}: SecondaryWeapon): readonly string[] {
  const token = needs === 'target-lock' ? 'a lock on the target' : needs === 'focus' ? 'a focus token' : null;
  const price = [...(token !== null && spends ? [`spend ${token}`] : []), ...(discards ? ['discard this card'] : [])];
  return [
    `Attack ${attack} at range ${near === far ? near : `${near} to ${far}`}${arc === 'all' ? ', in any direction' : ''}.`,
    ...(shots > 1 ? ['You attack the same ship twice.'] : []),
    ...(token !== null && !spends ? [`You need ${token}, but don’t spend it.`] : []),
    ...(price.length === 0 ? [] : [`${capital(inARow(price))} to fire it.`]),
  ];
}

function bombInWords({ drop, detonates, discards }: Bomb): readonly string[] {
  const when = drop === 'reveal' ? 'Drop it when you reveal your dial' : 'Drop it as an action';
  const bang = detonates === 'timed' ? 'at the end of Activation' : 'when a ship moves over it';
  return [`${when}. It goes off ${bang}.`, discards ? 'You can use it once.' : 'You can use it every round.'];
}

/** What equipping it changes: "Adds 1 to your hull." "Adds the boost action." "Adds a crew slot." */
function grantsInWords(grants: Grants | Upgrade['grants']): readonly string[] {
  const { stats, actions, slots, slotOf, loses, discount, brings, different, uniqueOnly, dearest } = grants;
  return [
    ...Object.entries(stats ?? {}).map(([stat, by]) =>
      by < 0 ? `Takes ${-by} from your ${stat}.` : `Adds ${by} to your ${stat}.`,
    ),
    ...(actions ?? []).map((action: Action) => `Adds the ${actionName(action).toLowerCase()} action.`),
    ...(slots === undefined ? [] : [`Adds ${inARow(countedSlots(slots))}.`]),
    ...(slotOf === undefined ? [] : [`Adds a ${inARow(slotOf.map(slotName)).replace(' and ', ' or ')} slot.`]),
    ...(loses === undefined ? [] : [`Removes the ${inARow([...new Set(loses)].map(slotName))} ${slotWord(loses)}.`]),
    ...(discount === undefined ? [] : [`${cheaper(discount.slot)} ${plural(discount.points, 'point')} less.`]),
    ...(brings === undefined ? [] : [`You must equip ${cardName(brings)} and pay for it, but it needs no slot.`]),
    ...(different === undefined ? [] : [`You can’t equip the same ${slotName(different)} card twice.`]),
    ...(uniqueOnly === undefined ? [] : [`Your ${slotName(uniqueOnly)} must be unique.`]),
    ...(dearest === undefined
      ? []
      : [`Each ${slotName(dearest.slot)} card may cost ${dearest.points} points at most.`]),
  ];
}

const cheaper = (slot: Slot | 'any'): string =>
  slot === 'any' ? 'Every upgrade costs' : `Every ${slotName(slot)} card costs`;

const slotWord = (slots: readonly Slot[]): string => (slots.length === 1 ? 'slot' : 'slots');

/** "a crew slot", "2 cannon slots". */
function countedSlots(slots: readonly Slot[]): readonly string[] {
  return [...new Set(slots)].map((slot) => {
    const count = slots.filter((each) => each === slot).length;
    return count === 1
      ? `${/^[aei]/.test(slot) ? 'an' : 'a'} ${slotName(slot)} slot`
      : `${count} ${slotName(slot)} slots`;
  });
}
