import { plural } from '@starboard/kernel';
import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import { FACTIONS, type Faction, type PilotId, type ShipType, standingOf } from '../../../catalogue/index.ts';
import { type EventRules, factionName } from '../../../squads/index.ts';
import { explain } from '../../../words/explain.ts';
import { type FoundShip, searchPilots } from './search.ts';

interface Props {
  readonly event: EventRules;
  /** What stands beside each ship, such as its ready squad. */
  beside?(ship: ShipType): ComponentChildren;
  choose(pilot: PilotId): void;
}

/** This few ships are shown with all their pilots at once. */
const FEW = 4;

/** All ships and their pilots, by faction and search. */
export function PilotPicker({ event, beside, choose }: Props) {
  const id = useId();
  const [faction, setFaction] = useState<Faction | 'any'>('any');
  const [search, setSearch] = useState('');
  const found = searchPilots(faction, search);
  const pilots = found.reduce((sum, each) => sum + each.pilots.length, 0);
  return (
    <section class="furball-picker" aria-label="Ships and pilots">
      <div class="furball-search">
        <label class="field" htmlFor={id}>
          <span>Search ships and pilots by name or ability</span>
          <input id={id} type="search" value={search} onInput={({ currentTarget }) => setSearch(currentTarget.value)} />
        </label>
        <fieldset class="segments">
          <legend class="hidden-text">Faction</legend>
          {(['any', ...FACTIONS] as const).map((each) => (
            <label key={each}>
              <input type="radio" name={`${id}faction`} checked={faction === each} onChange={() => setFaction(each)} />
              <span>{each === 'any' ? 'All' : factionName(each)}</span>
            </label>
          ))}
        </fieldset>
      </div>
      <p role="status">
        {pilots === 0 ? 'No ship or pilot matches.' : `${plural(found.length, 'ship')}, ${plural(pilots, 'pilot')}.`}
      </p>
      <ul class="furball-ships">
        {found.map((each) => (
          <li key={each.ship.id}>
            <ShipPilots found={each} event={event} open={found.length <= FEW} choose={choose} />
            {beside !== undefined && <div class="furball-beside">{beside(each.ship)}</div>}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ShipProps {
  readonly found: FoundShip;
  readonly event: EventRules;
  readonly open: boolean;
  choose(pilot: PilotId): void;
}

function ShipPilots({ found: { ship, pilots }, event, open, choose }: ShipProps) {
  return (
    <details open={open}>
      <summary>
        <strong>{ship.name}</strong>
        <small class="furball-ship-figures">{ship.factions.map(factionName).join(', ')}</small>
        <small class="furball-ship-figures">
          attack {ship.attack}, agility {ship.agility}, hull {ship.hull}, shields {ship.shields}
        </small>
      </summary>
      <ul class="furball-fits">
        {pilots.map((pilot) => {
          const standing = standingOf(pilot.id, event.coverage);
          const refusal =
            standing.is === 'missing' || standing.is === 'banned'
              ? standing.reason
              : pilot.points > event.limit
                ? `Costs ${pilot.points} points, but the limit is ${event.limit}.`
                : null;
          const says = explain(pilot.id);
          return (
            <li key={pilot.id}>
              <button
                type="button"
                class="furball-card"
                aria-disabled={refusal !== null}
                onClick={() => refusal === null && choose(pilot.id)}
              >
                <strong>
                  {pilot.name} <small>skill {pilot.skill}</small>
                  {ship.factions.length > 1 && <small> {factionName(pilot.faction)}</small>}
                </strong>
                <span class="furball-cost">{pilot.points} pt</span>
                {says !== '' && <span class="furball-says">{says}</span>}
                {refusal !== null && <span class="furball-fault">{refusal}</span>}
              </button>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
