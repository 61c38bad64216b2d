import { useSignal } from '@preact/signals';
import type { Game } from '@starboard/games';
import { type GameTypes, questionsOf, type Rules, type Viewer, type Words } from '@starboard/kernel';
import type { BoardModule } from '@starboard/ui';
import { useMemo } from 'preact/hooks';
import { ReviewSection } from '../review/review-section.tsx';
import { useStageHeight } from '../room/board/stage-height.ts';
import { BeatDice } from '../room/playback/dice/beat-dice.tsx';
import { diceIn } from '../room/playback/dice/dice-together.ts';
import { LogList } from '../room/playback/log-list.tsx';
import { RulebookSheet } from '../rulebook/rulebook-sheet.tsx';
import type { Occupant } from '../runner/occupant.ts';
import { CopyField } from '../shell/copy-field.tsx';
import { Missing } from '../shell/missing.tsx';
import { address } from '../shell/router.ts';
import { textView } from '../shell/settings.ts';
import { PLAY_AREA } from '../shell/sheet.tsx';
import { TopBar } from '../shell/top-bar.tsx';
import { ChoiceList } from './choices/choice-list.tsx';
import { PlayOnButtons } from './choices/play-on-buttons.tsx';
import { RevealedChoices } from './choices/revealed-choices.tsx';
import { useReplayKeys } from './keys.ts';
import { ReplayHelp } from './replay-help.tsx';
import type { Replay, ReplayScene } from './scenes.ts';
import { Transport } from './transport.tsx';
import { linkTo, useReplayAt } from './use-replay-at.ts';
import { useSwipe } from './use-swipe.ts';
import { NotVerified, nothingToShow, Verified } from './verdict.tsx';

export interface ReplayViewProps {
  readonly game: Game;
  readonly replay: Replay;
  readonly rules: Rules<GameTypes>;
  readonly words: Words<GameTypes>;
  readonly board: BoardModule<GameTypes>;
  /** Who sat at the table, if this browser knows. */
  readonly occupants: readonly Occupant[] | null;
  /** Null for a file. */
  readonly match: string | null;
  /** What the address says of moment and point of view. */
  readonly at: string;
  readonly as: string;
  readonly review: boolean;
}

const nothing = (): void => undefined;
const notTaken = async (): Promise<boolean> => false;
const nonePicked = (): boolean => false;
const noReason = (): null => null;
const noStanding = (): null => null;

export function ReplayView(props: ReplayViewProps) {
  const { game, replay, rules, words, board, occupants, match, review } = props;
  const names = replay.record.header.players;
  const player = useReplayAt(props);
  const rule = useSignal<string | null>(null);
  const help = useSignal(false);
  const sheets = useMemo(() => ({ help: () => (help.value = true), rules: () => (rule.value = '') }), [help, rule]);
  useReplayKeys(player, names.length, sheets);
  const swipe = useSwipe((step) => player.jump(player.here.peek() + step));
  const floor = useStageHeight();
  const viewer = player.viewer.value;
  const scene = player.scene.value;
  const told = player.told.value;
  const isOver = replay.record.result !== null;
  const questions = useMemo(() => (isOver ? questionsOf(rules, replay.record).questions : []), [rules, replay, isOver]);

  if (scene === undefined) return <Missing fact={nothingToShow(replay)} />;
  const beat = player.beat.value.map(({ event }) => event);
  const together = beat.length === 0 ? [scene.event] : beat;
  const dice = diceIn(board, together, names, scene.view.board);
  const openRule = (number: string): void => {
    rule.value = number;
  };
  const goTo = (event: GameTypes['event']): void =>
    player.jump(player.scenes.peek().findIndex((each) => each.event === event));
  const showPlace = (place: number): void => {
    player.jump(
      Math.max(
        0,
        player.scenes.peek().findLastIndex((each) => each.place <= place),
      ),
    );
    document.getElementById(PLAY_AREA)?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <div class="room" style={{ '--accent': game.accent }} data-text={textView.value}>
      <TopBar title={`${game.title}: replay`}>
        {match !== null && <BackLink match={match} isLocal={occupants !== null} isOver={isOver} />}
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
      {replay.stopped !== null && <NotVerified stopped={replay.stopped} />}
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
            <Transport player={player} board={board} />
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
            {match !== null && (
              <CopyField
                label={occupants === null ? 'Link to this moment' : 'Link to this moment, for this browser'}
                text={linkTo(match, player)}
              />
            )}
          </section>
          <RevealedChoices
            question={questions.find(({ number }) => number === scene.question)}
            words={words}
            names={names}
          />
          <PlayOn replay={replay} scene={scene} viewer={viewer} occupants={occupants} />
          {isOver && viewer !== null && (
            <ReviewSection
              key={viewer}
              record={replay.record}
              seat={viewer}
              occupants={occupants}
              show={showPlace}
              isOpen={review}
            />
          )}
          {isOver && viewer !== null && (
            <ChoiceList
              key={viewer}
              game={game.id}
              rules={rules}
              words={words}
              record={replay.record}
              seat={viewer}
              occupants={occupants}
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
            goTo={goTo}
          />
        </aside>
      </main>
      <RulebookSheet rulebook={board.rulebook} rule={rule} />
      <ReplayHelp open={help} />
    </div>
  );
}

interface BackProps {
  readonly match: string;
  readonly isLocal: boolean;
  readonly isOver: boolean;
}

function BackLink({ match, isLocal, isOver }: BackProps) {
  return (
    <a class="button tool" href={address(isLocal ? { page: 'match', match } : { page: 'online', match })}>
      {isOver ? 'Result' : 'Back to the match'}
    </a>
  );
}

interface PlayOnProps extends Pick<ReplayViewProps, 'replay' | 'occupants'> {
  readonly scene: ReplayScene;
  readonly viewer: Viewer;
}

function PlayOn({ replay: { record }, scene: { place }, viewer, occupants }: PlayOnProps) {
  const isAtEnd = record.result !== null && place >= record.inputs.length;
  return (
    <section aria-labelledby="play-on-title">
      <h2 id="play-on-title">Play on from here</h2>
      {viewer === null ? (
        <p>Choose a player under “View as” first.</p>
      ) : isAtEnd ? (
        <p>The match is over at this moment. Go back to play on from an earlier one.</p>
      ) : (
        <>
          <p>A match of your own, from the next choice on, against bots. It counts for no list of results.</p>
          <PlayOnButtons record={record} place={place} seat={viewer} occupants={occupants} />
        </>
      )}
    </section>
  );
}
