import type { Picture } from '../picture.ts';

export function TextBoard({ picture }: { readonly picture: Picture }) {
  const facts = picture.words.describe(picture.shown.value, picture.names);
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
