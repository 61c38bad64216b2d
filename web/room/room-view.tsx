import { type Signal, useSignal } from '@preact/signals';
import type { Game } from '@starboard/games';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { useCoach } from '../coach/use-coach.ts';
import { useInRoom } from '../offline/in-room.ts';
import { RulebookSheet } from '../rulebook/rulebook-sheet.tsx';
import { textView } from '../shell/settings.ts';
import { PLAY_AREA } from '../shell/sheet.tsx';
import { TopBar } from '../shell/top-bar.tsx';
import { ResultPanel } from './afterwards/result-panel.tsx';
import { type Attention, callOf } from './attention/attention.ts';
import { useRoomMatters } from './attention/room-matters.ts';
import { BoardStage } from './board/board-stage.tsx';
import { Highlights } from './board/highlights.tsx';
import { useStageHeight } from './board/stage-height.ts';
import { TextBoard } from './board/text-board.tsx';
import { ActionBar } from './choosing/action-bar.tsx';
import { BarTools } from './choosing/bar-tools.tsx';
import { listenToKeys } from './choosing/keyboard.ts';
import { OptionList } from './choosing/option-list.tsx';
import { UsualHere } from './choosing/standing-choice.tsx';
import { MatchClock } from './clock/match-clock.tsx';
import type { Guide } from './guide.ts';
import { Help } from './help.tsx';
import { IntroCard } from './intro/intro-card.tsx';
import { Curtain } from './passing/curtain.tsx';
import { Announcer } from './playback/announcer.tsx';
import { LogList } from './playback/log-list.tsx';
import { PaceChoice } from './playback/pace/pace-choice.tsx';
import type { Included } from './report/report-file.ts';
import { ReportButton, ReportSheet } from './report/report-sheet.tsx';
import type { Room } from './room.ts';
import { RoomTools, type Sheets } from './room-tools.tsx';
import { useSideFold } from './side/fold.ts';
import { type SideTab, SideTabs } from './side/side-tabs.tsx';
import { Noises } from './sound/noises.tsx';
import { SoundOffer } from './sound/sound-offer.tsx';
import '../style/room/room.css';
import '../style/room/bar.css';
import '../style/room/side.css';
import '../style/room/intro.css';
import '../style/segments.css';
import '../style/room/options.css';
import '../style/room/match-clock.css';
import '../style/room/log.css';
import '../style/room/dice.css';
import '../style/room/pace.css';
import '../style/room/sound-offer.css';
import '../style/room/curtain.css';
import '../style/sheet.css';

/** What a room has besides the match, depending on where it is played. */
interface Extras {
  /** Stands in the window's title before the game's name. */
  readonly call?: string;
  /** What a player should notice at once. */
  readonly matters?: readonly Attention[];
  /** In the bar, beside its buttons. */
  readonly bar?: ComponentChildren;
  readonly tools?: ComponentChildren;
  readonly above?: ComponentChildren;
  readonly afterwards: ComponentChildren;
  readonly result: ComponentChildren;
  readonly tabs?: readonly SideTab[];
  readonly match: ComponentChildren;
  /** Absent in a match without one. */
  readonly guide?: Guide;
  /** The id of a match in which help is allowed; absent in others. */
  readonly helped?: string;
  /** For a report. */
  record(): Promise<Included>;
}

interface Props {
  readonly room: Room;
  readonly game: Game;
  readonly extras: Extras;
  readonly tab: Signal<string>;
}

/** The same for every game and every runner. */
export function RoomView({ room, game, extras, tab }: Props) {
  const rule = useSignal<string | null>(null);
  const help = useSignal(false);
  const report = useSignal(false);
  const side = useSideFold(room.picture);
  const sheets: Sheets = useMemo(() => ({ rule, help, report, toggleLog: () => side.toggle() }), [rule, help, report]);
  useEffect(() => listenToKeys(room, sheets), [room, sheets]);

  const openRule = (number: string): void => {
    rule.value = number;
  };
  const floor = useStageHeight();
  useInRoom();
  const { picture, earlier } = room;
  const { guide } = extras;
  const coach = useCoach(room, game, extras.helped ?? null);
  const roomMatters = useRoomMatters(room);
  const matters = guide === undefined ? [...(extras.matters ?? []), ...roomMatters] : [];
  const behindCurtain = room.screen.curtain.value !== null;
  const unread = (extras.tabs ?? []).reduce((sum, tab) => sum + (tab.unread ?? 0), 0);
  const log: SideTab = {
    id: 'log',
    label: 'Log',
    content: (
      <LogList
        events={picture.playback.value.told}
        words={picture.words}
        names={picture.names}
        board={picture.shown.value.board}
        folding={picture.board.folding}
        showEarlier={earlier.left.value === null ? null : earlier.show}
        openRule={openRule}
        askMe={(name) => void room.asking.standing.set(name, 'ask')}
      />
    ),
  };
  const about: SideTab = {
    id: 'match',
    label: 'Match',
    content: (
      <>
        {extras.match}
        <ReportButton open={report} />
      </>
    ),
  };

  return (
    <div class="room" style={{ '--accent': game.accent }} data-text={textView.value}>
      <TopBar title={game.title} call={callOf(matters, extras.call ?? '')}>
        <MatchClock clock={room.clock} afterTime={picture.words.afterTime} />
        <RoomTools sheets={sheets}>{extras.tools}</RoomTools>
      </TopBar>
      {extras.above}
      {!behindCurtain && guide === undefined && <IntroCard game={game} picture={picture} sending={room.sending} />}
      {behindCurtain ? (
        <Curtain room={room} />
      ) : (
        <main ref={floor} class="room-floor" data-side={side.open.value || textView.value ? 'open' : 'folded'}>
          <h1 class="hidden-text">{`${game.title}: ${picture.names.join(' against ')}`}</h1>
          <section
            id={PLAY_AREA}
            tabIndex={textView.value ? 0 : -1}
            class="stage"
            aria-label={textView.value ? 'The match in words' : 'Board'}
          >
            {textView.value ? (
              <TextBoard picture={picture} clock={room.clock} asking={room.asking} />
            ) : (
              <BoardStage room={room} openRule={openRule} />
            )}
            {guide?.marks}
            {coach !== null && <Highlights highlights={coach.hint.value?.highlights ?? []} />}
          </section>
          <div class="helm">
            <OptionList room={room} openRule={openRule} />
            <ActionBar
              room={room}
              matters={matters}
              guide={guide ?? null}
              coach={coach}
              openRule={openRule}
              tools={
                <BarTools room={room} side={side} unread={unread}>
                  {picture.seats.length > 0 && guide === undefined && <SoundOffer asking={room.asking} />}
                  <PaceChoice />
                  {extras.bar}
                </BarTools>
              }
            >
              {extras.afterwards}
            </ActionBar>
          </div>
          <aside class="side" aria-label="Log">
            {guide === undefined && <ResultPanel picture={picture}>{extras.result}</ResultPanel>}
            <UsualHere room={room} />
            <SideTabs open={tab} tabs={[log, ...(extras.tabs ?? []), about]} />
          </aside>
        </main>
      )}
      {!behindCurtain && <Announcer picture={picture} />}
      <Noises room={room} />
      <RulebookSheet rulebook={picture.board.rulebook} rule={rule} />
      <Help open={help} report={report} game={game} picture={picture} />
      <ReportSheet open={report} room={room} game={game.id} record={extras.record} />
    </div>
  );
}
