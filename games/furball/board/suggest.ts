import type { View } from '@starboard/kernel';
import { exactForecast, givenBy } from '../foresight/attacks.ts';
import { shotOf } from '../rules/06-attack/shots.ts';
import { attackIn } from '../rules/13-cards/now.ts';
import type { AskFor, Board, DiceChoice, Face, Furball } from '../rules/model.ts';
import { shipOf } from '../rules/model.ts';
import { knownBoard } from '../words/known.ts';
import { isShot } from './combat/shots.ts';
import type { FurballChoice } from './props.ts';

/** Most players would choose the shot with most damage and the worst dice. Other choices need thought. */
export function suggest(view: View<Furball>): FurballChoice | null {
  const { mine } = view;
  if (mine === null) return null;
  const { ask, options } = mine;
  switch (ask.kind) {
    case 'attack':
      return bestShot(view, ask, options);
    case 'dice':
      return bestDice(view, ask, options);
    case 'either':
      return ask.why === 'cancel' && options.includes('crits') ? 'crits' : null;
    default:
      return null;
  }
}

type Options = readonly FurballChoice[];

/** The highest damage and the likeliest kill, by dice and tokens where cards would have to be simulated first. */
function bestShot(view: View<Furball>, { seat }: AskFor<'attack'>, options: Options): FurballChoice | null {
  const board = knownBoard(view.board);
  let [found, best]: [FurballChoice | null, number] = [null, Number.NEGATIVE_INFINITY];
  for (const option of options) {
    const shot = isShot(option) ? (exactForecast(view, option) ?? shotOf(board, seat, option, givenBy(view))) : null;
    if (shot === null) continue;
    const worth = shot.odds.damage + KILL * shot.odds.kill;
    if (worth > best) [found, best] = [option, worth];
  }
  return found;
}
/** 11.1 A kill counts five times a hit. */
const KILL = 4;

const isDice = (option: FurballChoice): option is DiceChoice =>
  typeof option === 'object' && option !== null && !('weapon' in option);

/** Rerolls all useless dice; changes the least valuable ones. Suggests nothing for another player's dice. */
function bestDice(view: View<Furball>, ask: AskFor<'dice'>, options: Options): FurballChoice | null {
  const attack = attackIn(view.stack);
  const roller = attack === null ? ask.seat : ask.pool === 'attack' ? attack.attacker : attack.defender;
  if (roller !== ask.seat || ask.to === 'cancel') return null;
  const useless = uselessTo(knownBoard(view.board), ask);
  const fits = options.filter(isDice).filter((choice) => facesIn(choice).every((face) => useless.includes(face)));
  const count = (choice: DiceChoice): number =>
    facesIn(choice).reduce((sum, face) => sum + (choice[face] ?? 0) * (face === 'blank' ? 1.01 : 1), 0);
  return fits.toSorted((a, b) => count(b) - count(a))[0] ?? null;
}

const facesIn = (choice: DiceChoice): readonly Face[] => Object.keys(choice) as Face[];

/** Blanks, and focus results without a token to turn them. */
function uselessTo(board: Board, { seat, to }: AskFor<'dice'>): readonly Face[] {
  const focus = shipOf(board, seat).tokens.focus > 0;
  return focus || to === 'focus' ? ['blank'] : ['blank', 'focus'];
}
