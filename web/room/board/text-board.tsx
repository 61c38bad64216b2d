import { MatchClockFact } from '../clock/match-clock.tsx';
import type { Room } from '../room.ts';

export function TextBoard({ picture, clock }: Pick<Room, 'picture' | 'clock'>) {
  const facts = picture.words.describe(picture.shown.value, picture.names);
  return (
    <div class="text-board">
      <h2>Current position</h2>
      <ul>
        <MatchClockFact clock={clock} afterTime={picture.words.afterTime} />
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </div>
  );
}
