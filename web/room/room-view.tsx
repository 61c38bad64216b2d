import { useSignal } from '@preact/signals';
import { gameById } from '@starboard/games';
import { useEffect, useMemo } from 'preact/hooks';
import { download } from '../keep/download.ts';
import type { SavedMatch } from '../keep/matches.ts';
import { RulebookSheet } from '../rulebook/rulebook-sheet.tsx';
import { textView } from '../shell/settings.ts';
import { TopBar } from '../shell/top-bar.tsx';
import { ActionBar } from './action-bar.tsx';
import { Announcer } from './announcer.tsx';
import { BoardStage } from './board-stage.tsx';
import { Curtain } from './curtain.tsx';
import { DiceTray } from './dice-tray.tsx';
import { Help } from './help.tsx';
import { listenToKeys } from './keyboard.ts';
import { LogList } from './log-list.tsx';
import { Noises } from './noises.tsx';
import { OptionList } from './option-list.tsx';
import { PaceChoice } from './pace-choice.tsx';
import { ResultPanel } from './result-panel.tsx';
import type { Room } from './room.ts';
import { RoomTools, type Sheets } from './room-tools.tsx';
import { TextBoard } from './text-board.tsx';

interface Props {
  readonly room: Room;
  readonly saved: SavedMatch;
  record(): string;
}

/** The match room, the same for every game. */
export function RoomView({ room, saved, record }: Props) {
  const rule = useSignal<string | null>(null);
  const help = useSignal(false);
  const sheets: Sheets = useMemo(() => ({ rule, help }), [rule, help]);
  useEffect(() => listenToKeys(room, sheets), [room, sheets]);

  const game = gameById(saved.header.game);
  const openRule = (number: string): void => {
    rule.value = number;
  };
  const exportRecord = (): void => download(`${saved.header.game}-${saved.id}.jsonl`, record());
  const behindCurtain = room.curtain.value !== null;

  return (
    <div class="room" style={{ '--accent': game?.accent ?? 'var(--ink)' }} data-text={textView.value}>
      <TopBar title={game?.title ?? saved.header.game}>
        <RoomTools sheets={sheets} />
      </TopBar>
      {behindCurtain ? (
        <Curtain room={room} />
      ) : (
        <main class="room-floor">
          <h1 class="hidden-text">{`${game?.title}: ${room.names.join(' against ')}`}</h1>
          <section class="stage" aria-label={textView.value ? 'The match in words' : 'Board'}>
            {textView.value ? <TextBoard room={room} /> : <BoardStage room={room} openRule={openRule} />}
          </section>
          <div class="helm">
            <DiceTray room={room} />
            <ActionBar room={room} saved={saved} exportRecord={exportRecord} />
          </div>
          <aside class="side" aria-label="Options and log">
            <ResultPanel room={room} saved={saved} record={record} />
            <OptionList room={room} openRule={openRule} />
            <LogList events={room.playback.value.told} words={room.words} names={room.names} openRule={openRule} />
            <PaceChoice />
            <button type="button" class="tool" onClick={exportRecord}>
              Export record
            </button>
          </aside>
        </main>
      )}
      {!behindCurtain && <Announcer room={room} />}
      <Noises room={room} />
      <RulebookSheet rulebook={room.board.rulebook} rule={rule} />
      <Help open={help} />
    </div>
  );
}
