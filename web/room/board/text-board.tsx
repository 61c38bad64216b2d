import type { Room } from '../room.ts';

/** The whole board in words, a line a fact. */
export function TextBoard({ room }: { readonly room: Room }) {
  const facts = room.words.describe(room.shown.value, room.names);
  return (
    <div class="text-board">
      <h2>Current position</h2>
      <ul>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </div>
  );
}
