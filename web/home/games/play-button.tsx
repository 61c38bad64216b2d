import { useSignal } from '@preact/signals';
import type { Game } from '@starboard/games';
import type { Level } from '@starboard/kernel';

interface Props {
  readonly game: Game;
  /** How good the bots are; by default as suits the person here. */
  readonly level?: Level;
  readonly label?: string;
}

/** Leads into a match with one press. */
export function PlayButton({ game, level, label = 'Play now' }: Props) {
  const busy = useSignal(false);
  const failed = useSignal(false);
  const play = async (): Promise<void> => {
    if (busy.peek()) return;
    busy.value = true;
    failed.value = false;
    try {
      const { quickMatch } = await import('../../setup/tables/quick-match.ts');
      await quickMatch(game.id, level);
    } catch {
      failed.value = true;
    }
    busy.value = false;
  };
  return (
    <>
      <button type="button" aria-disabled={busy.value} onClick={play}>
        {busy.value ? 'Opening…' : label}
        <span class="hidden-text">: {game.title}</span>
      </button>
      {failed.value && (
        <p class="notice" role="alert">
          The match could not be opened. Reload the page and try again.
        </p>
      )}
    </>
  );
}
