import type { Game } from '@starboard/games';

const DIFFICULTIES = {
  easy: { bars: 1, says: 'Easy to learn' },
  medium: { bars: 2, says: 'Medium' },
  demanding: { bars: 3, says: 'Demanding' },
} as const;

/** How long a match takes, how much there is to learn, and how many can play. */
export function Facts({ game: { minutes, difficulty, players } }: { readonly game: Game }) {
  const { bars, says } = DIFFICULTIES[difficulty];
  return (
    <ul class="facts">
      <li>
        <Sign path="M8 1.5a6.5 6.5 0 1 0 .1 0zM8 4.5V8l2.5 1.5" />
        {`${minutes[0]}–${minutes[1]} min`}
      </li>
      <li>
        <svg class="sign" viewBox="0 0 16 16" aria-hidden="true">
          {[1, 2, 3].map((bar) => (
            <rect key={bar} data-full={bar <= bars} x={5 * bar - 4} y={14 - 4 * bar} width={3.4} height={4 * bar} />
          ))}
        </svg>
        {says}
      </li>
      <li>
        <Sign path="M5.5 2a2.5 2.5 0 1 0 .1 0zM1 14c0-6 9-6 9 0M11 3a2 2 0 1 1 0 4M12 9c2 .5 3 2 3 5" />
        <span>
          {players} players<span class="hidden-text"> or bots</span>
        </span>
      </li>
    </ul>
  );
}

function Sign({ path }: { readonly path: string }) {
  return (
    <svg class="sign" viewBox="0 0 16 16" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
