import { namesOf, type TableView } from '@starboard/protocol';
import { Resign } from '../../room/resign.tsx';
import type { Room } from '../../room/room.ts';
import { AskOnce } from '../../shell/ask-once.tsx';
import { CopyField } from '../../shell/copy-field.tsx';
import { usePassing } from '../../shell/passing.ts';
import { inviteLink } from '../joining/invite.ts';
import type { Act } from '../server/act.ts';
import { api } from '../server/api.ts';
import { Devices } from './devices.tsx';
import { HostTools } from './host-tools.tsx';
import { NotifyChoice } from './notify-choice.tsx';

interface Props {
  readonly room: Pick<Room, 'picture' | 'sending'>;
  readonly table: TableView;
  readonly awaited: readonly number[];
  /** Milliseconds by which this clock is ahead of the server's. */
  readonly clockAhead: number;
}

export function TableTools({ room, table, awaited, clockAhead }: Props) {
  const problem = usePassing();
  const act: Act = async (doing) => {
    const answered = await doing;
    problem.value = answered.ok ? null : answered.refusal.fact;
  };
  const names = namesOf(table);
  const mine = table.seats.flatMap((seat, i) => (seat.mine ? [{ ...seat, seat: i, name: names[i] ?? '' }] : []));
  const playing = table.phase === 'playing';
  return (
    <section class="table-tools" aria-labelledby="table-title">
      <h2 id="table-title">Match</h2>
      {table.helpForAll && <p>Coach and advice may help every player at this table.</p>}
      {playing &&
        mine.map(({ seat, name, handedOver, offersDraw }) => (
          <div class="tool-row" key={seat}>
            {mine.length > 1 && <p>{name}</p>}
            {!handedOver && (
              <AskOnce
                label="Let a bot play for me"
                question="A bot plays your seat until you come back."
                onSure={() => act(api.leave(table.id, seat))}
              />
            )}
            {table.drawsKnown && (
              <button type="button" class="secondary" onClick={() => act(api.offerDraw(table.id, seat, !offersDraw))}>
                {drawLabel(table, seat, offersDraw)}
              </button>
            )}
            <Resign room={room} seat={seat} />
          </div>
        ))}
      {playing && table.host && <HostTools table={table} awaited={awaited} clockAhead={clockAhead} act={act} />}
      <CopyField label="Invite link" text={inviteLink(table.id)} />
      {mine.length > 0 && (
        <div class="tool-row">
          <Devices match={table.id} act={act} />
          {playing && <NotifyChoice match={table.id} />}
        </div>
      )}
      {problem.value !== null && (
        <p class="notice" role="alert">
          {problem.value}
        </p>
      )}
    </section>
  );
}

function drawLabel({ seats }: TableView, seat: number, offered: boolean): string {
  if (offered) return 'Withdraw the draw offer';
  return seats.some(({ offersDraw }, other) => other !== seat && offersDraw) ? 'Accept the draw' : 'Offer a draw';
}
