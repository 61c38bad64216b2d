import { type Dice, imagine, type Tactics, type TurnGame } from '@starboard/kernel';
import { rules } from '../rules/index.ts';
import type { AskFor, Furball, Match } from '../rules/model.ts';
import { dialGame } from './turn/dial-game.ts';
import { endsOf } from './turn/ends.ts';
import { type Foresight, foresightOf, rollsFor } from './turn/foresight.ts';
import { lookFrom, worthsOf } from './turn/looking.ts';
import { withoutMishaps } from './turn/mishaps.ts';
import { type Stakes, stakesOf } from './turn/stakes.ts';
import { styleOf } from './turn/style.ts';
import { guessWorlds, NOBODY_FLIES, type World } from './turn/worlds.ts';

type Options = readonly Furball['choice'][];

export const tactics: Tactics<Furball> = {
  // Only one seat plans in a turn game of Furball, so what it takes rivals for is part of its foresight.
  skills: {
    cadet: { foresight: 0, rivals: 'blind', careless: 0, leeway: 0.085 },
    pilot: { foresight: 1, rivals: 'blind', careless: 0, leeway: 0.045 },
    veteran: { foresight: 2, rivals: 'blind', careless: 0, leeway: 0.03 },
    ace: { foresight: 3, rivals: 'blind', careless: 0, leeway: 0.015 },
    legend: { foresight: 3, rivals: 'blind', careless: 0, leeway: 0.002 },
  },
  reviewBudget: 40_000,
  turnGame(view, { character, foresight }, dice) {
    const { mine } = view;
    if (mine === null || mine.options.length < 2) return null;
    const { ask, options } = mine;
    // Chance decides between equal squads; a spot is far from all shots.
    if (ask.kind === 'first' || ask.kind === 'spot') return null;
    const match: Match = imagine(rules, { ...view, ready: [] }, dice);
    const stakes = stakesOf(match, ask.seat, styleOf(character));
    const seen = foresightOf(foresight);
    return ask.kind === 'dial'
      ? dialGame(view, match, stakes, options.filter(isPlace), seen, dice)
      : byLooking(match, ask, withoutMishaps(match.board, ask, options), stakes, seen, dice);
  },
};

const isPlace = (option: Options[number]): option is number => typeof option === 'number';

/** Nobody else chooses at the same time: what each option leads to is looked at. */
function byLooking(
  match: Match,
  ask: AskFor<Furball['ask']['kind']>,
  options: Options,
  stakes: Stakes,
  seen: Foresight,
  dice: Dice,
): TurnGame<Furball> {
  const luck = rollsFor(seen, ask.kind === 'attack' || ask.kind === 'dice', options.length);
  const isFight = ask.kind === 'attack' || match.stack.some(({ at }) => at === 'attack');
  const effort = { worlds: worldsFor(match, stakes, seen, dice), luck, further: isFight ? 0 : seen.further };
  const worths = worthsOf(lookFrom(match, stakes, effort, dice), ask, options);
  const kept = ask.kind === 'attack' ? withoutHoldingFire(options, worths) : options;
  const alone = worths.filter((_, i) => kept.includes(options[i] ?? null));
  return { players: [{ seat: stakes.seat, weight: 1, alone, opens: kept }], meetings: [] };
}

/** Whoever has a shot that is worth firing doesn't hold fire for the second best. */
function withoutHoldingFire(options: Options, worths: readonly number[]): Options {
  const best = worths.indexOf(Math.max(...worths));
  return options[best] === null ? [null] : options.filter((option) => option !== null);
}

function worldsFor({ board }: Match, { seat }: Stakes, { guess, worlds }: Foresight, dice: Dice): readonly World[] {
  if (guess === null) return [NOBODY_FLIES];
  const planned = board.phase === 'planning' ? NOBODY : seat;
  return guessWorlds(endsOf(board, planned, guess), dice, worlds);
}
const NOBODY = -1;
