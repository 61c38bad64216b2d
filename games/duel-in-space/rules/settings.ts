import { either, integer, list, nothing, object, oneOf, optional, type Schema } from '@starboard/kernel';
import { BLIND } from './01-starfighters.ts';
import { APART_FOR_GOOD } from './07-ending.ts';
import { baseOf, clicksOf, MOST, protectionOf } from './09-designs/designs.ts';
import { LASERS, STOCK } from './data/ships.ts';
import type { DamageAtStart } from './model.ts';

const points = object({
  manoeuvre: integer(0, MOST.manoeuvre, { title: 'Manoeuvre' }),
  accuracy: integer(0, MOST.accuracy, { title: 'Accuracy' }),
  protection: integer(0, MOST.protection, { title: 'Protection' }),
});

const NO_DAMAGE = { protectionLost: 0, stabilizerHits: 0, computerHits: 0, lasersLost: [], air: null };

/** 6.8 */
const MOST_AIR = 6;

const damage = (title: string) => ({
  ...object<{ readonly [K in keyof DamageAtStart]: Schema<DamageAtStart[K]> }>(
    {
      protectionLost: integer(0, protectionOf(STOCK) - 1, { title: 'Protection lost', default: 0 }),
      stabilizerHits: integer(0, clicksOf(STOCK), { title: 'Hits on the stabilizer', default: 0 }),
      computerHits: integer(0, BLIND - baseOf(STOCK), { title: 'Hits on the targeting computer', default: 0 }),
      lasersLost: list(oneOf(LASERS), { title: 'Lasers lost', maxItems: LASERS.length, default: [] }),
      air: { ...either(nothing(), integer(1, MOST_AIR)), title: 'Turns of air left', default: null },
    },
    { title },
  ),
  default: NO_DAMAGE,
});

/** 10.17 */
const position = object(
  {
    ports: list(integer(1, 8), { title: 'Port in which each player sees the other', minItems: 2, maxItems: 2 }),
    noseToNose: integer(0, 1, { title: 'Positions nose to nose in a row', default: 0 }),
    movingApart: integer(0, APART_FOR_GOOD - 1, { title: 'Positions flying apart in a row', default: 0 }),
    quietTurns: integer(0, 999, { title: 'Turns in a row without a hit', default: 0 }),
    first: damage('Damage of the first ship'),
    second: damage('Damage of the second ship'),
  },
  {
    title: 'Starting position',
    description:
      'Stock ships can begin damaged and in any position. Without one, they begin whole, and dice place them.',
  },
);

export const setup = object({
  designs: oneOf(['stock', 'open', 'secret'], {
    title: 'Starfighters',
    labels: ['Stock', 'Own designs', 'Own designs, secret'],
    description:
      'Stock ships are equally strong. With own designs, each player spends 20 points on a ship. The enemy doesn’t see a secret design.',
    default: 'stock',
  }),
  choosing: oneOf(['seated', 'rolled'], {
    title: 'Who flies what',
    labels: ['As seated', 'The higher roll chooses'],
    description:
      'As seated, the first seat flies the Gun Star and the second the Deck Fighter. They differ only in looks.',
    default: 'seated',
  }),
  quietLimit: integer(1, 1000, {
    title: 'Draw after this many turns without a hit',
    default: 100,
  }),
  given: list(either(nothing(), points), {
    title: 'Ready-made designs',
    maxItems: 2,
    default: [],
    onlyWith: { designs: ['open', 'secret'] },
  }),
  position: optional(position),
});
