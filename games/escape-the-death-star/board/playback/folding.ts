import { inARow, type Names } from '@starboard/kernel';
import type { BoardModule, LogEntry } from '@starboard/ui';
import type { BoardView, DeathStar, Event } from '../../rules/model.ts';
import { imperialName, rebelName, soldierName } from '../../words/figures.ts';
import { words } from '../../words/index.ts';
import { squareName } from '../../words/places.ts';

/** The log shows the Imperial's moves, the reveal, and a battle with all its throws as one line each. */
export const folding: NonNullable<BoardModule<DeathStar>['folding']> = {
  key: keyOf,
  begins: ({ type }) => type === 'battle',
  ends: ({ type }) => type === 'round' || type === 'rolled',
  line: foldedLine,
};

function keyOf(event: Event): string | null {
  switch (event.type) {
    case 'placed':
    case 'stood-up':
    case 'imperial-done':
      return 'imperial';
    case 'revealed':
      return 'reveal';
    case 'battle':
    case 'exchange':
    case 'captured':
    case 'sent-back':
    case 'beaten':
    case 'jailed':
      return `battle of ${event.rebel} with ${event.soldier}`;
    case 'laid-down':
      return `battle of ${event.rebel} with 0`;
    default:
      return null;
  }
}

function foldedLine(events: LogEntry<Event>, names: Names, board: BoardView): string {
  const [first] = events;
  const moves = events.flatMap((event) => {
    if (event.type === 'placed') return [`${soldierName(event.soldier)} to ${squareName(board, event.square)}`];
    return event.type === 'stood-up' ? ['Darth Vader stands up'] : [];
  });
  const shown = events.flatMap((event) =>
    event.type === 'revealed' ? [`${rebelName(board, event.rebel, names)} at ${squareName(board, event.square)}`] : [],
  );
  if (moves.length > 0) return `${imperialName(board, names)} moves: ${inARow(moves)}.`;
  if (shown.length > 0) return `The Rebels are revealed: ${inARow(shown)}.`;
  return words.line(events.at(-1) ?? first, names, board);
}
