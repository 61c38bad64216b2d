import { botById } from '@starboard/bots';
import { type Game, gameById } from '@starboard/games';
import { diceFromKey, type GameTypes, type Lesson } from '@starboard/kernel';
import { openRoom, type Room } from '../room/room.ts';
import { type LessonRunner, lessonRunner } from '../runner/lesson/lesson-runner.ts';
import { useLoaded } from '../shell/loaded.ts';
import { Missing } from '../shell/missing.tsx';
import { Waiting } from '../shell/waiting/waiting.tsx';
import { LessonRoom } from './lesson-room.tsx';

interface Entered {
  readonly game: Game;
  readonly runner: LessonRunner;
  readonly room: Room;
  readonly lessons: readonly Lesson<GameTypes>[];
}

interface Props {
  readonly id: string;
  readonly lesson: string;
}

/** A lesson, in the room in which matches are played. */
export function LessonPage({ id, lesson }: Props) {
  const loaded = useLoaded(
    () => enter(id, lesson),
    `${id} ${lesson}`,
    (entered) => entered?.room.close(),
  );
  if (loaded.state === 'loading') return <Waiting coming={{ game: id }} />;
  if (loaded.state === 'failed') return <Missing fact={loaded.fact} />;
  if (loaded.value === null) return <Missing fact="There is no lesson at this address." />;
  return <LessonRoom {...loaded.value} />;
}

async function enter(id: string, name: string): Promise<Entered | null> {
  const game = gameById(id);
  if (game?.lessons === undefined) return null;
  const { parts } = game;
  const [lessons, rules, words, board, heuristics] = await Promise.all([
    game.lessons.open(),
    parts.rules(),
    parts.words(),
    parts.board(),
    parts.heuristics(),
  ]);
  const lesson = lessons.find((each) => each.id === name);
  if (lesson === undefined) return null;
  const last = lesson.steps.at(-1);
  const bot = last?.kind === 'open' ? botById(last.bot) : undefined;
  if (bot === undefined) throw new Error(`nobody plays the rivals in lesson ${name}`);
  await bot.prepare?.(heuristics);
  const dice = diceFromKey([...crypto.getRandomValues(new Uint32Array(8))]);
  const runner = lessonRunner({ game: id, rules, heuristics, lesson, bot, dice });
  const opened = await runner.open();
  if (!opened.ok) throw new Error(opened.fact);
  /** Nobody else sits at this screen, and everything that the lesson leaves to the player is asked. */
  const room = openRoom(runner, opened, { rules: { secrets: false }, words, board });
  return { game, runner, room, lessons };
}
