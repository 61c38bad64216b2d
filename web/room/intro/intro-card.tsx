import { useSignal } from '@preact/signals';
import type { Game, IntroLines as Lines } from '@starboard/games';
import { useEffect } from 'preact/hooks';
import { introduced } from '../../shell/settings.ts';
import type { Picture } from '../picture.ts';
import type { Sending } from '../sending/sending.ts';
import { introFor } from './intro-for.ts';
import { IntroLines } from './intro-lines.tsx';

interface Props {
  readonly game: Game;
  readonly picture: Picture;
  readonly sending: Pick<Sending, 'moved'>;
}

/**
 * Shown at the first start of a game, or of one of its sides, until the player closes it or makes a move; after that,
 * it is in the help.
 */
export function IntroCard({ game, picture, sending }: Props) {
  if (picture.seats.length === 0 || picture.over.value) return null;
  const intro = introFor(game, picture.words, picture.view.value);
  return <Card {...intro} title={game.title} moved={sending.moved.value} />;
}

interface CardProps {
  readonly lines: Lines;
  readonly name: string;
  readonly title: string;
  readonly moved: boolean;
}

/** As in the style sheet: all lines would push the first choice off the screen. */
const NARROW = '(max-width: 719px)';

function Card({ lines, name, title, moved }: CardProps) {
  const putAway = (): void => {
    if (!introduced.peek().includes(name)) introduced.value = [...introduced.peek(), name];
  };
  const folded = useSignal(matchMedia(NARROW).matches);
  useEffect(() => {
    if (moved) putAway();
  }, [moved]);
  if (introduced.value.includes(name)) return null;
  return (
    <section class="intro-card" aria-label={`How to play ${title}`}>
      <IntroLines lines={lines} onlyAim={folded.value} />
      <div class="intro-ways">
        {folded.value && (
          <button type="button" class="secondary" onClick={() => (folded.value = false)}>
            How to play
          </button>
        )}
        <button type="button" class="secondary" onClick={putAway}>
          Got it
        </button>
      </div>
    </section>
  );
}
