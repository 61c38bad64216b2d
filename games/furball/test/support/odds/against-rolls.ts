import { type Dice, diceFromSeed, imagine, type Rules, shuffle } from '@starboard/kernel';
import { type AttackForecast, forecast } from '../../../foresight/attacks.ts';
import { type AttackOutcome, declareIn, rollAttack } from '../../../foresight/rolling.ts';
import { rules } from '../../../rules/index.ts';
import { type Furball, type Match, shipOf } from '../../../rules/model.ts';
import type { AttackSituation } from './situations.ts';

/** The rules as they are, which stop when the attack is over. */
const ONE_ATTACK: Rules<Furball> = {
  ...rules,
  procedures: {
    ...rules.procedures,
    attack: [
      ...rules.procedures.attack,
      (match, frame): undefined => {
        const first = match.stack.find(({ at }) => at === 'attack');
        if (first === frame) match.result = { places: [], scores: [], turns: 0, rule: '' };
      },
    ],
  },
};

/** Hidden cards are imagined anew after this many attacks; the target’s deck is shuffled for each. */
const IMAGINED_FOR = 100;

/** Makes an attack again and again, with the choices that the forecast assumes. */
function* rolls({ view, choice }: AttackSituation, times: number, dice: Dice): Generator<AttackOutcome> {
  for (let rolled = 0; rolled < times; ) {
    const match: Match = { ...imagine(rules, view, dice), dice };
    const declared = declareIn(match, choice, dice);
    for (let i = 0; i < IMAGINED_FOR && rolled < times; i++, rolled++) {
      shuffleDeck(match, choice.at, dice);
      yield rollAttack(declared, dice, ONE_ATTACK);
    }
  }
}

function shuffleDeck({ board }: Match, seat: number, dice: Dice): void {
  const ship = shipOf(board, seat);
  const left = ship.deck.slice(ship.drawn);
  shuffle(dice, left);
  ship.deck = [...ship.deck.slice(0, ship.drawn), ...left];
}

/** How far a forecast is from what was rolled, in standard errors. */
export interface Compared {
  readonly seen: AttackForecast;
  readonly rolled: { readonly hit: number; readonly kill: number; readonly damage: number };
  readonly z: { readonly hit: number; readonly kill: number; readonly damage: number };
}

export function compare(situation: AttackSituation, times: number, seed: string): Compared {
  const seen = forecast(situation.view, situation.choice);
  if (seen === null) throw new Error('an attack without a forecast');
  let [hits, kills, damage, squares] = [0, 0, 0, 0];
  for (const outcome of rolls(situation, times, diceFromSeed(seed))) {
    if (outcome.hit) hits++;
    if (outcome.kill) kills++;
    damage += outcome.damage;
    squares += outcome.damage ** 2;
  }
  const mean = damage / times;
  const spread = Math.max(0, squares / times - mean ** 2);
  const error = Math.sqrt(spread * (1 / times + (seen.rolled === 0 ? 0 : 1 / seen.rolled)));
  return {
    seen,
    rolled: { hit: hits / times, kill: kills / times, damage: mean },
    z: {
      hit: zOf(seen.odds.hit, seen.rolled, hits, times),
      kill: zOf(seen.odds.kill, seen.rolled, kills, times),
      damage: apart(seen.odds.damage - mean, error),
    },
  };
}

/** Whatever is never rolled must not be foreseen, apart from the last digits of a sum. */
const apart = (difference: number, error: number): number =>
  Math.abs(difference) < 1e-9 ? 0 : error === 0 ? Number.POSITIVE_INFINITY : difference / error;

/** Events rarer than this are compared by the roots of their numbers, which are nearly normal. */
const FEW = 30;

/** For a chance that is exact (`of` is 0) or counted from so many attacks. */
function zOf(chance: number, of: number, events: number, times: number): number {
  if (of === 0) {
    return Math.min(chance, 1 - chance) * times < FEW
      ? roots(Math.min(events, times - events), Math.min(chance, 1 - chance) * times, 1)
      : apart(chance - events / times, Math.sqrt((chance * (1 - chance)) / times));
  }
  const pooled = (chance * of + events) / (of + times);
  if (pooled > 0.5) return zOf(1 - chance, of, times - events, times);
  if (pooled * of < FEW) return roots(chance * of, (events * of) / times, 1 + of / times);
  return apart(chance - events / times, Math.sqrt(pooled * (1 - pooled) * (1 / of + 1 / times)));
}

const roots = (one: number, other: number, spread: number): number =>
  (2 * (Math.sqrt(one + 3 / 8) - Math.sqrt(other + 3 / 8))) / Math.sqrt(spread);
