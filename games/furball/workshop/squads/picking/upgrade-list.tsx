import { plural } from '@starboard/kernel';
import { useId, useState } from 'preact/hooks';
import { standingOf, type Upgrade, type UpgradeId } from '../../../catalogue/index.ts';
import type { EventRules, Squad, UpgradeSlot } from '../../../squads/index.ts';
import { explain } from '../../../words/explain.ts';
import { choicesFor, type UpgradeChoice } from './choices.ts';
import { has, wordsIn } from './search.ts';

interface Props {
  readonly squad: Squad;
  readonly place: UpgradeSlot;
  readonly slot: string;
  readonly event: EventRules;
  choose(upgrade: UpgradeId): void;
}

/** A list this short needs no search. */
const FEW = 8;

/** Everything printed for a slot: what fits, to be pressed, and what does not, by reason. */
export function UpgradeList({ squad, place, slot, event, choose }: Props) {
  const id = useId();
  const [search, setSearch] = useState('');
  const words = wordsIn(search);
  const isWanted = ({ upgrade }: UpgradeChoice): boolean => has(`${upgrade.name} ${explain(upgrade.id)}`, words);
  const { fits, refused } = choicesFor(squad, place, event);
  const shown = fits.filter(isWanted);
  const others = refused
    .map(({ reason, choices }) => ({ reason, choices: choices.filter(isWanted) }))
    .filter(({ choices }) => choices.length > 0);
  const all = fits.length + refused.reduce((sum, { choices }) => sum + choices.length, 0);
  return (
    <div class="furball-upgrades">
      {all > FEW && (
        <label class="field" htmlFor={id}>
          <span>Search {slot} upgrades by name or text</span>
          <input id={id} type="search" value={search} onInput={({ currentTarget }) => setSearch(currentTarget.value)} />
        </label>
      )}
      <p role="status">
        {shown.length === 0
          ? 'Nothing here fits.'
          : `${plural(shown.length, 'upgrade')} ${shown.length === 1 ? 'fits' : 'fit'}.`}
      </p>
      <ul class="furball-fits">
        {shown.map(({ upgrade, cost }) => (
          <li key={upgrade.id}>
            <button type="button" class="furball-card" onClick={() => choose(upgrade.id)}>
              <Card upgrade={upgrade} cost={cost} event={event} />
            </button>
          </li>
        ))}
      </ul>
      {others.map(({ reason, choices }) => (
        <details key={reason} class="furball-refused" open={words.length > 0}>
          <summary>
            {reason} ({choices.length})
          </summary>
          <ul>
            {choices.map(({ upgrade, cost, fact }) => (
              <li key={upgrade.id} class="furball-card">
                <Card upgrade={upgrade} cost={cost} event={event} />
                <span class="furball-why">{fact}</span>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}

interface CardProps {
  readonly upgrade: Upgrade;
  readonly cost: number;
  readonly event: EventRules;
}

/** A card by its name, its price and what it does. */
export function Card({ upgrade, cost, event }: CardProps) {
  const standing = standingOf(upgrade.id, event.coverage);
  const says = explain(upgrade.id);
  return (
    <>
      <strong>
        {upgrade.name}
        {upgrade.unique && <small> unique</small>}
        {upgrade.limited && <small> limited</small>}
      </strong>
      <span class="furball-cost">{inPoints(cost)}</span>
      {says !== '' && <span class="furball-says">{says}</span>}
      {standing.is === 'idle' && !says.includes(standing.reason) && (
        <span class="furball-says">This has no effect in this game. {standing.reason}</span>
      )}
    </>
  );
}

/** "3", "−2", "free". */
const inPoints = (cost: number): string => (cost === 0 ? 'free' : `${cost < 0 ? `−${-cost}` : cost} pt`);
