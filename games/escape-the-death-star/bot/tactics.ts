import type { Tactics, TurnGame } from '@starboard/kernel';
import type { DeathStar } from '../rules/model.ts';
import { onward } from './capture/onward.ts';
import { worthsOfWalks } from './capture/walking.ts';
import { huntingGame } from './turn/hunting-game.ts';
import { FARTHEST, roundOn } from './turn/rounds.ts';
import { sneakingGame } from './turn/sneaking-game.ts';
import { stylesOf } from './turn/styles.ts';

export const tactics: Tactics<DeathStar> = {
  skills: {
    cadet: { foresight: 0, rivals: 'blind', careless: 0, leeway: 0.04 },
    pilot: { foresight: 1, rivals: 'blind', careless: 0, leeway: 0.03 },
    veteran: { foresight: 2, rivals: 'naive', careless: 0.3, leeway: 0.015 },
    ace: { foresight: 3, rivals: 'equal', careless: 0, leeway: 0.012 },
    legend: { foresight: FARTHEST, rivals: 'equal', careless: 0, leeway: 0 },
  },
  expects: ({ imperial }) => imperial !== null,
  reviewBudget: 12_000,
  turnGame({ board, mine }, { character, foresight }) {
    if (mine === null) return null;
    const { ask, options } = mine;
    const { rebels, imperial, race } = stylesOf(character);
    switch (ask.kind) {
      case 'sneak':
        return sneakingGame(board, ask, roundOn(board, { side: 'rebels', style: rebels, foresight }));
      case 'soldier':
      case 'square':
        return huntingGame(board, ask, roundOn(board, { side: 'imperial', style: imperial, foresight }));
      case 'walk': {
        const squares = onward(board, ask.rebel, options.map(Number));
        return alone(ask.seat, squares, worthsOfWalks(board, ask.rebel, squares, race));
      }
      default:
        return null;
    }
  },
};

/** A choice that nobody else makes at the same time. */
const alone = (seat: number, opens: readonly number[], worths: readonly number[]): TurnGame<DeathStar> => ({
  players: [{ seat, weight: 1, alone: worths, opens }],
  meetings: [],
});
