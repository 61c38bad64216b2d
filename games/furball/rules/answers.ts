import type { DecisionOn } from '@starboard/kernel';
import { diceOpenTo } from './06-attack/modify.ts';
import { type DiceChoice, FACES, type Furball } from './model.ts';

/** The frame that asked keeps these answers and continues from there. */
type Keeper = 'effect' | 'action' | 'token' | 'attack' | 'detonation' | 'drop';

export const shipDecision: DecisionOn<Furball, 'ship', Keeper> = {
  candidates: (_board, { among, may }) => (may ? [...among, null] : among),
  apply(_match, _ask, choice, frame) {
    frame.answer = choice ?? '';
  },
};

export const cardDecision: DecisionOn<Furball, 'card', Keeper> = {
  candidates: (_board, { among, may }) => (may ? [...among, null] : among),
  apply(_match, _ask, choice, frame) {
    frame.answer = choice ?? '';
  },
};

export const eitherDecision: DecisionOn<Furball, 'either', Keeper> = {
  candidates: (_board, { among }) => among,
  answersItself: true,
  apply(_match, _ask, choice, frame) {
    frame.answer = choice;
  },
};

export const manoeuvreDecision: DecisionOn<Furball, 'manoeuvre', Keeper> = {
  candidates: (_board, { among, may }) => [...among.map((_, place) => place), ...(may ? [null] : [])],
  apply(_match, _ask, choice, frame) {
    frame.answer = choice ?? '';
  },
};

export const pointDecision: DecisionOn<Furball, 'point', Keeper> = {
  candidates: (_board, { among }) => among.map((_, place) => place),
  apply(_match, _ask, choice, frame) {
    frame.answer = choice;
  },
};

export const numberDecision: DecisionOn<Furball, 'number', Keeper> = {
  candidates: (_board, { least, most }) => Array.from({ length: most - least + 1 }, (_, i) => least + i),
  apply(_match, _ask, choice, frame) {
    frame.answer = choice;
  },
};

/** 6.6 Only the faces of dice matter: the choice counts each face. A player may reroll none of them. */
export const diceDecision: DecisionOn<Furball, 'dice', Keeper> = {
  candidates(_board, { pool, faces, most, to }, _frame, _earlier, stack) {
    const dice = diceOpenTo(stack, { pool, faces }, to);
    let choices: DiceChoice[] = [{}];
    for (const face of FACES) {
      const there = dice.filter((die) => die.face === face).length;
      if (there === 0) continue;
      choices = choices.flatMap((choice) =>
        Array.from({ length: there + 1 }, (_, n): DiceChoice => (n === 0 ? choice : { ...choice, [face]: n })),
      );
    }
    return choices.filter((choice) => {
      const count = FACES.reduce((sum, face) => sum + (choice[face] ?? 0), 0);
      return count >= (to === 'reroll' ? 0 : 1) && count <= most;
    });
  },
  apply(_match, _ask, choice, frame) {
    frame.answer = choice;
  },
};
