import { computed, type ReadonlySignal } from '@preact/signals';
import { type GameTypes, type Rules, readerAmong } from '@starboard/kernel';
import type { CameraShot } from '@starboard/ui';
import type { MatchRunner, OpenedRunner, Undo } from '../runner/match-runner.ts';
import { explained, pace } from '../shell/settings.ts';
import { type Asking, openAsking } from './choosing/asking.ts';
import { wantUsual } from './choosing/usual-answers.ts';
import { openScreen, type Screen } from './passing/screen.ts';
import { type Picture, pictureOn } from './picture.ts';
import { tellingAnswers } from './playback/answers-told.tsx';
import { shotOf } from './playback/camera.ts';
import { type EarlierMoves, earlierMoves } from './playback/earlier.ts';
import { type FirstTimes, openFirstTimes } from './playback/pace/first-times.ts';
import { mostTime } from './playback/pace/pace.ts';
import { openPlayer, type PlaybackPlayer } from './playback/player.ts';
import { stagingFor } from './playback/staging.ts';
import { partsFor } from './reader.ts';
import { type Notices, openNotices } from './sending/notices.ts';
import { openSending, type Sending } from './sending/sending.ts';
import { gatherViewers } from './viewers.ts';

export interface Room {
  readonly picture: Picture;
  readonly screen: Screen;
  readonly player: PlaybackPlayer;
  /** Where the camera should be; null if nothing decisive is being shown. */
  readonly shot: ReadonlySignal<CameraShot | null>;
  readonly firstTimes: FirstTimes;
  readonly earlier: EarlierMoves;
  readonly asking: Asking;
  readonly sending: Sending;
  readonly notices: Notices;
  readonly clock: MatchRunner['clock'];
  /** Null where nothing can be undone. */
  readonly undo: Undo | null;
  close(): void;
}

interface Parts extends Pick<Picture, 'words' | 'board'> {
  readonly rules: Pick<Rules<GameTypes>, 'secrets' | 'standing' | 'usual'>;
}

export function openRoom(
  runner: MatchRunner,
  { game, names, seats, updates, open = false }: OpenedRunner,
  { rules, ...parts }: Parts,
): Room {
  const { words, board } = tellingAnswers(partsFor(parts, readerAmong(seats)));
  const { ended } = runner;
  const notices = openNotices();
  const viewers = gatherViewers({
    inOrder: board.inOrder,
    stagingFor: (viewer) => stagingFor(board, names, viewer),
    isSkipping: () => pace.peek() === 'instant',
  });
  viewers.hear(updates);
  const screen = openScreen({
    seats,
    viewers,
    ended,
    needsCurtain: ({ asked }) => rules.secrets && !(open && asked.length === 1),
    notices,
  });
  const sending = openSending({ runner, viewers, screen, notices });
  const { severalOnTheirWay } = sending;
  const picture = pictureOn({ names, seats, words, board, ended, screen, severalOnTheirWay });
  const attack = board.beats?.attack;
  const firstTimes = openFirstTimes({ game, board, pace, explained });
  const player = openPlayer({
    playback: picture.playback,
    show: (next) => viewers.show(screen.viewer.peek(), next),
    staging: computed(() => stagingFor(board, names, screen.viewer.value)),
    pace,
    watched: computed(() => screen.curtain.value === null),
    most: (events) =>
      seats.length === 0 ? null : mostTime(names.length, events.filter(({ type }) => type === attack).length),
    reading: firstTimes.reading,
  });
  const shot = computed(() => {
    const { now, beat, rolling } = picture.playback.value;
    const events = beat.map(({ event }) => event);
    if (now === null || rolling) return null;
    return shotOf(board, { events, board: now.board, viewer: screen.viewer.value, stays: player.stays.value });
  });
  const asking = openAsking({ picture, screen, sending, notices, runner, rules });
  const leaveToPlayers = wantUsual({ runner, rules, seats, isOver: () => screen.over.peek() });
  const unsubscribe = runner.subscribe({
    news: viewers.hear,
    trouble(fact) {
      notices.trouble.value = fact;
    },
  });
  return {
    picture,
    screen,
    player,
    shot,
    firstTimes,
    earlier: earlierMoves({ pages: runner.earlier, viewers, player, notices }),
    asking,
    sending,
    notices,
    clock: runner.clock,
    undo: runner.undo ?? null,
    close() {
      for (const part of [screen, player, asking, notices]) part.close();
      leaveToPlayers();
      unsubscribe();
      runner.close();
    },
  };
}
