import type { Action } from '../../catalogue/index.ts';

/** The words that rules, cards and log share, as lists that become types. */

export const FACES = ['hit', 'crit', 'evade', 'focus', 'blank'] as const;
export type Face = (typeof FACES)[number];

/** The two kinds of dice. */
export type DicePool = 'attack' | 'defence';

/** Tokens beside a ship; locks are separate because they name a target. `fore` and `aft` are the sides of reinforce. */
export const TOKENS = [
  'focus',
  'evade',
  'stress',
  'ion',
  'tractor',
  'jam',
  'fore',
  'aft',
  'disabled',
  'cloak',
] as const;
export type Token = (typeof TOKENS)[number];

/** An action printed on a card: its name and its number on the card, as in "crew.saboteur 0". */
type CardAction = `${string}.${string} ${number}`;
export type ActionName = Action | CardAction;

const PHASES = ['setup', 'planning', 'activation', 'combat', 'end'] as const;
export type RoundPhase = (typeof PHASES)[number];

/** The moments at which cards may have an effect, in the order of the round; those from `shield.lost` on can arise anywhere. */
export const MOMENTS = [
  'setup.before-placement',
  'setup.after-placement',
  'planning.start',
  'planning.end',
  'activation.start',
  'decloaked',
  'activation.turn',
  'dial.before-reveal',
  'dial.revealed',
  'manoeuvre.check-stress',
  'manoeuvre.executed',
  'action.performed',
  'activation.end',
  'bomb.dropped',
  'bomb.detonates',
  'bomb.detonated',
  'combat.start',
  'combat.turn',
  'attack.declared',
  'attack.dice-count',
  'dice.before-roll',
  'dice.rolled',
  'attack.modify-by-defender',
  'attack.modify-by-attacker',
  'defence.dice-count',
  'defence.modify-by-attacker',
  'defence.modify-by-defender',
  'compare.start',
  'attack.hit',
  'attack.damaged',
  'attack.after',
  'attack.extra',
  'combat.turn-over',
  'combat.end',
  'end.start',
  'round.end',
  'shield.lost',
  'damage.critical',
  'damage.suffered',
  'damage.card-drawn',
  'damage.card-dealt',
  'damage.card-faceup',
  'destroyed',
  'token.before-assigned',
  'token.assigned',
  'token.removed',
  'token.spent',
  'card.discarded',
] as const;
export type Moment = (typeof MOMENTS)[number];

/** Queries for modifiers. Those of the squad apply while a squad is built, all others whenever a value is needed. */
export const QUERIES = [
  'squad.slots',
  'squad.cost',
  'squad.allowed',
  'skill',
  'attack.value',
  'agility',
  'hull',
  'shields',
  'action.bar',
  'action.allowed',
  'action.count',
  'difficulty',
  'manoeuvre.allowed',
  'move.templates',
  'move.stress',
  'obstacles.ignored',
  'bomb.places',
  'bomb.ignored',
  'lock.range',
  'token.limit',
  'token.kept',
  'token.spendable',
  'token.owed',
  'attack.allowed',
  'attack.cost',
  'attack.range',
  'attack.dice',
  'defence.dice',
  'range.bonus',
  'dice.modifiable',
  'cancel.order',
  'attack.hits',
  'damage.faceup',
  'damage.weight',
  'destruction.when',
  'ability',
] as const;

export const QUIET_ROUND = 1;

/** What is drawn for: asteroids by nobody in particular, everything else by a seat. */
export const PURPOSES = [
  'asteroids',
  'squad',
  'deck',
  'ranking',
  'initiative',
  'attack',
  'attack-reroll',
  'defence',
  'defence-reroll',
  'asteroid-damage',
  'effect',
  'turned-card',
] as const;
