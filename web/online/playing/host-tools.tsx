import { namesOf, type TableView } from '@starboard/protocol';
import { AskOnce } from '../../shell/ask-once.tsx';
import type { Act } from '../server/act.ts';
import { api } from '../server/api.ts';

/** What only the one who opened the match can do. */
export function HostTools({ table, act }: { readonly table: TableView; readonly act: Act }) {
  const names = namesOf(table);
  const others = table.seats.flatMap(({ plan, mine, handedOver }, seat) =>
    plan.kind === 'open' && !mine && !handedOver ? [seat] : [],
  );
  return (
    <div class="tool-row">
      {others.map((seat) => (
        <AskOnce
          key={seat}
          label={`Hand ${names[seat]} to a bot`}
          question={`Is ${names[seat]} away? A bot can play on until they come back.`}
          onSure={() => act(api.removeIdle(table.id, seat))}
        />
      ))}
      <AskOnce
        label="Close the match"
        question="End it for everybody, without a result?"
        onSure={() => act(api.close(table.id))}
      />
    </div>
  );
}
