import { useSignal } from '@preact/signals';
import type { Game } from '@starboard/games';
import type { GameTypes, Rules, Words } from '@starboard/kernel';
import type { BoardModule } from '@starboard/ui';
import { useEffect, useMemo } from 'preact/hooks';
import { useStageHeight } from '../room/board/stage-height.ts';
import { BeatDice } from '../room/playback/dice/beat-dice.tsx';
import { diceIn } from '../room/playback/dice/dice-together.ts';
import { LogList } from '../room/playback/log-list.tsx';
import { RulebookSheet } from '../rulebook/rulebook-sheet.tsx';
import { Missing } from '../shell/missing.tsx';
import { address } from '../shell/router.ts';
import { TopBar } from '../shell/top-bar.tsx';
import { ChoiceList } from './choice-list.tsx';
import { openReplayPlayer } from './replay-player.ts';
import type { Replay } from './scenes.ts';
import { Transport } from './transport.tsx';
import { NotVerified, nothingToShow, Verified } from './verdict.tsx';

export interface ReplayViewProps {
  readonly game: Game;
  readonly replay: Replay;
  readonly rules: Rules<GameTypes>;
  readonly words: Words<GameTypes>;
  readonly board: BoardModule<GameTypes>;
  /** Null for a file. */
  readonly match: string | null;
}

const nothing = (): void => undefined;
const notTaken = async (): Promise<boolean> => false;
const nonePicked = (): boolean => false;
const noReason = (): null => null;
const noStanding = (): null => null;

export function ReplayView({ game, replay, rules, words, board, match }: ReplayViewProps) {
  const names = replay.record.header.players;
  const player = useMemo(() => openReplayPlayer(replay, board), [replay, board]);
  useEffect(() => player.close, [player]);
  const rule = useSignal<string | null>(null);
  const floor = useStageHeight();
  const viewer = player.viewer.value;
  const scene = player.scene.value;
  const told = player.told.value;

  if (scene === undefined) return <Missing fact={nothingToShow(replay)} />;
  const beat = player.beat.value.map(({ event }) => event);
  const together = beat.length === 0 ? [scene.event] : beat;
  const dice = diceIn(board, together, names, scene.view.board);
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
            together={together}
            shot={player.shot.value}
            told={told}
            picked={null}
            isPicked={nonePicked}
            pick={nothing}
            commit={notTaken}
            carryOn={notTaken}
            plan={nothing}
            why={noReason}
            standing={noStanding}
            openRule={openRule}
          />
        </section>
        <div class="helm">
          <section class="action-bar" aria-label="Replay">
            <div class="dice-tray">{dice !== null && <BeatDice dice={dice} isLast={false} />}</div>
            <div class="prompt" aria-live="polite">
              <button
                type="button"
                class="chip"
                aria-label={`Rule ${scene.event.rule}`}
                onClick={() => openRule(scene.event.rule)}
              >
                {scene.event.rule}
              </button>
              <p>{words.line(scene.event, names, scene.view.board)}</p>
            </div>
            <Transport player={player} />
          </section>
        </div>
        <aside class="side" aria-label="About this record">
          <section class="verified">
            {replay.stopped === null && <Verified replay={replay} />}
            <label class="field">
              <span>View as</span>
              <select
                value={viewer === null ? '' : `${viewer}`}
                onChange={({ currentTarget: { value } }) => player.watchAs(value === '' ? null : Number(value))}
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
          {replay.record.result !== null && viewer !== null && (
            <ChoiceList
              key={viewer}
              game={game.id}
              rules={rules}
              words={words}
              record={replay.record}
              seat={viewer}
              jump={player.jump}
            />
          )}
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
