import { MatchClockFact } from '../clock/match-clock.tsx';
import type { Room } from '../room.ts';

export function TextBoard({ picture, clock }: Pick<Room, 'picture' | 'clock'>) {
  const facts = picture.words.describe(picture.shown.value, picture.names);
  const crippled = picture.words.crippled?.(picture.shown.value) ?? null;
  return (
    <div class="text-board">
      <h2>Current position</h2>
      <ul>
        <MatchClockFact clock={clock} afterTime={picture.words.afterTime} />
        {crippled !== null && <li>{crippled}</li>}
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </div>
  );
}
