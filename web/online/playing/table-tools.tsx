import { useSignal } from '@preact/signals';
import { namesOf, type TableView } from '@starboard/protocol';
import { AskOnce } from '../../shell/ask-once.tsx';
import { CopyField } from '../../shell/copy-field.tsx';
import { inviteLink } from '../joining/invite.ts';
import type { Act } from '../server/act.ts';
import { api } from '../server/api.ts';
import { Devices } from './devices.tsx';
import { HostTools } from './host-tools.tsx';
import { NotifyChoice } from './notify-choice.tsx';

/** All that can be done at the table beside playing. */
export function TableTools({ table }: { readonly table: TableView }) {
  const problem = useSignal<string | null>(null);
  const act: Act = async (doing) => {
    const answered = await doing;
    problem.value = answered.ok ? null : answered.refusal.fact;
  };
  const names = namesOf(table);
  const mine = table.seats.flatMap((seat, i) => (seat.mine ? [{ ...seat, seat: i, name: names[i] ?? '' }] : []));
  const playing = table.phase === 'playing';
  return (
    <section class="table-tools" aria-labelledby="table-title">
      <h2 id="table-title">Table</h2>
      {playing &&
        mine.map(({ seat, name, handedOver, offersDraw }) => (
          <div class="tool-row" key={seat}>
            {mine.length > 1 && <p>{name}</p>}
            {!handedOver && (
              <AskOnce
                label="Leave"
                question="Let a bot play for you until you come back?"
                onSure={() => act(api.leave(table.id, seat))}
              />
            )}
            {table.drawsKnown && (
              <button type="button" class="secondary" onClick={() => act(api.offerDraw(table.id, seat, !offersDraw))}>
                {drawLabel(table, seat, offersDraw)}
              </button>
            )}
            <AskOnce label="Resign" question="Give the match up?" onSure={() => act(api.resign(table.id, seat))} />
          </div>
        ))}
      {playing && table.host && <HostTools table={table} act={act} />}
      <CopyField label="Invite link" text={inviteLink(table.id)} />
      {mine.length > 0 && (
        <div class="tool-row">
          <Devices match={table.id} act={act} />
          {playing && <NotifyChoice />}
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
  if (offered) return 'Take the draw offer back';
  return seats.some(({ offersDraw }, other) => other !== seat && offersDraw) ? 'Accept the draw' : 'Offer a draw';
}
