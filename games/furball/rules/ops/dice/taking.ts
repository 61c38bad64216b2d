import { facesOf } from '../../06-attack/dice.ts';
import { changeableDice, type DiceChange, type SomeDice } from '../../06-attack/modify.ts';
import { effectOn } from '../../13-cards/book.ts';
import { rollApartIn, rollingIn } from '../../13-cards/now.ts';
import type { Now } from '../../model/cards.ts';
import { type DicePool, type Die, type EffectFrame, FACES, type Face, type Next, type Tell } from '../../model.ts';
import { amountOf } from '../speaking.ts';
import type { HowMany } from './some.ts';

/** Whether a word finds dice to which it may do something. */
export const findsDice = (now: Now, howMany: HowMany, some: SomeDice, to: DiceChange): boolean =>
  (howMany === 'all' || amountOf(howMany, now) > 0) && changeableDice(now, some, to).length > 0;

/** The dice that an operation takes: all, or the chosen number of each face; or the question. */
export function takeDice(
  frame: EffectFrame,
  now: Now,
  howMany: HowMany,
  some: SomeDice,
  to: DiceChange,
): readonly Die[] | Next {
  const dice = changeableDice(now, some, to);
  const most = howMany === 'all' ? dice.length : Math.min(amountOf(howMany, now), dice.length);
  if (most === 0) return undefined;
  const faces = FACES.filter((face) => dice.some((die) => die.face === face));
  const needsAsking = howMany !== 'all' && (to === 'reroll' || (faces.length > 1 && most < dice.length));
  // 14.11 Dice that are alike need no choice: the largest allowed number is taken.
  if (!needsAsking) return dice.slice(0, most);
  if (frame.stage === 0) {
    frame.stage = 1;
    return { ask: [{ kind: 'dice', seat: userOf(frame, now), pool: some.pool, faces, most, to }] };
  }
  return pickedDice(dice, frame.answer);
}

export const isDice = (taken: readonly Die[] | Next): taken is readonly Die[] => Array.isArray(taken);

/** What is lent to the attacker is the attacker's to use. */
function userOf({ kind, number }: EffectFrame, { origin, attack, stack }: Now): number {
  if (attack === null || rollApartIn(stack) !== null || kind !== 'effect') return origin.ship;
  return effectOn(origin.card, number).as === 'lent' ? attack.attacker : origin.ship;
}

function pickedDice(dice: readonly Die[], answer: EffectFrame['answer']): readonly Die[] {
  const left: { [F in Face]?: number } = { ...(typeof answer === 'object' && answer !== null ? answer : {}) };
  return dice.filter(({ face }) => {
    const wanted = left[face] ?? 0;
    if (wanted > 0) left[face] = wanted - 1;
    return wanted > 0;
  });
}

export const facesOn = (now: Now, pool: DicePool): readonly Face[] => facesOf(rollingIn(now.stack, pool)?.dice ?? []);

export function tellOfDice(
  now: Now,
  pool: DicePool,
  what: 'rerolled' | 'changed' | 'added' | 'cancelled' | 'fixed',
  before: readonly Face[],
  tell: Tell,
): void {
  tell?.({ type: 'dice', rule: '6.6', ship: now.ship, pool, what, before, faces: facesOn(now, pool) });
}
