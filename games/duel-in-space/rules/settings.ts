import { either, integer, list, nothing, object, oneOf } from '@starboard/kernel';
import { MOST } from './09-designs/designs.ts';

const points = object({
  manoeuvre: integer(0, MOST.manoeuvre, { title: 'Manoeuvre' }),
  accuracy: integer(0, MOST.accuracy, { title: 'Accuracy' }),
  protection: integer(0, MOST.protection, { title: 'Protection' }),
});

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
});
