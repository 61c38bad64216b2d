import { namesOf, type TableView } from '@starboard/protocol';
import { AskOnce } from '../../shell/ask-once.tsx';
import { useNow } from '../clock/now.ts';
import type { Act } from '../server/act.ts';
import { api } from '../server/api.ts';
import { IDLE } from './table-matters.ts';

interface Props {
  readonly table: TableView;
  readonly awaited: readonly number[];
  /** Milliseconds by which this clock is ahead of the server's. */
  readonly clockAhead: number;
  readonly act: Act;
}

/** Shows only what the host can do now. */
export function HostTools({ table, awaited, clockAhead, act }: Props) {
  const names = namesOf(table);
  const waitedFor = table.seats.flatMap(({ plan, mine, handedOver }, seat) =>
    plan.kind === 'open' && !mine && !handedOver && awaited.includes(seat) ? [seat] : [],
  );
  const waiting = useNow(waitedFor.length > 0) - clockAhead - table.lastAt;
  return (
    <div class="tool-row">
      {waiting >= IDLE &&
        waitedFor.map((seat) => (
          <AskOnce
            key={seat}
            label={`Let a bot play for ${names[seat]}`}
            question={`${names[seat]} has kept you waiting. Let a bot play this seat until they come back?`}
            onSure={() => act(api.removeIdle(table.id, seat))}
          />
        ))}
      <AskOnce
        label="Close this table"
        question="Close this table? The match ends for everybody, without a winner."
        onSure={() => act(api.close(table.id))}
      />
    </div>
  );
}
