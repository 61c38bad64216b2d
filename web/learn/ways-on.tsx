import type { Game } from '@starboard/games';
import type { GameTypes, Lesson } from '@starboard/kernel';
import { useEffect, useRef } from 'preact/hooks';
import type { LessonRunner } from '../runner/lesson/lesson-runner.ts';
import { address } from '../shell/router.ts';

interface Props {
  readonly game: Game;
  readonly runner: LessonRunner;
  /** Null after the last lesson. */
  readonly next: Lesson<GameTypes> | null;
}

/** How the learner goes on where there is nothing to choose. */
export function WaysOn({ game, runner, next }: Props) {
  const { phase, step } = runner.state.value;
  switch (phase) {
    case 'wrong':
      return <Bright key={`wrong ${step}`} label="Try again" act={runner.again} />;
    case 'won':
    case 'lost':
      return (
        <>
          <button type="button" class={phase === 'lost' ? 'primary' : 'secondary'} onClick={runner.again}>
            {phase === 'lost' ? 'Try again' : 'Once more'}
          </button>
          <a
            class={phase === 'won' ? 'button primary' : 'button'}
            href={
              next === null
                ? address({ page: 'setup', game: game.id })
                : address({ page: 'learn', game: game.id, lesson: next.id })
            }
          >
            {next === null ? `Play ${game.title}` : 'Next lesson'}
          </a>
        </>
      );
    default:
      return <Bright key={`next ${step}`} label="Next" act={runner.goOn} />;
  }
}

interface BrightProps {
  readonly label: string;
  act(): void;
}

/** Gets the focus if nothing has it, so that the keyboard goes on where it was. */
function Bright({ label, act }: BrightProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, []);
  return (
    <button ref={button} type="button" class="primary" onClick={act}>
      {label}
    </button>
  );
}
