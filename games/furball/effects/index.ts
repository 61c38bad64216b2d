import { print } from '../rules/cards/book.ts';
import { aroundAttacks } from './around-attacks.ts';
import { bespoke } from './bespoke.ts';
import { bombs } from './bombs.ts';
import { cardActions } from './card-actions.ts';
import { conditions } from './conditions.ts';
import { damageDeck } from './damage-deck.ts';
import { destruction } from './destruction.ts';
import { dice } from './dice.ts';
import { diceCounts } from './dice-counts.ts';
import { facts } from './facts.ts';
import { flying } from './flying.ts';
import { phases } from './phases.ts';
import { tokens } from './tokens.ts';
import { weapons } from './weapons.ts';

const FAMILIES = [
  facts,
  damageDeck,
  weapons,
  bombs,
  dice,
  diceCounts,
  flying,
  aroundAttacks,
  phases,
  tokens,
  cardActions,
  destruction,
  conditions,
  bespoke,
];

/** Every card that is written, printed into the book that the rules look them up in. */
for (const family of FAMILIES) print(family);
