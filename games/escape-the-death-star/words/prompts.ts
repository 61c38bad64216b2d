import { type Names, plural, type View } from '@starboard/kernel';
import { stationIn } from '../rules/01-station.ts';
import { soldierDue } from '../rules/05-scoring.ts';
import { type Ask, type AskFor, type BoardView, type DeathStar, rebelOf, type SoldierKind } from '../rules/model.ts';
import { chanceInWords, codeChance, rebelName, soldierName } from './figures.ts';
import { squareName, squares } from './places.ts';

/** What the asked seat is to do now. */
export function prompt(ask: Ask, view: View<DeathStar>, names: Names): string {
  const { board } = view;
  switch (ask.kind) {
    case 'hero':
      return heroPrompt(board, ask);
    case 'walk':
      return walkPrompt(board, ask, names);
    case 'set-out':
      return `Set out ${soldierName(ask.soldier)}, in the Falcon or on one of the 12 squares around it.`;
    case 'sneak':
      return sneakPrompt(board, ask, names);
    case 'soldier':
      return ask.placed.length === 0
        ? `You rolled ${board.red}: move up to ${plural(ask.left, 'soldier')}. Which one first?`
        : `You may move ${plural(ask.left, 'more soldier', 'more soldiers')}. Which one?`;
    case 'square':
      return `Set ${soldierName(ask.soldier)} down: on any square without a soldier, but not in the Detention Block.`;
    case 'opponent':
      return `${rebelName(board, ask.rebel, names)} is in touch with several soldiers. Which one fights next?`;
    case 'take-card':
      return ask.rebel === null
        ? 'No card is left on the map. Take one from any Rebel.'
        : `You take one of ${rebelName(board, ask.rebel, names)}’s cards. Which one?`;
    case 'take-unseen':
      return 'You take a code card from the map, unseen. Which one?';
    case 'code':
      return `${rebelName(board, ask.rebel, names)} is in the Falcon: try the code? Your cards match ${chanceInWords(codeChance(board))} tries, and a failed one costs nothing.`;
  }
}

function heroPrompt({ rebels }: BoardView, { seat, rebel }: AskFor<'hero'>): string {
  const own = rebels.filter((each) => each.seat === seat).length;
  if (own < 2) return 'Choose your Rebel: each starts in a bay of its own.';
  const first = rebels.findIndex((each) => each.seat === seat);
  return `You run ${own} Rebels. Choose ${rebel === first ? 'the first' : 'the next'}: each starts in a bay of its own.`;
}

/** Game 1: whom one may fight now. */
function walkPrompt(board: BoardView, { rebel }: AskFor<'walk'>, names: Names): string {
  const { die } = rebelOf(board, rebel);
  return `${rebelName(board, rebel, names)} rolled ${die}: walk up to ${squares(die)}, or stay. ${QUARRY[soldierDue(board)]}`;
}

/** Stormtroopers first, then Boba Fett, then Darth Vader. */
const QUARRY: { readonly [K in SoldierKind]: string } = {
  trooper: 'Step onto a Stormtrooper to fight it.',
  fett: 'The Stormtroopers are captured: step onto Boba Fett to fight him.',
  vader: 'Only Darth Vader is left: step onto him to fight.',
};

function sneakPrompt(board: BoardView, { rebel }: AskFor<'sneak'>, names: Names): string {
  const { die, square } = rebelOf(board, rebel);
  const who = rebelName(board, rebel, names);
  return square === stationIn(board).detention
    ? `${who} is free: leave the Detention Block in secret, up to ${squares(die)}.`
    : `Move ${who} in secret: up to ${squares(die)} from ${squareName(board, square)}, or stay.`;
}
