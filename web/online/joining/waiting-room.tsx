import { useSignal } from '@preact/signals';
import type { Game } from '@starboard/games';
import { namesOf, type SeatView, type TableView } from '@starboard/protocol';
import { useEffect } from 'preact/hooks';
import { endingOf } from '../../runner/remote/ending.ts';
import type { RemoteRunner } from '../../runner/remote/remote-runner.ts';
import { AskOnce } from '../../shell/ask-once.tsx';
import { CopyField } from '../../shell/copy-field.tsx';
import { useLoaded } from '../../shell/loaded.ts';
import { TopBar } from '../../shell/top-bar.tsx';
import { type BringParts, bringPartsOf } from '../bringing/bring-parts.ts';
import { Preparing } from '../bringing/preparing.tsx';
import { ChatPanel } from '../chat/chat-panel.tsx';
import { useNow } from '../clock/now.ts';
import { timeControlText } from '../clock/time-control-text.ts';
import { api } from '../server/api.ts';
import { DicePromise, diceTrouble, waitingText } from './dice-notes.tsx';
import { inviteLink } from './invite.ts';
import { SitForm } from './sit-form.tsx';
import { leaveSeat, seatIntended } from './sitting-down.ts';

interface Props {
  readonly runner: RemoteRunner;
  readonly table: TableView;
  readonly game: Game;
}

export function WaitingRoom({ runner, table, game }: Props) {
  const problem = useSignal<string | null>(null);
  const tell = (fact: string | null): void => {
    problem.value = fact;
  };
  useEffect(() => {
    seatIntended(table).then(tell);
  }, [table.id]);
  const sits = table.seats.some(({ mine }) => mine);
  const now = useNow(table.seats.some(({ heldFor }) => heldFor !== null)) - runner.clockAhead.value;
  const open = table.seats.some((seat) => isOpen(seat));
  const free = table.seats.some((seat) => isOpen(seat) && !isHeld(seat, now));
  const trouble = diceTrouble(table);
  const closed = table.phase === 'closed';
  const loaded = useLoaded(() => bringPartsOf(game), game.id);
  const parts = loaded.state === 'ready' && !closed ? loaded.value : null;
  const bringing = table.bringing ?? null;
  return (
    <div class="plain-page" style={{ '--accent': game.accent }}>
      <TopBar title={game.title} />
      <main class="waiting-room">
        <h1>{game.title}</h1>
        <p class="tagline">
          {closed ? endingOf(table) : [timeControlText(table.timeControl), ...table.terms].join(' · ')}
        </p>
        {!runner.connected.value && (
          <p class="connection" role="alert">
            Connection lost. Reconnecting…
          </p>
        )}
        <SeatList table={table} now={now} parts={parts} tell={tell} />
        {trouble !== null && (
          <p class="notice" role="status">
            {trouble}
          </p>
        )}
        {!closed && !sits && free && <SitForm table={table} />}
        {!closed && !sits && open && !free && (
          <p class="waiting-line" role="status">
            The open seats are reserved for the players of the last match for a few minutes. After that, you can take
            one.
          </p>
        )}
        {!closed && sits && (
          <p class="waiting-line" role="status">
            {waitingText(table)}
          </p>
        )}
        {!closed && open && <CopyField label="Invite link" text={inviteLink(table.id)} />}
        {parts !== null && bringing !== null && <Preparing {...{ table, bringing, game, parts, tell }} />}
        {problem.value !== null && (
          <p class="notice" role="alert">
            {problem.value}
          </p>
        )}
        {!closed && <ChatPanel match={table.id} runner={runner} />}
        <DicePromise table={table} />
        {table.host && !closed && (
          <AskOnce
            label="Close this table"
            question="Close this table?"
            onSure={async () => {
              const answered = await api.close(table.id);
              tell(answered.ok ? null : answered.refusal.fact);
            }}
          />
        )}
      </main>
    </div>
  );
}

const isOpen = ({ plan, name }: SeatView): boolean => plan.kind === 'open' && name === '';

const isHeld = ({ heldFor }: SeatView, now: number): boolean => heldFor !== null && !heldFor.you && now < heldFor.until;

interface SeatListProps {
  readonly table: TableView;
  readonly now: number;
  /** How players choose what they bring; null if they bring nothing. */
  readonly parts: BringParts | null;
  tell(fact: string | null): void;
}

function SeatList({ table, now, parts, tell }: SeatListProps) {
  const names = namesOf(table);
  const bringing = table.bringing ?? null;
  const free = async (seat: number): Promise<void> => {
    const answered = await api.removeIdle(table.id, seat);
    tell(answered.ok ? null : answered.refusal.fact);
  };
  const said = (seat: SeatView, i: number): string => {
    if (!isOpen(seat)) return names[i] ?? '';
    return isHeld(seat, now) ? `Seat ${i + 1}: reserved for ${seat.heldFor?.name}` : `Seat ${i + 1}: open`;
  };
  return (
    <ul class="seat-list" aria-label="Seats">
      {table.seats.map((each, seat) => (
        <li key={seat} data-open={isOpen(each)}>
          <span>{said(each, seat)}</span>
          {each.mine && <span class="player-tag">you</span>}
          {each.plan.kind !== 'open' && <span class="player-tag">computer</span>}
          {bringing !== null && parts !== null && !isOpen(each) && (
            <>
              <span class="player-tag" data-ready={bringing.ready.includes(seat)}>
                {bringing.ready.includes(seat) ? '✓ ready' : 'choosing'}
              </span>
              <span class="seat-brings">
                {parts.part.inWords(bringing.setup, seat, bringing.brought[seat] ?? null)}
              </span>
            </>
          )}
          {table.host && !each.mine && each.plan.kind === 'open' && !isOpen(each) && table.phase === 'gathering' && (
            <AskOnce
              label="Free the seat"
              about={`of ${each.name}`}
              question={`Free the seat of ${each.name}?`}
              onSure={() => free(seat)}
            />
          )}
          {each.mine && table.phase === 'gathering' && (
            <button type="button" class="tool" onClick={async () => tell(await leaveSeat(table, seat))}>
              Leave seat
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
