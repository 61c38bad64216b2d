import type { ComponentChildren } from 'preact';
import { address } from '../../shell/router.ts';
import { PlayButton } from '../games/play-button.tsx';
import type { NextStep } from './next-steps.ts';

interface Props {
  readonly steps: readonly NextStep[];
  /** Whether it is known what somebody has played; until then, the place stays free. */
  readonly isKnown: boolean;
}

/** What to do next: for a newcomer where to start and why, later a few steps that lead on. */
export function NextUp({ steps, isKnown }: Props) {
  if (isKnown && steps.length === 0) return null;
  const isStart = steps.some(({ kind }) => kind === 'start');
  return (
    <section class="next-up" aria-labelledby="next-up" aria-busy={!isKnown}>
      <h2 id="next-up">{isStart ? 'Start here' : 'What next?'}</h2>
      <ul>
        {steps.map((step) => (
          <li key={step.kind} style={{ '--accent': step.game.accent }}>
            <Step step={step} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Step({ step }: { readonly step: NextStep }) {
  const { game } = step;
  const first = game.lessons?.ids[0];
  switch (step.kind) {
    case 'start':
      return (
        <Said
          strong={game.title}
          says={`${EASE[game.difficulty]}, and a match takes only ${minutesInWords(game.minutes)}. Learn it on the board, or play at once.`}
        >
          {first !== undefined && <LessonLink game={game.id} lesson={first} label="First lesson" bright />}
          <PlayButton game={game} />
        </Said>
      );
    case 'lesson':
      return (
        <Said strong={game.title} says={`Lesson ${step.place} of ${step.of} is next.`}>
          <LessonLink game={game.id} lesson={step.lesson} label={step.place === 1 ? 'First lesson' : 'Next lesson'} />
        </Said>
      );
    case 'level':
      return (
        <Said
          strong={game.title}
          says={`You have beaten ${article(step.beaten)}. Are you up to ${article(step.level)}?`}
        >
          <PlayButton game={game} level={step.level} label={`Play ${article(step.level)}`} />
        </Said>
      );
    case 'untried':
      return (
        <Said strong={game.title} says={`You haven’t tried this one. A match takes ${minutesInWords(game.minutes)}.`}>
          {first === undefined ? (
            <PlayButton game={game} />
          ) : (
            <LessonLink game={game.id} lesson={first} label="First lesson" />
          )}
        </Said>
      );
  }
}

interface SaidProps {
  readonly strong: string;
  readonly says: string;
  readonly children: ComponentChildren;
}

function Said({ strong, says, children }: SaidProps) {
  return (
    <>
      <p>
        <strong>{strong}</strong> {says}
      </p>
      <div class="next-ways">{children}</div>
    </>
  );
}

interface LessonLinkProps {
  readonly game: string;
  readonly lesson: string;
  readonly label: string;
  readonly bright?: boolean;
}

function LessonLink({ game, lesson, label, bright = false }: LessonLinkProps) {
  return (
    <a class={bright ? 'button bright' : 'button'} href={address({ page: 'learn', game, lesson })}>
      {label}
    </a>
  );
}

const EASE = {
  easy: 'is easy to learn',
  medium: 'takes a few matches to learn',
  demanding: 'takes time to learn',
} as const;

const article = (level: string): string => `${/^[aeiou]/.test(level) ? 'an' : 'a'} ${level}`;

const minutesInWords = ([shortest, longest]: readonly [number, number]): string => `${shortest} to ${longest} minutes`;
