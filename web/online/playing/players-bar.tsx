import { type ChatLine, namesOf, type SeatView } from '@starboard/protocol';
import type { RemoteRunner } from '../../runner/remote/remote-runner.ts';
import { clockFace, timeText } from '../clock/clock.ts';
import { useNow } from '../clock/now.ts';

interface Props {
  readonly runner: RemoteRunner;
  readonly awaited: readonly number[];
  /** The latest chat line. */
  readonly said: ChatLine | null;
}

/** With more players than this, the others are folded away and counted. */
const CROWD = 6;

/** Who plays, who thinks, and how long they may: always in the same place. */
export function PlayersBar({ runner, awaited, said }: Props) {
  const table = runner.table.value;
  const now = useNow(table?.seats.some(({ deadline }) => deadline !== null) ?? false) - runner.clockAhead.value;
  if (table === null) return null;
  const names = namesOf(table);
  const people = runner.people.value;
  const away = (seat: SeatView): boolean => table.phase === 'playing' && seat.handedOver;
  const isGone = ({ plan, mine, name }: SeatView, seat: number): boolean =>
    plan.kind === 'open' && name !== '' && !mine && people !== null && !people.present.includes(seat);
  const player = (seat: SeatView, i: number) => (
    <li key={i} data-mine={seat.mine} data-awaited={awaited.includes(i)}>
      <span class="player-name">
        {names[i]}
        {seat.mine && <span class="player-tag">you</span>}
        {isGone(seat, i) && !away(seat) && <span class="player-tag">away</span>}
      </span>
      {said?.seat === i ? (
        <Said text={said.text} />
      ) : (
        <span class="player-state">{stateOf(seat, away(seat), names[i] ?? '', awaited.includes(i))}</span>
      )}
      {!(away(seat) && seat.mine) && <Clock seat={seat} now={now} />}
    </li>
  );
  const everybody = table.seats.map(player);
  const isCrowd = table.seats.length > CROWD;
  return (
    <section class="players" aria-label="Players" data-crowd={isCrowd}>
      <ul>{isCrowd ? everybody.filter((_, i) => table.seats[i]?.mine || said?.seat === i) : everybody}</ul>
      {isCrowd && (
        <details class="crowd">
          <summary>
            {awaited.length > 0
              ? `${awaited.length} of ${table.seats.length} still choosing`
              : `${table.seats.length} players`}
          </summary>
          <ul>{everybody}</ul>
        </details>
      )}
      <p class="watching">{said !== null && said.seat === null && <Said text={`${said.name}: ${said.text}`} />}</p>
      {!runner.connected.value && (
        <p class="connection" role="alert">
          Connection lost. Reconnecting…
        </p>
      )}
    </section>
  );
}

/** A chat line beside its speaker. */
function Said({ text }: { readonly text: string }) {
  return (
    <span class="player-state just-said" role="status">
      {`“${text}”`}
    </span>
  );
}

function stateOf({ plan, mine, offersDraw }: SeatView, away: boolean, name: string, awaited: boolean): string {
  // The bar tells the player, with a button to take the seat back.
  if (away) return mine ? '' : `A bot is playing for ${name}`;
  if (offersDraw) return 'Offers a draw';
  if (awaited) return plan.kind === 'bot' ? 'Thinking' : 'Choosing';
  return '';
}

function Clock({ seat, now }: { readonly seat: SeatView; readonly now: number }) {
  const face = clockFace(seat, now);
  if (face === null) return null;
  return (
    <span class="clock" role="timer" aria-label="Time left" data-hurry={face.hurry}>
      {face.hurry && <span aria-hidden="true">! </span>}
      {face.decision !== null && <span class="clock-decision">{timeText(face.decision)}</span>}
      {face.timeBank > 0 && <span class="clock-bank">{`+ ${timeText(face.timeBank)}`}</span>}
    </span>
  );
}
