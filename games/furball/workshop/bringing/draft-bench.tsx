import { plural } from '@starboard/kernel';
import { useMemo, useState } from 'preact/hooks';
import { type EventRules, pointsOf, type Squad, squadOf } from '../../squads/index.ts';
import { flownBy } from '../squads/describe.ts';
import { withPilot } from '../squads/editing.ts';
import { faultsIn } from '../squads/faults.ts';
import { PilotPicker } from '../squads/picking/pilot-picker.tsx';
import { Slots } from '../squads/slots.tsx';

interface Props {
  /** Null until a pilot is chosen. */
  readonly squad: Squad | null;
  readonly event: EventRules;
  change(squad: Squad): void;
  fly(squad: Squad): void;
  cancel(): void;
}

/** A squad being built in the waiting room, with everything that is wrong with it. */
export function DraftBench({ squad, event, change, fly, cancel }: Props) {
  const [picking, setPicking] = useState(false);
  const faults = useMemo(() => (squad === null ? null : faultsIn(squad, event)), [squad, event]);
  if (squad === null || faults === null) {
    return (
      <>
        <PilotPicker event={event} choose={(pilot) => change(squadOf(pilot))} />
        <div class="furball-buttons">
          <button type="button" class="tool" onClick={cancel}>
            Cancel
          </button>
        </div>
      </>
    );
  }
  const points = pointsOf(squad);
  const legal = faults.count === 0;
  return (
    <section class="furball-bench" aria-label="Workbench">
      <p role="status" class={legal ? 'furball-legal' : 'furball-fault'}>
        {legal
          ? `${flownBy(squad)}: ${plural(points, 'point')}, ${event.limit - points} left.`
          : `${flownBy(squad)} has ${plural(faults.count, 'mistake')}.`}
      </p>
      {[...faults.whole, ...faults.at(squad.pilot)].map((fact) => (
        <p key={fact} class="furball-fault">
          {fact}
        </p>
      ))}
      <Slots key={squad.pilot} squad={squad} event={event} faults={faults} change={change} />
      <div class="furball-buttons">
        <button type="button" class="primary" aria-disabled={!legal} onClick={() => legal && fly(squad)}>
          Fly this squad
        </button>
        <button type="button" class="tool" aria-expanded={picking} onClick={() => setPicking(!picking)}>
          Change pilot
        </button>
        <button type="button" class="tool" onClick={cancel}>
          Cancel
        </button>
      </div>
      {picking && (
        <PilotPicker
          event={event}
          choose={(pilot) => {
            setPicking(false);
            change(withPilot(squad, pilot, event));
          }}
        />
      )}
    </section>
  );
}
