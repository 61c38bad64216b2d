import type { DialManoeuvre, Difficulty } from '../../catalogue/index.ts';
import type { ManoeuvreTemplate } from '../../rules/geometry/index.ts';
import { firingArcs } from '../../rules/measure.ts';
import type { Modifier, Queries, Terms } from '../../rules/model/cards.ts';
import type { Board } from '../../rules/model.ts';
import { harder } from '../../rules/values.ts';
import type { Fight } from './when.ts';

/** Values that cards change, in the wording of the cards. */

const always = (): boolean => true;

type InAttack =
  | { readonly attackDice: number }
  | { readonly defenceDice: number }
  | { readonly defenderAgility: number };

/** `whenAttacking({ defenderAgility: -1 })` */
export function whenAttacking(changes: InAttack, is: (fight: Fight) => boolean = always): Modifier {
  if ('attackDice' in changes) {
    return {
      of: 'attack.dice',
      change: (board, { attack }, dice, { ship }) => (is({ board, ship, attack }) ? dice + changes.attackDice : dice),
    };
  }
  if ('defenceDice' in changes) {
    return {
      of: 'defence.dice',
      far: true,
      change: (board, { attack }, dice, { ship }) =>
        attack.attacker === ship && is({ board, ship, attack }) ? dice + changes.defenceDice : dice,
    };
  }
  return {
    of: 'agility',
    far: true,
    change: (board, { attack }, agility, { ship }) =>
      attack?.attacker === ship && is({ board, ship, attack }) ? agility + changes.defenderAgility : agility,
  };
}

export const whenDefending = (
  { defenceDice }: { readonly defenceDice: number },
  is: (fight: Fight) => boolean = always,
): Modifier => ({
  of: 'defence.dice',
  change: (board, { attack }, dice, { ship }) => (is({ board, ship, attack }) ? dice + defenceDice : dice),
});

/** `treat(({ speed }) => speed <= 2, 'green')` */
export const treat = (
  is: (manoeuvre: DialManoeuvre, board: Board, ship: number) => boolean,
  colour: Difficulty,
): Modifier => ({
  of: 'difficulty',
  change: (board, { manoeuvre, ship }, counts) => (is(manoeuvre, board, ship) ? harder(counts, colour) : counts),
});

export const isBank = ({ bearing }: DialManoeuvre): boolean => bearing.startsWith('bank');

/** With which templates a ship boosts, rolls or decloaks. */
export const templatesFor = (
  move: Queries['move.templates']['of']['move'],
  change: (plain: readonly ManoeuvreTemplate[]) => readonly ManoeuvreTemplate[],
): Modifier => ({
  of: 'move.templates',
  change: (_board, about, templates) => (about.move === move ? change(templates) : templates),
});

/** On which terms the bearer attacks: `attackTerms({ mayTouch: true })`. */
export const attackTerms = (
  changes: Partial<Terms>,
  is: (board: Board, about: Queries['attack.allowed']['of']) => boolean = always,
): Modifier => ({
  of: 'attack.allowed',
  change: (board, about, terms) => (is(board, about) ? { ...terms, ...changes } : terms),
});

/** The bearer attacks no ship outside its firing arcs: a weapon that aims freely keeps to them. */
export const ONLY_IN_ARC: Modifier = {
  of: 'attack.allowed',
  change: (board, { ship }, terms) =>
    terms.arcs.includes('all') ? { ...terms, arcs: firingArcs(board, ship) } : terms,
};
