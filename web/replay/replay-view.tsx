import { useSignal } from '@preact/signals';
import type { Game } from '@starboard/games';
import type { GameTypes, Words } from '@starboard/kernel';
import type { BoardModule } from '@starboard/ui';
import { useEffect, useMemo } from 'preact/hooks';
import { useStageHeight } from '../room/board/stage-height.ts';
import { DiceLine } from '../room/playback/dice-line.tsx';
import { LogList } from '../room/playback/log-list.tsx';
import { timeFor } from '../room/playback/speed.ts';
import { RulebookSheet } from '../rulebook/rulebook-sheet.tsx';
import type { Viewer } from '../runner/match-runner.ts';
import { Missing } from '../shell/missing.tsx';
import { address } from '../shell/router.ts';
import { speed } from '../shell/settings.ts';
import { TopBar } from '../shell/top-bar.tsx';
import type { Replay, Scene } from './scenes.ts';
import { Transport } from './transport.tsx';
import { NotVerified, nothingToShow, Verified } from './verdict.tsx';

export interface ReplayViewProps {
  readonly game: Game;
  readonly replay: Replay;
  readonly words: Words<GameTypes>;
  readonly board: BoardModule<GameTypes>;
  /** The match of this browser that it is; null for a file. */
  readonly match: string | null;
}

const dwellOn = (board: BoardModule<GameTypes>, { event, view }: Scene): number => board.dwell(event, view);

/** What is not dwelt on is passed over; the last is where it ends. */
function nextDweltOn(board: BoardModule<GameTypes>, scenes: readonly Scene[], here: number): number {
  const next = scenes.findIndex((scene, i) => i > here && dwellOn(board, scene) > 0);
  return next < 0 ? scenes.length - 1 : next;
}

const nothing = (): void => undefined;
const nonePicked = (): boolean => false;
const noReason = (): null => null;
const noStanding = (): null => null;

/** A record played back, moment by moment, as anybody sees it. */
export function ReplayView({ game, replay, words, board, match }: ReplayViewProps) {
  const names = replay.record.header.players;
  const viewer = useSignal<Viewer>(0);
  const at = useSignal(0);
  const running = useSignal(false);
  const rule = useSignal<string | null>(null);
  const floor = useStageHeight();
  const scenes = useMemo(() => replay.scenes(viewer.value), [replay, viewer.value]);
  const here = Math.min(at.value, scenes.length - 1);
  const scene = scenes[here];

  useEffect(() => {
    if (!running.value || scene === undefined) return undefined;
    if (here >= scenes.length - 1) {
      running.value = false;
      return undefined;
    }
    const dwelling = speed.value === 'skip' ? 'fast' : speed.value;
    const timer = setTimeout(
      () => {
        at.value = nextDweltOn(board, scenes, here);
      },
      timeFor(dwellOn(board, scene), 'none', dwelling),
    );
    return () => clearTimeout(timer);
  }, [running.value, here, scene, scenes, board, at, running]);

  if (scene === undefined) return <Missing fact={nothingToShow(replay)} />;
  const dice = board.dice(scene.event, names, scene.view.board);
  const told = scenes.slice(0, here + 1).map(({ event }) => event);
  const openRule = (number: string): void => {
    rule.value = number;
  };
  return (
    <div class="room" style={{ '--accent': game.accent }}>
      <TopBar title={`${game.title}: replay`}>
        {match !== null && (
          <a class="button tool" href={address({ page: 'match', match })}>
            {replay.record.result === null ? 'Back to the match' : 'Result'}
          </a>
        )}
        <button type="button" class="tool" onClick={() => openRule('')}>
          Rules
        </button>
      </TopBar>
      {replay.stopped !== null && <NotVerified stopped={replay.stopped} />}
      <main ref={floor} class="room-floor replay">
        <h1 class="hidden-text">{`${game.title}, replay: ${names.join(' against ')}`}</h1>
        <section class="stage" aria-label="Board">
          <h2 class="hidden-text">Board</h2>
          <board.Board
            view={scene.view}
            names={names}
            room={replay}
            now={scene.event}
            told={told}
            picked={null}
            isPicked={nonePicked}
            pick={nothing}
            commit={nothing}
            plan={nothing}
            why={noReason}
            standing={noStanding}
            openRule={openRule}
          />
        </section>
        <div class="helm">
          <div class="dice-tray" data-live={dice !== null}>
            {dice !== null && <DiceLine dice={dice} />}
          </div>
          <section class="action-bar" aria-label="Replay">
            <p class="prompt" aria-live="polite">
              <button
                type="button"
                class="chip"
                aria-label={`Rule ${scene.event.rule}`}
                onClick={() => openRule(scene.event.rule)}
              >
                {scene.event.rule}
              </button>{' '}
              {words.line(scene.event, names, scene.view.board)}
            </p>
            <Transport at={at} here={here} last={scenes.length - 1} running={running} />
          </section>
        </div>
        <aside class="side" aria-label="About this record">
          <section class="verified">
            {replay.stopped === null && <Verified replay={replay} />}
            <label class="field">
              <span>View as</span>
              <select
                value={viewer.value === null ? '' : `${viewer.value}`}
                onChange={({ currentTarget: { value } }) => (viewer.value = value === '' ? null : Number(value))}
              >
                {names.map((name, seat) => (
                  <option key={name} value={`${seat}`}>
                    {name}
                  </option>
                ))}
                <option value="">A spectator</option>
              </select>
            </label>
          </section>
          <LogList
            events={told}
            words={words}
            names={names}
            board={scene.view.board}
            folding={board.folding}
            openRule={openRule}
            showEarlier={null}
          />
        </aside>
      </main>
      <RulebookSheet rulebook={board.rulebook} rule={rule} />
    </div>
  );
}
