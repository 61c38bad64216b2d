import { type HintOn, type MomentOf, percent } from '@starboard/kernel';
import { prospectSays } from '../board/moves/prospect-words.ts';
import { chanceToWinAll, type Prospect, prospectOf } from '../board/moves/prospects.ts';
import { stepsFrom } from '../rules/01-station/plan.ts';
import { stationIn } from '../rules/01-station/played-on.ts';
import { asNumber, battleOdds } from '../rules/03-battle/odds.ts';
import { type DeathStar, rebelOf } from '../rules/model.ts';

type SneakMoment = MomentOf<DeathStar, 'sneak'>;

/** A beginner should not look for fights with less. */
const GOOD = 0.6;

const prospectAt = ({ view, ask }: SneakMoment, square: number): Prospect => prospectOf(view, ask, square);
const nameAt = ({ view }: SneakMoment, square: number): string => stationIn(view.board).names[square] ?? '';

/** The options with something, those without soldiers near first. */
function options(moment: SneakMoment, has: { in(prospect: Prospect): boolean }['in']): readonly number[] {
  const risk = (square: number): number => 1 - chanceToWinAll(prospectAt(moment, square).fights);
  return moment.options.filter((square) => has(prospectAt(moment, square))).toSorted((a, b) => risk(a) - risk(b));
}

const isDangerous = ({ fights }: Prospect): boolean => chanceToWinAll(fights) < GOOD;
const isSafe = (prospect: Prospect): boolean => !isDangerous(prospect);

export const soldiersNear: HintOn<DeathStar, 'sneak'> = {
  id: 'soldiers-near',
  ask: 'sneak',
  rule: '9.1',
  matters: (moment) => options(moment, isDangerous).length > 0 && options(moment, isSafe).length > 0,
  isRight: (moment) => moment.planned.every((square) => isSafe(prospectAt(moment, square))),
  says(moment) {
    const [square] = moment.planned;
    const [better] = options(moment, isSafe);
    if (square === undefined || better === undefined) return null;
    const { fights } = prospectAt(moment, square);
    const [danger = ''] = prospectSays({ fights, weapon: null, card: false, code: null }, true);
    return `${danger} If you lose, you are a prisoner. No such danger yet at ${nameAt(moment, better)}.`;
  },
};

const hasCode = ({ code }: Prospect): boolean => (code ?? 0) > 0;

export const toTheFalcon: HintOn<DeathStar, 'sneak'> = {
  id: 'to-the-falcon',
  ask: 'sneak',
  rule: '11.1',
  matters: (moment) => options(moment, (prospect) => hasCode(prospect) && isSafe(prospect)).length > 0,
  isRight: (moment) => moment.planned.every((square) => hasCode(prospectAt(moment, square))),
  says(moment) {
    const [square = 0] = options(moment, (prospect) => hasCode(prospect) && isSafe(prospect));
    const { code, fights } = prospectAt(moment, square);
    const [fight = ''] = prospectSays({ fights, weapon: null, card: false, code: null }, true);
    const first = fight === '' ? 'A' : `${fight} If you win, a`;
    return `You can reach the Falcon at ${nameAt(moment, square)}. ${first} try at the code has a ${percent(code ?? 0)} chance, and a failed try costs nothing.`;
  },
  highlights: (moment) => options(moment, hasCode).map((choice) => ({ choice })),
};

const hasWeapon = ({ weapon }: Prospect): boolean => weapon !== null;

export const aWeapon: HintOn<DeathStar, 'sneak'> = {
  id: 'a-weapon',
  ask: 'sneak',
  rule: '10.2',
  matters: (moment) => options(moment, (prospect) => hasWeapon(prospect) && isSafe(prospect)).length > 0,
  isRight: (moment) =>
    moment.planned.every((square) => hasWeapon(prospectAt(moment, square)) || hasCode(prospectAt(moment, square))),
  says(moment) {
    const [square = 0] = options(moment, hasWeapon);
    const [bare, armed] = [false, true].map((each) => percent(asNumber(battleOdds('trooper', each))));
    return `You can reach a Weapon at ${nameAt(moment, square)}. It lifts your chance against a Stormtrooper from ${bare} to ${armed}.`;
  },
  highlights: (moment) => options(moment, hasWeapon).map((choice) => ({ choice })),
};

const hasCard = ({ card }: Prospect): boolean => card;

export const aCard: HintOn<DeathStar, 'sneak'> = {
  id: 'a-card',
  ask: 'sneak',
  rule: '10.1',
  matters: (moment) => options(moment, (prospect) => hasCard(prospect) && isSafe(prospect)).length > 0,
  isRight: (moment) =>
    moment.planned.every((square) => hasCard(prospectAt(moment, square)) || hasCode(prospectAt(moment, square))),
  says(moment) {
    const [square = 0] = options(moment, hasCard);
    return `You can reach a code card at ${nameAt(moment, square)}. Every card helps all Rebels to match the code.`;
  },
  highlights: (moment) => options(moment, hasCard).map((choice) => ({ choice })),
};

/** 7.5 The squares that the Rebel reaches only by compactor. */
function byCompactor({ view: { board }, ask, options: reached }: SneakMoment): readonly number[] {
  const { neighbours, detention } = stationIn(board);
  const { square, die } = rebelOf(board, ask.rebel);
  const walked = stepsFrom(neighbours, [square], [detention]);
  return reached.filter((to) => (walked[to] ?? die) > die);
}

export const theCompactor: HintOn<DeathStar, 'sneak'> = {
  id: 'the-compactor',
  ask: 'sneak',
  rule: '7.5',
  matters: (moment) => byCompactor(moment).length > 0,
  isRight: (moment) => moment.planned.every((square) => byCompactor(moment).includes(square)),
  says(moment) {
    const far = byCompactor(moment).length;
    return `One step takes you from any Trash Compactor to any other: ${far} of the ${moment.options.length} squares you can reach are farther than you can walk, where nobody expects you.`;
  },
  highlights: (moment) => {
    const { compactors } = stationIn(moment.view.board);
    return moment.options.filter((square) => compactors.includes(square)).map((choice) => ({ choice }));
  },
};
