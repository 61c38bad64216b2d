import type { Seat } from '@starboard/kernel';
import { attackIfMade, diceIn } from '../../rules/06-attack/if-made.ts';
import { weaponAt, weaponCard } from '../../rules/06-attack/targets.ts';
import { printedOn } from '../../rules/13-cards/book.ts';
import { type AttackChoice, type AttackFrame, type Board, shipOf } from '../../rules/model.ts';
import { damageOn, hullOf } from '../../rules/values.ts';
import { chanceOf, expected } from './odds.ts';

const KILL = 5;
const HURT = 1;
/** Damage that scores nothing yet brings a kill nearer. */
const PROGRESS = 0.35;
/** What is discarded is gone until the ship is lost; still, most of it is never fired at all. */
const SPENT = 0.15;

type Given = Parameters<typeof attackIfMade>[3];

/** What an attack may do. */
interface AttackOdds {
  /** The chances to destroy the target, and to damage it at all. */
  readonly kill: number;
  readonly hurt: number;
  /** The damage that gets through on average. */
  readonly damage: number;
  /** What a hit costs its own ship; 0 if it costs nothing. */
  readonly drawback: number;
}

/** Null if the attack can't be made. */
export function oddsOfAttack(board: Board, seat: Seat, choice: AttackChoice, given: Given): AttackOdds | null {
  const attack = attackIfMade(board, seat, choice, given);
  if (attack === null) return null;
  const { tokens, locks } = shipOf(board, seat);
  const target = shipOf(board, choice.at);
  const dice = diceIn(board, attack);
  const aimed = tokens.focus > 0 || locks.includes(choice.at);
  const dodging = target.tokens.focus > 0;
  const defence = dice.defence + target.tokens.evade;
  const life = target.shields + hullOf(board, choice.at) - damageOn(board, choice.at);
  const twice = attack.shots > 1 ? 1.6 : 1;
  return {
    kill: Math.min(1, chanceOf(Math.max(1, life), dice.attack, aimed, defence, dodging) * twice),
    hurt: Math.min(1, chanceOf(1, dice.attack, aimed, defence, dodging) * twice),
    damage: Math.min(life, expected(dice.attack, aimed, defence, dodging) * twice),
    drawback: drawback(board, attack),
  };
}

/** What an attack is worth: the points it may bring beyond those its ship has from attacks this round. */
export function worthOfAttack(board: Board, seat: Seat, choice: AttackChoice, given: Given): number {
  const odds = oddsOfAttack(board, seat, choice, given);
  if (odds === null) return 0;
  const { attackScore } = shipOf(board, seat);
  const { kill, hurt, damage, drawback } = odds;
  const points = kill * Math.max(0, KILL - attackScore) + (hurt - kill) * Math.max(0, HURT - attackScore);
  const progress = damage * PROGRESS;
  const spent = choice.weapon > 0 && weaponAt(board, seat, choice.weapon).discards ? SPENT : 0;
  return points + progress - spent + hurt * drawback;
}

/** What the text of the weapon costs its own ship on a hit; 0 if it costs nothing. */
function drawback(board: Board, attack: AttackFrame): number {
  const { attacker: seat, weapon } = attack;
  const card = weaponCard(board, seat, weapon);
  const effects = card === null ? undefined : printedOn(card)?.card.effects;
  if (effects === undefined) return 0;
  const use = { board, seat, stack: [attack] };
  let sum = 0;
  for (const { withThis, may, does } of effects) {
    if (withThis && !may) for (const op of does) sum += op.worth(use);
  }
  return Math.min(0, sum);
}
