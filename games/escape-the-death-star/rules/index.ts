import { type Procedure, type Rules, repeat } from '@starboard/kernel';
import { hero, pickNext, pickRebels } from './02-pieces/picking.ts';
import { rollBattle } from './03-battle/battle.ts';
import { beginCapture, collectHere, fightHere, findFirst, nextTurn, rollToWalk, walk } from './04-capture/capture.ts';
import { settleCapture } from './05-scoring.ts';
import { beginEscape, setOut, setOutSoldiers } from './06-setting-out.ts';
import { moveInSecret, nextRound, rollDice, showPegs, sneak } from './07-secret-moves.ts';
import { moveSoldiers, reveal, soldier, square } from './08-imperial.ts';
import { giveCard, takeCard, takeUnseen } from './09-combat/cards.ts';
import { fightNext, fightOn, opponent, pickUp, settleCombat } from './09-combat/combat.ts';
import { callItADraw, code, tryNext } from './11-winning.ts';
import { isOut, takeCall } from './12-leaving/leaving.ts';
import { clone } from './clone.ts';
import { imagine, see } from './knowledge/see.ts';
import { type DeathStar, PURPOSES } from './model.ts';
import { objection, setup, sides } from './settings.ts';
import { start } from './start.ts';
import { usual } from './usual/usual.ts';

const capturing: Procedure<DeathStar, 'capture'> = [beginCapture, findFirst, pickRebels, repeat(nextTurn)];

const turn: Procedure<DeathStar, 'turn'> = [rollToWalk, fightHere, collectHere];

const escaping: Procedure<DeathStar, 'escape'> = [beginEscape, setOutSoldiers, pickRebels, repeat(nextRound)];

const picking: Procedure<DeathStar, 'picking'> = [repeat(pickNext)];

const round: Procedure<DeathStar, 'round'> = [
  rollDice,
  moveInSecret,
  showPegs,
  moveSoldiers,
  reveal,
  repeat(fightNext),
  repeat(tryNext),
  callItADraw,
];

const combat: Procedure<DeathStar, 'combat'> = [repeat(fightOn), pickUp];

const battle: Procedure<DeathStar, 'battle'> = [rollBattle, settleCapture, settleCombat, giveCard];

export const rules: Rules<DeathStar> = {
  id: 'escape-the-death-star',
  version: 2,
  seats: { min: 2, max: 5 },
  automata: [],
  setup,
  purposes: PURPOSES,
  draws: true,
  secrets: true,
  isOpen: ({ imperial }) => imperial === null,
  objection,
  sides,
  start,
  procedures: { capture: capturing, turn, escape: escaping, picking, round, combat, battle },
  decisions: {
    hero,
    walk,
    'set-out': setOut,
    sneak,
    soldier,
    square,
    opponent,
    'take-card': takeCard,
    'take-unseen': takeUnseen,
    code,
  },
  call: takeCall,
  isOut,
  see,
  imagine,
  clone,
  turn: (board) => board.round,
  usual,
};
