import { capital, type HintOn, type MomentOf, percent } from '@starboard/kernel';
import { codeSays } from '../board/battle/chance-words.ts';
import { chanceToWinAll, type Prospect, prospectOf } from '../board/moves/prospects.ts';
import { stationIn } from '../rules/01-station/played-on.ts';
import { kindOf } from '../rules/02-pieces/pieces.ts';
import { asNumber, battleOdds } from '../rules/03-battle/odds.ts';
import { type DeathStar, rebelOf } from '../rules/model.ts';
import { rebelName, soldierName } from '../words/figures.ts';

type WalkMoment = MomentOf<DeathStar, 'walk'>;
/** A beginner should not look for fights with less. */
const GOOD = 0.6;

const prospectAt = ({ view, ask }: WalkMoment, square: number): Prospect => prospectOf(view, ask, square);
const isLosing = ({ fights }: Prospect): boolean => chanceToWinAll(fights) < GOOD;
const givesWeapon = ({ fights, weapon }: Prospect): boolean => weapon !== null && fights.length === 0;

/** Game 1: a battle that is likely to be lost. */
export const weakFight: HintOn<DeathStar, 'walk'> = {
  id: 'weak-fight',
  ask: 'walk',
  rule: '5.3',
  matters: (moment) => moment.options.some((square) => isLosing(prospectAt(moment, square))),
  isRight: (moment) => moment.planned.every((square) => !isLosing(prospectAt(moment, square))),
  says(moment) {
    const [square] = moment.planned;
    const [fight] = square === undefined ? [] : prospectAt(moment, square).fights;
    if (fight === undefined) return null;
    const armed = percent(asNumber(battleOdds(kindOf(fight.soldier), true)));
    const { armed: isArmed } = rebelOf(moment.view.board, moment.ask.rebel);
    return `Your chance to beat ${soldierName(fight.soldier)} is only ${percent(fight.chance)}, and a loss sends you back to your START.${isArmed ? '' : ` With a Weapon: ${armed}.`}`;
  },
};

/** Game 1. */
export const weaponOnTheWay: HintOn<DeathStar, 'walk'> = {
  id: 'weapon-on-the-way',
  ask: 'walk',
  rule: '5.2',
  matters: (moment) => moment.options.some((square) => givesWeapon(prospectAt(moment, square))),
  isRight: (moment) => moment.planned.every((square) => prospectAt(moment, square).weapon !== null),
  says(moment) {
    const square = moment.options.find((each) => givesWeapon(prospectAt(moment, each)));
    if (square === undefined) return null;
    const [bare, armed] = [false, true].map((each) => percent(asNumber(battleOdds('trooper', each))));
    return `You can take the Weapon at ${stationIn(moment.view.board).names[square]}. It lifts your chance against a Stormtrooper from ${bare} to ${armed}.`;
  },
  highlights: (moment) =>
    moment.options.filter((square) => givesWeapon(prospectAt(moment, square))).map((choice) => ({ choice })),
};

export const tryTheCode: HintOn<DeathStar, 'code'> = {
  id: 'try-the-code',
  ask: 'code',
  rule: '11.4',
  matters: ({ options }) => options.length > 1,
  isRight: ({ planned }) => planned[0] === 'try',
  says: ({ view }) => `A failed try costs nothing. ${capital(codeSays(view.board))}.`,
  highlights: () => [{ choice: 'try' }],
};

type OpponentMoment = MomentOf<DeathStar, 'opponent'>;

const chanceOf = ({ view, ask }: OpponentMoment, soldier: number): number =>
  1 - asNumber(battleOdds(kindOf(soldier), rebelOf(view.board, ask.rebel).armed));
const strongest = (moment: OpponentMoment): number => Math.max(...moment.options.map((each) => chanceOf(moment, each)));

/** The soldiers that lose are gone, so the best goes first. */
export const bestFirst: HintOn<DeathStar, 'opponent'> = {
  id: 'best-first',
  ask: 'opponent',
  rule: '9.6',
  matters: (moment) => moment.options.some((soldier) => chanceOf(moment, soldier) < strongest(moment)),
  isRight: (moment) => moment.planned.every((soldier) => chanceOf(moment, soldier) === strongest(moment)),
  says(moment) {
    const best = moment.options.find((soldier) => chanceOf(moment, soldier) === strongest(moment));
    if (best === undefined) return null;
    const rebel = rebelName(moment.view.board, moment.ask.rebel, moment.names);
    return `A soldier that loses is gone, so begin with your best: ${soldierName(best)} has a ${percent(strongest(moment))} chance to beat ${rebel}.`;
  },
};
