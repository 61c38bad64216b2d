import { type Procedure, type Rules, repeat, serve, windowDecision } from '@starboard/kernel';
import '../effects/index.ts';
import { start } from './01-table.ts';
import {
  afterPlacement,
  beforePlacement,
  drawRanking,
  firstDecision,
  initiativeProcedure,
  placeShips,
  placingProcedure,
  settleInitiative,
  spotDecision,
} from './02-placing.ts';
import { combatTurnProcedure, dialDecision, roundProcedure } from './03-round/round.ts';
import { activationProcedure, slideDecision } from './04-flight/activation.ts';
import { manoeuvreProcedure, rockProcedure } from './04-flight/manoeuvre.ts';
import { actionDecision, actionProcedure, actionsProcedure } from './05-actions/actions.ts';
import { shiftDecision, shiftProcedure } from './05-actions/moves.ts';
import { attackProcedure } from './06-attack/attack.ts';
import { attackDecision, chanceProcedure, declaredProcedure } from './06-attack/chance.ts';
import { rollProcedure } from './06-attack/roll.ts';
import { dealProcedure, sufferProcedure } from './07-damage/damage.ts';
import { deathsProcedure } from './07-damage/destruction.ts';
import { tokenProcedure } from './08-tokens.ts';
import { detonationProcedure, dropProcedure } from './09-bombs.ts';
import { isOut, nextRound, takeCall, timeLimit } from './12-ending.ts';
import { effectProcedure } from './13-cards/effect.ts';
import { windows } from './13-cards/windows.ts';
import {
  cardDecision,
  diceDecision,
  eitherDecision,
  manoeuvreDecision,
  numberDecision,
  pointDecision,
  shipDecision,
} from './answers.ts';
import { clone } from './clone.ts';
import { imagine, see } from './knowledge/see.ts';
import { type Furball, PURPOSES } from './model.ts';
import { brings, objection, setup } from './settings.ts';
import { helps, standing, usual } from './usual/usual.ts';

const game: Procedure<Furball, 'game'> = [
  drawRanking,
  settleInitiative,
  beforePlacement,
  placeShips,
  afterPlacement,
  repeat(nextRound),
];

export const rules: Rules<Furball> = {
  id: 'furball',
  version: 3,
  seats: { min: 4, max: 8 },
  automata: [],
  setup,
  purposes: PURPOSES,
  draws: false,
  secrets: true,
  objection,
  brings,
  start,
  procedures: {
    game,
    initiative: initiativeProcedure,
    placing: placingProcedure,
    round: roundProcedure,
    activation: activationProcedure,
    manoeuvre: manoeuvreProcedure,
    rock: rockProcedure,
    shift: shiftProcedure,
    actions: actionsProcedure,
    action: actionProcedure,
    'combat-turn': combatTurnProcedure,
    chance: chanceProcedure,
    declared: declaredProcedure,
    attack: attackProcedure,
    roll: rollProcedure,
    suffer: sufferProcedure,
    deal: dealProcedure,
    deaths: deathsProcedure,
    token: tokenProcedure,
    detonation: detonationProcedure,
    drop: dropProcedure,
    window: [serve(windows)],
    effect: effectProcedure,
  },
  decisions: {
    first: firstDecision,
    spot: spotDecision,
    dial: dialDecision,
    shift: shiftDecision,
    slide: slideDecision,
    effects: windowDecision(windows),
    action: actionDecision,
    attack: attackDecision,
    dice: diceDecision,
    ship: shipDecision,
    card: cardDecision,
    either: eitherDecision,
    manoeuvre: manoeuvreDecision,
    point: pointDecision,
    number: numberDecision,
  },
  call: takeCall,
  timeLimit,
  isOut,
  see,
  imagine,
  clone,
  turn: ({ round }) => round,
  standing,
  helps,
  usual,
};
