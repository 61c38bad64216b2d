import { plural } from '@starboard/kernel';
import { explains, RuleLink } from '@starboard/ui';
import { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks';
import { pilotOf, shipOf } from '../../catalogue/index.ts';
import { type EventRules, factionName, LONGEST_NAME, pointsOf, type Squad } from '../../squads/index.ts';
import { explain } from '../../words/explain.ts';
import type { KeptSquad } from '../kept.ts';
import { Share } from '../sharing/share.tsx';
import { withPilot } from './editing.ts';
import { faultsIn } from './faults.ts';
import { PilotPicker } from './picking/pilot-picker.tsx';
import { ShipSheet } from './ship-sheet.tsx';
import { Slots } from './slots.tsx';

interface Props {
  readonly kept: KeptSquad;
  readonly event: EventRules;
  /** Whether the player has just put it here: then it scrolls into view and takes the focus. */
  readonly isFresh: boolean;
  change(squad: Squad, said?: string): void;
  rename(name: string): void;
  duplicate(): void;
  remove(): void;
  play(): void;
  copy(text: string): void;
  save(name: string, text: string): void;
  openRule(rule: string): void;
}

export function Workbench({
  kept,
  event,
  isFresh,
  change,
  rename,
  duplicate,
  remove,
  play,
  copy,
  save,
  openRule,
}: Props) {
  const { name, squad } = kept;
  const id = useId();
  const bench = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = bench;
    if (current === null || !isFresh) return;
    current.focus({ preventScroll: true });
    const { top } = current.getBoundingClientRect();
    if (top < 0 || top > window.innerHeight / 2) current.scrollIntoView();
  }, []);
  const [picking, setPicking] = useState(false);
  const faults = useMemo(() => faultsIn(squad, event), [squad, event]);
  const pilot = pilotOf(squad.pilot);
  const ship = shipOf(pilot.ship);
  const points = pointsOf(squad);
  const legal = faults.count === 0;
  return (
    <section ref={bench} class="furball-bench" aria-label={`Workbench: ${name}`} tabIndex={-1}>
      <header class="furball-bench-head">
        <label class="field" htmlFor={id}>
          <span>Name of the squad</span>
          <input
            id={id}
            type="text"
            maxLength={LONGEST_NAME}
            value={name}
            onChange={({ currentTarget }) => rename(currentTarget.value)}
          />
        </label>
        <Points points={points} limit={event.limit} />
        <button type="button" class="primary" aria-disabled={!legal} onClick={() => legal && play()}>
          Play with this squad
        </button>
      </header>
      <p role="status" class={legal ? 'furball-legal' : 'furball-fault'}>
        {legal
          ? `This squad is legal: ${plural(points, 'point')}, ${event.limit - points} left.`
          : `This squad has ${plural(faults.count, 'mistake')}.`}{' '}
        <RuleLink rule="1.1" open={openRule} />
      </p>
      {faults.whole.map((fact) => (
        <p key={fact} class="furball-fault">
          {fact}
        </p>
      ))}
      <div class="furball-bench-parts">
        <div class="furball-loadout">
          <section class="furball-pilot" aria-label="Pilot">
            <div class="furball-card">
              <strong>
                {pilot.name} <small>skill {pilot.skill}</small>
                {pilot.unique && <small> unique</small>}
              </strong>
              <span class="furball-cost">{pilot.points} pt</span>
              <span>
                {ship.name}, {factionName(pilot.faction)}
              </span>
              <span class="furball-says">{explain(pilot.id)}</span>
              {faults.at(pilot.id).map((fact) => (
                <span key={fact} class="furball-fault">
                  {fact}
                </span>
              ))}
            </div>
            <button
              type="button"
              class="tool"
              aria-expanded={picking}
              {...explains('Choose another pilot. The upgrades that still fit stay.')}
              onClick={() => setPicking(!picking)}
            >
              {picking ? 'Close' : 'Change pilot'}
            </button>
          </section>
          {picking && (
            <PilotPicker
              event={event}
              choose={(chosen) => {
                setPicking(false);
                change(withPilot(squad, chosen, event), `${pilotOf(chosen).name} takes over.`);
              }}
            />
          )}
          <Slots key={squad.pilot} squad={squad} event={event} faults={faults} change={change} />
        </div>
        <ShipSheet squad={squad} />
      </div>
      <Share kept={kept} copy={copy} save={save}>
        <button type="button" class="tool" onClick={duplicate}>
          Duplicate<span class="hidden-text"> {name}</span>
        </button>
        <button type="button" class="tool" onClick={remove}>
          Remove<span class="hidden-text"> {name} from your squads</span>
        </button>
      </Share>
    </section>
  );
}

function Points({ points, limit }: { readonly points: number; readonly limit: number }) {
  return (
    <p class="furball-squad-points" data-over={points > limit}>
      <span>
        <strong>{points}</strong> of {limit} points
      </span>
      <span class="furball-bar" aria-hidden="true">
        <span class="furball-bar-fill" style={{ inlineSize: `${(100 * Math.min(points, limit)) / limit}%` }} />
      </span>
    </p>
  );
}
