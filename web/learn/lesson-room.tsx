import { useSignal } from '@preact/signals';
import type { Game } from '@starboard/games';
import { type GameTypes, type Lesson, stepOf } from '@starboard/kernel';
import { useEffect } from 'preact/hooks';
import { Highlights } from '../room/board/highlights.tsx';
import { isShowing } from '../room/playback/playback.ts';
import type { Room } from '../room/room.ts';
import { RoomView } from '../room/room-view.tsx';
import type { LessonRunner } from '../runner/lesson/lesson-runner.ts';
import { address } from '../shell/router.ts';
import { lessonsDone } from '../shell/settings.ts';
import { LessonPanel } from './lesson-panel.tsx';
import { nameOfLesson } from './progress.ts';
import { WaysOn } from './ways-on.tsx';

interface Props {
  readonly game: Game;
  readonly runner: LessonRunner;
  readonly room: Room;
  readonly lessons: readonly Lesson<GameTypes>[];
}

export function LessonRoom({ game, runner, room, lessons }: Props) {
  const tab = useSignal('log');
  const state = runner.state.value;
  const { lesson, phase } = state;
  const showing = isShowing(room.picture.playback.value);
  const finished = phase === 'won' || phase === 'lost';
  useEffect(() => {
    const name = nameOfLesson(game.id, lesson.id);
    if (finished && !lessonsDone.peek().includes(name)) lessonsDone.value = [...lessonsDone.peek(), name];
  }, [finished, game, lesson]);
  const isChoosing = phase === 'asked' || phase === 'playing';
  const next = lessons[lessons.findIndex(({ id }) => id === lesson.id) + 1];
  const extras = {
    tools: (
      <a class="button tool" href={address({ page: 'learn', game: game.id })}>
        Lessons
      </a>
    ),
    guide: {
      panel: (question: string, openRule: (rule: string) => void) => (
        <LessonPanel runner={runner} question={question} openRule={openRule} />
      ),
      marks: showing || finished ? null : <Highlights highlights={highlightsIn(state)} />,
      actions: isChoosing ? null : <WaysOn game={game} runner={runner} next={next ?? null} />,
    },
    afterwards: null,
    result: null,
    match: <p>{lesson.about}</p>,
    record: async () => ({ missing: 'A lesson has no record.' }),
  };
  return <RoomView room={room} game={game} extras={extras} tab={tab} />;
}

/** While the learner reads what came of a try, nothing is highlighted. */
function highlightsIn(state: LessonRunner['state']['value']) {
  const { phase } = state;
  return phase === 'wrong' || phase === 'understood' ? [] : (stepOf(state).highlights ?? []);
}
