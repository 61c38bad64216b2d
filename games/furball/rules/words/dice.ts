import { rollingIn } from '../cards/now.ts';
import { mayModify, shipsOf } from '../cards/possible.ts';
import { windowAt } from '../cards/windows.ts';
import { facesOf, rollFace } from '../dice.ts';
import type { Now } from '../model/cards.ts';
import { type Die, type EffectFrame, FACES, type Face, type Match, type Next, type Pool, type Tell } from '../model.ts';
import { runList } from './run-list.ts';
import { type Handlers, many } from './word.ts';

type DiceWord = 'reroll' | 'change' | 'cancel' | 'add' | 'count' | 'fix' | 'roll';

interface Some {
  readonly op: 'reroll' | 'change' | 'cancel';
  readonly pool: Pool;
  readonly faces?: readonly Face[];
  readonly to?: Face;
}

/** Whether a word may still do something to a die. */
const isEligible = ({ op, faces, to }: Some, die: Die): boolean =>
  // 6.6 To cancel a die is not to modify it.
  !(die.fixed && op !== 'cancel') &&
  !(op === 'reroll' && die.rerolled) &&
  die.face !== to &&
  (faces === undefined || faces.includes(die.face));

function eligible(now: Now, some: Some): readonly Die[] {
  return (rollingIn(now.stack, some.pool)?.dice ?? []).filter((die) => isEligible(some, die));
}

/** The dice that a word takes: all, or as many as are asked for of each face; or the question. */
function taken(frame: EffectFrame, some: Some, upTo: number | undefined, now: Now): readonly Die[] | Next {
  const dice = eligible(now, some);
  const most = Math.min(upTo ?? dice.length, dice.length);
  if (most === 0) return undefined;
  const faces = FACES.filter((face) => dice.some((die) => die.face === face));
  const needsAsking = upTo !== undefined && (some.op === 'reroll' || (faces.length > 1 && most < dice.length));
  // 14.11 Dice that are alike need no choice: as many as may be.
  if (!needsAsking) return dice.slice(0, most);
  if (frame.stage === 0) {
    frame.stage = 1;
    const to = some.op === 'change' ? (some.to ?? 'blank') : some.op;
    return { ask: [{ kind: 'dice', seat: userOf(now), pool: some.pool, faces, most, to }] };
  }
  return pickedDice(dice, frame.answer);
}

/** What is lent to the attacker is the attacker's to use. */
const userOf = ({ origin, attack }: Now): number =>
  attack !== null && origin.ship !== attack.attacker && origin.ship !== attack.defender ? attack.attacker : origin.ship;

function pickedDice(dice: readonly Die[], answer: EffectFrame['answer']): readonly Die[] {
  const left: { [F in Face]?: number } = { ...(typeof answer === 'object' && answer !== null ? answer : {}) };
  return dice.filter(({ face }) => {
    const wanted = left[face] ?? 0;
    if (wanted > 0) left[face] = wanted - 1;
    return wanted > 0;
  });
}

const isDice = (taking: readonly Die[] | Next): taking is readonly Die[] => Array.isArray(taking);

function tellOfDice(
  now: Now,
  pool: Pool,
  what: 'rerolled' | 'changed' | 'added' | 'cancelled' | 'fixed',
  before: readonly Face[],
  tell: Tell,
): void {
  const faces = facesOf(rollingIn(now.stack, pool)?.dice ?? []);
  tell?.({ type: 'dice', rule: '6.6', ship: now.ship, pool, what, before, faces });
}

export const diceWords: Handlers<DiceWord> = {
  reroll(match, frame, op, now, tell) {
    if (frame.stage > 1 || !mayModify(now, op.pool, 'reroll')) return undefined;
    const dice = taken(frame, op, op.upTo === undefined ? undefined : many(op.upTo, now), now);
    if (!isDice(dice)) return dice;
    frame.stage = 2;
    const before = facesOf(rollingIn(now.stack, op.pool)?.dice ?? []);
    for (const die of dice) {
      die.face = rollFace(match, op.pool);
      die.rerolled = true;
    }
    tellOfDice(now, op.pool, 'rerolled', before, tell);
    return windowAt(match, 'dice.rolled', rollerOf(now, op.pool), { pool: op.pool });
  },
  change(_match, frame, op, now, tell) {
    if (!mayModify(now, op.pool, 'change')) return undefined;
    const dice = taken(frame, op, op.upTo === undefined ? undefined : many(op.upTo, now), now);
    if (!isDice(dice)) return dice;
    const before = facesOf(rollingIn(now.stack, op.pool)?.dice ?? []);
    for (const die of dice) die.face = op.to;
    tellOfDice(now, op.pool, 'changed', before, tell);
    return undefined;
  },
  cancel(_match, frame, op, now, tell) {
    const dice = taken(frame, op, op.upTo === undefined ? undefined : many(op.upTo, now), now);
    if (!isDice(dice)) return dice;
    const rolling = rollingIn(now.stack, op.pool);
    if (rolling === null) return undefined;
    const before = facesOf(rolling.dice);
    for (const die of dice) rolling.dice.splice(rolling.dice.indexOf(die), 1);
    frame.count = dice.length;
    tellOfDice(now, op.pool, 'cancelled', before, tell);
    return undefined;
  },
  add(_match, _frame, op, now, tell) {
    const rolling = rollingIn(now.stack, op.pool);
    if (rolling === null || !mayModify(now, op.pool, 'add')) return undefined;
    const before = facesOf(rolling.dice);
    for (let i = many(op.n, now); i > 0; i--) rolling.dice.push({ face: op.face, rerolled: false, fixed: false });
    tellOfDice(now, op.pool, 'added', before, tell);
    return undefined;
  },
  count(_match, _frame, op, now) {
    if (now.attack !== null) now.attack.extra[op.pool] += many(op.n, now);
    return undefined;
  },
  fix(_match, _frame, op, now, tell) {
    const dice = rollingIn(now.stack, op.pool)?.dice ?? [];
    for (const die of dice) die.fixed = true;
    tellOfDice(now, op.pool, 'fixed', facesOf(dice), tell);
    return undefined;
  },
  roll(match, frame, op, now): Next {
    if (frame.stage === 0) {
      frame.stage = 1;
      const [ship = now.ship] = shipsOf(op.by, now);
      const count = many(op.n, now);
      return { call: { at: 'roll', step: 0, ship, pool: op.die, count, why: now.origin.card, dice: [] } };
    }
    if (frame.stage === 1 && Array.isArray(frame.returned)) frame.faces = frame.returned;
    return nextFace(match, frame, op.on);
  },
};

/** Each die in turn runs the words of its face. */
function nextFace(match: Match, frame: EffectFrame, on: { readonly [F in Face]?: readonly unknown[] }): Next {
  while (frame.stage <= frame.faces.length) {
    const face = frame.faces[frame.stage - 1];
    frame.stage++;
    if (face !== undefined && (on[face]?.length ?? 0) > 0) return runList(match, frame, face);
  }
  return undefined;
}

const rollerOf = ({ attack, ship }: Now, pool: Pool): number =>
  attack === null ? ship : pool === 'attack' ? attack.attacker : attack.defender;
