import { type Names, plural, type View } from '@starboard/kernel';
import { stationIn } from '../rules/01-station/played-on.ts';
import { soldierDue } from '../rules/05-scoring.ts';
import { type Ask, type AskFor, type BoardView, type DeathStar, rebelOf, type SoldierKind } from '../rules/model.ts';
import { chanceInWords, codeChance, rebelName, soldierName } from './figures.ts';
import { squareName, squares } from './places.ts';
import { sharedRollNote } from './rolls.ts';

/** Tells the asked seat what to do now. */
export function prompt(ask: Ask, view: View<DeathStar>, names: Names): string {
  const { board } = view;
  switch (ask.kind) {
    case 'hero':
      return heroPrompt(board, ask);
    case 'walk':
      return walkPrompt(board, ask, names);
    case 'set-out':
      return `Place ${soldierName(ask.soldier)} in the Falcon or on one of the 12 squares around it.`;
    case 'sneak':
      return sneakPrompt(board, ask, names);
    case 'soldier':
      return ask.placed.length === 0
        ? `You rolled ${board.red}, so you may move up to ${plural(ask.left, 'soldier')}. Which one first?`
        : `You may move ${plural(ask.left, 'more soldier', 'more soldiers')}. Which one?`;
    case 'square':
      return `Put ${soldierName(ask.soldier)} on any square without a soldier, except the Detention Block.`;
    case 'opponent':
      return `${rebelName(board, ask.rebel, names)} is in contact with several soldiers. Which one fights now?`;
    case 'take-card':
      return ask.rebel === null
        ? 'No card is left on the map. Take one from any Rebel.'
        : `Choose one of ${rebelName(board, ask.rebel, names)}’s cards to take.`;
    case 'take-unseen':
      return 'Choose a face-down code card from the map.';
    case 'code':
      return `${rebelName(board, ask.rebel, names)} is in the Falcon. Do you try the code? The chance is ${chanceInWords(codeChance(board))}, and a failed try costs nothing.`;
  }
}

function heroPrompt({ rebels }: BoardView, { seat, rebel }: AskFor<'hero'>): string {
  const own = rebels.filter((each) => each.seat === seat).length;
  if (own < 2) return 'Choose your Rebel. Each Rebel starts in its own bay.';
  const first = rebels.findIndex((each) => each.seat === seat);
  return `You play ${own} Rebels. Choose ${rebel === first ? 'the first' : 'the next'}. Each Rebel starts in its own bay.`;
}

function walkPrompt(board: BoardView, { rebel }: AskFor<'walk'>, names: Names): string {
  const { die } = rebelOf(board, rebel);
  return `${rebelName(board, rebel, names)} rolled ${die}. Move up to ${squares(die)}, or stay. ${QUARRY[soldierDue(board)]}`;
}

/** Stormtroopers first, then Boba Fett, then Darth Vader. */
const QUARRY: { readonly [K in SoldierKind]: string } = {
  trooper: 'Step onto a Stormtrooper to fight it.',
  fett: 'All Stormtroopers are captured. Step onto Boba Fett to fight him.',
  vader: 'Only Darth Vader is left. Step onto him to fight him.',
};

function sneakPrompt(board: BoardView, { seat, rebel }: AskFor<'sneak'>, names: Names): string {
  const { die, square } = rebelOf(board, rebel);
  const who = rebelName(board, rebel, names);
  const shared = sharedRollNote(board, seat);
  return square === stationIn(board).detention
    ? `${shared}${who} is free. Leave the Detention Block in secret by up to ${squares(die)}.`
    : `${shared}Move ${who} in secret by up to ${squares(die)} from ${squareName(board, square)}, or stay.`;
}
