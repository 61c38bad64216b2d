import { useId, useMemo, useRef } from 'preact/hooks';
import { type KeptSquad, renamed, withKept } from '../kept.ts';
import type { Taken } from '../sharing/import.tsx';
import { keptChoice, RANDOM } from '../table/seat-choice.ts';
import type { Work } from '../work.ts';
import { eventOf, LIMIT } from './event.ts';
import { Hangar } from './hangar.tsx';
import { NewSquad } from './new-squad.tsx';
import { Workbench } from './workbench.tsx';

interface Props {
  readonly work: Work;
  /** A change with a message can be undone. */
  change(part: Partial<Work>, said?: string): void;
  say(text: string): void;
  playSquad(name: string): void;
  copy(text: string): void;
  save(name: string, text: string): void;
  openRule(rule: string): void;
}

const FULL = 'There is no room for more squads. Remove one first.';

export function SquadsTab({ work, change, say, playSquad, copy, save, openRule }: Props) {
  const { squads, open, limit } = work;
  const event = useMemo(() => eventOf({ limit }), [limit]);
  const kept = squads[open];
  const fresh = useRef(false);
  const add = (taken: readonly Taken[], said: string): void => {
    let next: readonly KeptSquad[] | null = squads;
    for (const { squad, name } of taken) next = next === null ? null : withKept(next, squad, name);
    if (next === null) say(FULL);
    else {
      fresh.current = true;
      change({ squads: next, open: next.length - 1 }, said);
    }
  };
  const enter = (at: number): void => {
    fresh.current = true;
    change({ open: at });
  };
  return (
    <div class="furball-squads">
      <div class="furball-squads-head">
        <h2>{squads.length === 0 ? 'Your first squad' : 'Your squads'}</h2>
        <LimitField limit={limit} set={(value) => change({ limit: value })} />
      </div>
      {squads.length > 0 && <Hangar squads={squads} open={open} event={event} enter={enter} />}
      {kept === undefined ? (
        <NewSquad event={event} add={add} />
      ) : (
        <Workbench
          key={open}
          kept={kept}
          event={event}
          isFresh={fresh.current}
          change={(squad, said) => change({ squads: squads.with(open, { ...kept, squad }) }, said)}
          rename={(wanted) => {
            const next = renamed(squads, open, wanted);
            const name = next[open]?.name ?? kept.name;
            change({ squads: next, seats: seatsWith(work, kept.name, keptChoice(name)) });
          }}
          duplicate={() => add([{ squad: kept.squad, name: kept.name }], `Copied ${kept.name}.`)}
          remove={() =>
            change(
              { squads: squads.toSpliced(open, 1), open: -1, seats: seatsWith(work, kept.name, RANDOM) },
              `Removed ${kept.name}.`,
            )
          }
          play={() => playSquad(kept.name)}
          copy={copy}
          save={save}
          openRule={openRule}
        />
      )}
    </div>
  );
}

/** The seats, with another choice wherever a squad was chosen. */
function seatsWith({ seats }: Work, name: string, choice: string): Work['seats'] {
  return seats.map((each) => (each === keptChoice(name) ? choice : each));
}

function LimitField({ limit, set }: { readonly limit: number; set(limit: number): void }) {
  const id = useId();
  return (
    <label class="field furball-limit" htmlFor={id}>
      <span>Squad limit</span>
      <input
        id={id}
        type="number"
        min={LIMIT.least}
        max={LIMIT.most}
        value={`${limit}`}
        onInput={({ currentTarget: { valueAsNumber } }) => {
          if (valueAsNumber >= LIMIT.least && valueAsNumber <= LIMIT.most) set(Math.round(valueAsNumber));
        }}
      />
    </label>
  );
}
