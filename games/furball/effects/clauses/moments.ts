import type { BearerPart, Effect, Now, Op } from '../../rules/model/cards.ts';
import type { Moment } from '../../rules/model.ts';

/** What a card may or must do: its condition, its price and its limit of use. */
export type Clause = Terms & ({ readonly may: readonly Op[] } | { readonly does: readonly Op[] });

interface Terms {
  readonly if?: (now: Now) => boolean;
  /** All of these operations must be possible. */
  readonly cost?: readonly Op[];
  /** Comes afterwards: it is part of the price, or of no use without the rest. */
  readonly follows?: readonly Op[];
  readonly once?: 'attack' | 'round';
  /** Of a weapon: only in attacks with it. */
  readonly withThis?: true;
  /** Usable even if nothing changes, because the price is the point. */
  readonly evenIdle?: true;
  /** Counts only while the word `enable` has it count, even if the card is discarded. */
  readonly lasting?: true;
}

const NONE: readonly Op[] = [];
const always = (): boolean => true;

function effect(moment: Moment, as: BearerPart, clause: Clause, once: Effect['once'] = 'each-time'): Effect {
  return {
    at: moment,
    as,
    may: 'may' in clause,
    once: clause.once ?? once,
    withThis: clause.withThis ?? false,
    applies: clause.if ?? always,
    costs: (clause.cost ?? NONE).map(inOneShape),
    does: ('may' in clause ? clause.may : clause.does).map(inOneShape),
    follows: (clause.follows ?? NONE).map(inOneShape),
    evenIdle: clause.evenIdle ?? false,
    lasting: clause.lasting ?? false,
  };
}

/** The same word with all its members in the same order, so that engines find them at once. */
function inOneShape({ possible, run, helps, worth, within, spends, needed, turnsDial }: Op): Op {
  return { possible, run, helps, worth, within, spends, needed, turnsDial };
}

/** At a moment: in what happens to the bearer, or to another ship. */
export const at = (moment: Moment, clause: Clause, as: BearerPart = 'own'): Effect => effect(moment, as, clause);

const clauseAt =
  (moment: Moment, as: BearerPart, once?: 'attack') =>
  (clause: Clause): Effect =>
    effect(moment, as, clause, once);

export const declaring = clauseAt('attack.declared', 'attacker');
export const declaredUpon = clauseAt('attack.declared', 'defender');

/** Before dice are rolled: how many. */
export const countingAttackDice = clauseAt('attack.dice-count', 'attacker', 'attack');
export const countingDefenceDice = clauseAt('defence.dice-count', 'defender', 'attack');

/** A player modifies dice: their own or the other side's. */
export const attacking = clauseAt('attack.modify-by-attacker', 'attacker', 'attack');
export const defending = clauseAt('defence.modify-by-defender', 'defender', 'attack');
export const attackedBy = clauseAt('attack.modify-by-defender', 'defender', 'attack');
export const defendedBy = clauseAt('defence.modify-by-attacker', 'attacker', 'attack');
/** Any attacker may use it. */
export const lending = clauseAt('attack.modify-by-attacker', 'lent', 'attack');

export const comparing = clauseAt('compare.start', 'attacker');
export const comparedWith = clauseAt('compare.start', 'defender');
export const hitting = clauseAt('attack.hit', 'attacker');
export const hitBy = clauseAt('attack.hit', 'defender');
export const afterDamage = clauseAt('attack.damaged', 'attacker');
export const afterAttacking = clauseAt('attack.after', 'attacker');
export const afterDefending = clauseAt('attack.after', 'defender');
/** Once the attack is over there may be another. */
export const attackingAgain = clauseAt('attack.extra', 'attacker');

/** Whenever the bearer is given, loses in any way, or spends a certain token. */
export const given = (token: Now['event']['token'], clause: Clause): Effect =>
  at('token.assigned', { ...clause, if: about(token, clause) });
export const losing = (token: Now['event']['token'], clause: Clause): Effect =>
  at('token.removed', { ...clause, if: about(token, clause) });
export const spending = (token: Now['event']['token'], clause: Clause): Effect =>
  at('token.spent', { ...clause, if: about(token, clause) });

const about =
  (token: Now['event']['token'], { if: is = always }: Clause) =>
  (now: Now): boolean =>
    now.event.token === token && is(now);
