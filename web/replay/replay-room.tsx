import { useSignal } from '@preact/signals';
import type { Game } from '@starboard/games';
import type { GameTypes, Words } from '@starboard/kernel';
import type { BoardModule } from '@starboard/ui';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { useStageHeight } from '../room/board/stage-height.ts';
import { BeatDice } from '../room/playback/dice/beat-dice.tsx';
import { diceIn } from '../room/playback/dice/dice-together.ts';
import { LogList } from '../room/playback/log-list.tsx';
import { RulebookSheet } from '../rulebook/rulebook-sheet.tsx';
import { textView } from '../shell/settings.ts';
import { PLAY_AREA } from '../shell/sheet.tsx';
import { TopBar } from '../shell/top-bar.tsx';
import { ReplayHelp } from './replay-help.tsx';
import type { ReplayPlayer } from './replay-player.ts';
import type { Replay, ReplayScene } from './scenes.ts';
import { useReplayKeys } from './steering/keys.ts';
import { useSwipe } from './steering/use-swipe.ts';
import { Transport } from './transport.tsx';
import { NotVerified } from './verdict.tsx';

interface Props {
  readonly game: Pick<Game, 'title' | 'accent'>;
  readonly names: readonly string[];
  /** Where the rules no longer lead through the record, if they don't. */
  readonly stopped: Replay['stopped'];
  readonly words: Words<GameTypes>;
  readonly board: BoardModule<GameTypes>;
  readonly player: ReplayPlayer;
  /** What the player shows now. */
  readonly scene: ReplayScene;
  /** Places of the record that have notes. */
  readonly noted: readonly number[];
  readonly takesNotes?: boolean;
  /** In a file of its own, without the pages around it. */
  readonly isAlone?: boolean;
  /** Stands in the top bar before the usual tools. */
  readonly way?: ComponentChildren;
  /** Stands above the log. */
  readonly children?: ComponentChildren;
}

const nothing = (): void => undefined;
const notTaken = async (): Promise<boolean> => false;
const nonePicked = (): boolean => false;
const noReason = (): null => null;
const noStanding = (): null => null;

/** The board of a replay with its log, its bar and its keys, on the page and in a file of its own. */
export function ReplayRoom(props: Props) {
  const { game, names, stopped, words, board, player, scene, noted, takesNotes = true, isAlone = false } = props;
  const { way, children } = props;
  const rule = useSignal<string | null>(null);
  const help = useSignal(false);
  const sheets = useMemo(() => ({ help: () => (help.value = true), rules: () => (rule.value = '') }), [help, rule]);
  useReplayKeys(player, sheets);
  const swipe = useSwipe((step) => player.jump(player.here.peek() + step));
  const floor = useStageHeight();
  const told = player.told.value;
  const beat = player.beat.value.map(({ event }) => event);
  const together = beat.length === 0 ? [scene.event] : beat;
  const dice = diceIn(board, together, names, scene.view.board);
  const openRule = (number: string): void => {
    rule.value = number;
  };
  const goTo = (event: GameTypes['event']): void =>
    player.jump(player.scenes.peek().findIndex((each) => each.event === event));
  return (
    <div class="room" style={{ '--accent': game.accent }} data-text={textView.value}>
      <TopBar title={`${game.title}: replay`} isAlone={isAlone}>
        {way}
        <button
          type="button"
          class="tool"
          aria-pressed={textView.value}
          onClick={() => (textView.value = !textView.value)}
        >
          Text
        </button>
        <button type="button" class="tool" onClick={sheets.rules}>
          Rules
        </button>
        <button type="button" class="tool round" aria-label="Help" onClick={sheets.help}>
          ?
        </button>
      </TopBar>
      {stopped !== null && <NotVerified stopped={stopped} />}
      <main ref={floor} class="room-floor replay">
        <h1 class="hidden-text">{`${game.title}, replay: ${names.join(' against ')}`}</h1>
        <section
          id={PLAY_AREA}
          tabIndex={textView.value ? 0 : -1}
          class="stage"
          aria-label={textView.value ? 'The match in words' : 'Board'}
        >
          {textView.value ? (
            <div class="text-board">
              <h2>Position at this moment</h2>
              <ul>
                {words.describe(scene.view, names).map((fact) => (
                  <li key={fact}>{fact}</li>
                ))}
              </ul>
            </div>
          ) : (
            <>
              <h2 class="hidden-text">Board</h2>
              <board.Board
                view={scene.view}
                names={names}
                room={player}
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
            </>
          )}
        </section>
        <div class="helm" {...swipe}>
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
            <Transport player={player} board={board} noted={noted} />
          </section>
        </div>
        <aside class="side" aria-label="About this record">
          {children}
          <LogList
            events={told}
            words={words}
            names={names}
            board={scene.view.board}
            folding={board.folding}
            openRule={openRule}
            showEarlier={null}
            goTo={goTo}
          />
        </aside>
      </main>
      <RulebookSheet rulebook={board.rulebook} rule={rule} />
      <ReplayHelp open={help} takesNotes={takesNotes} />
    </div>
  );
}
