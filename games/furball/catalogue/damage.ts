import { entries } from './entries.ts';
import { lookup } from './lookup.ts';

/** The two decks of 33 cards: the newer one, `tfa`, and the original one, which is an option. */
const DECKS = {
  tfa: {
    blindedpilot: { name: 'Blinded Pilot', copies: 2, trait: 'pilot' },
    consolefire: { name: 'Console Fire', copies: 2, trait: 'ship', repair: 'sure' },
    damagedcockpit: { name: 'Damaged Cockpit', copies: 2, trait: 'pilot' },
    damagedengine: { name: 'Damaged Engine', copies: 2, trait: 'ship' },
    damagedsensorarray: { name: 'Damaged Sensor Array', copies: 2, trait: 'ship', repair: ['hit', 'crit'] },
    directhit: { name: 'Direct Hit!', copies: 7, trait: 'ship' },
    loosestabilizer: { name: 'Loose Stabilizer', copies: 2, trait: 'ship', repair: 'sure' },
    majorexplosion: { name: 'Major Explosion', copies: 2, trait: 'ship', immediate: true },
    majorhullbreach: { name: 'Major Hull Breach', copies: 2, trait: 'ship', repair: 'sure' },
    shakenpilot: { name: 'Shaken Pilot', copies: 2, trait: 'pilot' },
    structuraldamage: { name: 'Structural Damage', copies: 2, trait: 'ship', repair: ['hit', 'crit'] },
    stunnedpilot: { name: 'Stunned Pilot', copies: 2, trait: 'pilot' },
    thrustcontrolfire: { name: 'Thrust Control Fire', copies: 2, trait: 'ship', immediate: true },
    weaponsfailure: { name: 'Weapons Failure', copies: 2, trait: 'ship', repair: ['hit', 'crit'] },
  },
  original: {
    blindedpilot: { name: 'Blinded Pilot', copies: 2, trait: 'pilot' },
    consolefire: { name: 'Console Fire', copies: 2, trait: 'ship', repair: 'sure' },
    damagedcockpit: { name: 'Damaged Cockpit', copies: 2, trait: 'pilot' },
    damagedengine: { name: 'Damaged Engine', copies: 2, trait: 'ship' },
    damagedsensorarray: { name: 'Damaged Sensor Array', copies: 2, trait: 'ship', repair: ['hit'] },
    directhit: { name: 'Direct Hit!', copies: 7, trait: 'ship' },
    injuredpilot: { name: 'Injured Pilot', copies: 2, trait: 'pilot' },
    minorexplosion: { name: 'Minor Explosion', copies: 2, trait: 'ship', immediate: true },
    minorhullbreach: { name: 'Minor Hull Breach', copies: 2, trait: 'ship' },
    munitionsfailure: { name: 'Munitions Failure', copies: 2, trait: 'ship', immediate: true },
    structuraldamage: { name: 'Structural Damage', copies: 2, trait: 'ship', repair: ['hit'] },
    stunnedpilot: { name: 'Stunned Pilot', copies: 2, trait: 'pilot' },
    thrustcontrolfire: { name: 'Thrust Control Fire', copies: 2, trait: 'ship', immediate: true },
    weaponmalfunction: { name: 'Weapon Malfunction', copies: 2, trait: 'ship', repair: ['hit', 'crit'] },
  },
} as const satisfies { readonly [deck: string]: { readonly [card: string]: DamageRow } };

interface DamageRow {
  readonly name: string;
  readonly copies: number;
  readonly trait: 'pilot' | 'ship';
  /** The card has an action that turns it facedown: without fail, or on these faces of one attack die. */
  readonly repair?: 'sure' | readonly ('hit' | 'crit')[];
  /** Resolved as it is dealt, then turned facedown. */
  readonly immediate?: true;
}

export type Deck = keyof typeof DECKS;
/** As `damage.tfa.directhit`. */
export type DamageId = { [D in Deck]: `damage.${D}.${keyof (typeof DECKS)[D] & string}` }[Deck];

export interface DamageCard {
  readonly kind: 'damage';
  readonly id: DamageId;
  readonly index: number;
  readonly deck: Deck;
  readonly name: string;
  readonly copies: number;
  readonly trait: 'pilot' | 'ship';
  readonly repair: 'sure' | readonly ('hit' | 'crit')[] | null;
  readonly immediate: boolean;
}

export const DAMAGE_CARDS: readonly DamageCard[] = entries(DECKS)
  .flatMap(([deck, cards]) =>
    entries<{ readonly [card: string]: DamageRow }>(cards).map(([key, row]) => cardFrom(deck, key, row)),
  )
  .map((card, index) => ({ ...card, index }));

export const { of: damageCardOf } = lookup(DAMAGE_CARDS);

/** Every card of a deck, each as often as it is printed, unshuffled. */
export function fullDeck(deck: Deck): readonly DamageId[] {
  return DAMAGE_CARDS.filter((card) => card.deck === deck).flatMap(({ id, copies }) =>
    Array<DamageId>(copies).fill(id),
  );
}

function cardFrom(deck: Deck, key: string, row: DamageRow): Omit<DamageCard, 'index'> {
  return {
    kind: 'damage',
    // The loop uses the same keys that make up the type.
    id: `damage.${deck}.${key}` as DamageId,
    deck,
    name: row.name,
    copies: row.copies,
    trait: row.trait,
    repair: row.repair ?? null,
    immediate: row.immediate === true,
  };
}
