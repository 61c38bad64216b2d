import type { Game } from '@starboard/games';
import type { GameTypes, Rules, Words } from '@starboard/kernel';
import type { BoardModule } from '@starboard/ui';
import { useMemo } from 'preact/hooks';
import { ReviewSection } from '../review/review-section.tsx';
import type { Occupant } from '../runner/occupant.ts';
import { Missing } from '../shell/missing.tsx';
import { address } from '../shell/router.ts';
import { PLAY_AREA } from '../shell/sheet.tsx';
import { ChoiceList } from './choices/choice-list.tsx';
import { PlayOn } from './choices/play-on-panel.tsx';
import { Rematch } from './choices/rematch.tsx';
import { RevealedChoices } from './choices/revealed-choices.tsx';
import type { MatchNotes } from './notes/match-notes.ts';
import { NotesPanel } from './notes/notes-panel.tsx';
import { ReplayRoom } from './replay-room.tsx';
import type { Replay } from './scenes.ts';
import { SharePanel } from './share/share-panel.tsx';
import { linkTo, useReplayAt } from './use-replay-at.ts';
import { nothingToShow, Verified } from './verdict.tsx';
import { ViewAs } from './view-as.tsx';
import { firstViewer, viewersOf } from './viewers-of.ts';

export interface ReplayViewProps {
  readonly game: Game;
  readonly replay: Replay;
  readonly rules: Rules<GameTypes>;
  readonly words: Words<GameTypes>;
  readonly board: BoardModule<GameTypes>;
  /** Who sat at the table, if this browser knows. */
  readonly occupants: readonly Occupant[] | null;
  readonly notes: MatchNotes;
  /** The rematch of an online match, if there is one. */
  readonly rematch: string | null;
  /** Null for a file. */
  readonly match: string | null;
  /** What the address says of moment and point of view. */
  readonly at: string;
  readonly as: string;
  /** With the review of the match open. */
  readonly review: boolean;
}

export function ReplayView(props: ReplayViewProps) {
  const { game, replay, rules, words, board, occupants, notes, rematch, match, at, as, review } = props;
  const names = replay.record.header.players;
  const viewers = useMemo(() => viewersOf(replay.record, occupants), [replay, occupants]);
  const player = useReplayAt({
    replay,
    board,
    viewers,
    viewer: firstViewer(replay.record, occupants, as),
    match,
    at,
  });
  const viewer = player.viewer.value;
  const scene = player.scene.value;
  const isOver = replay.record.result !== null;
  const shared = useMemo(
    () => ({ game, words, player, record: () => ({ ...replay.record, notes: notes.all.peek() }) }),
    [game, words, player, replay, notes],
  );

  if (scene === undefined) return <Missing fact={nothingToShow(replay)} />;
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
    <ReplayRoom
      game={game}
      names={names}
      stopped={replay.stopped}
      words={words}
      board={board}
      player={player}
      scene={scene}
      noted={notes.all.value.map(({ place }) => place)}
      way={match !== null && <BackLink match={match} isLocal={occupants !== null} isOver={isOver} />}
    >
      <section class="verified">
        {replay.stopped === null && <Verified replay={replay} />}
        <ViewAs player={player} names={names} />
        {isOver && (
          <Rematch header={replay.record.header} rules={rules.version} occupants={occupants} online={rematch} />
        )}
      </section>
      {isOver && <RevealedChoices rules={rules} record={replay.record} number={scene.question} words={words} />}
      <NotesPanel notes={notes} player={player} />
      <SharePanel
        shared={shared}
        board={board}
        link={
          match === null
            ? null
            : {
                label: occupants === null ? 'Link to this moment' : 'Link to this moment, for this browser',
                address: linkTo(match, player),
              }
        }
      />
      <PlayOn record={replay.record} place={scene.place} viewer={viewer} occupants={occupants} />
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
    </ReplayRoom>
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
