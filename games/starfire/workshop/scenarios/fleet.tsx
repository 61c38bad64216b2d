import { plural } from '@starboard/kernel';
import { useId, useState } from 'preact/hooks';
import { CORVETTES, CRUISERS } from '../../rules/data/roster.ts';
import { asNewcomer, freeName } from '../shipyard/names.ts';
import { nameIn } from '../shipyard/ships.ts';
import { FleetShip } from './fleet-ship.tsx';

interface Props {
  /** "Side A". */
  readonly side: string;
  readonly lines: readonly string[];
  readonly most: number;
  /** The lines of both fleets: no two ships have one name. */
  readonly all: readonly string[];
  readonly ships: readonly string[];
  change(lines: readonly string[], said?: string): void;
}

export function Fleet({ side, lines, most, all, ships, change }: Props) {
  const swap = (i: number, j: number): void => {
    const [a, b] = [lines[i], lines[j]];
    if (a !== undefined && b !== undefined) change(lines.with(i, b).with(j, a));
  };
  return (
    <section class="fleet" aria-label={side}>
      <h2>
        {side} <small>{plural(lines.length, 'ship')}</small>
      </h2>
      <ol>
        {lines.map((line, i) => (
          <FleetShip
            key={`ship ${i}`}
            label={`${side}, ${i === 0 ? 'flagship' : `ship ${i + 1}`}`}
            line={line}
            write={(written) => change(lines.with(i, written))}
            remove={() => change(lines.toSpliced(i, 1), `Removed ${nameIn(line) ?? 'the ship'} from ${side}.`)}
            {...(i > 0 && { sooner: () => swap(i, i - 1) })}
            {...(i < lines.length - 1 && { later: () => swap(i, i + 1) })}
          />
        ))}
      </ol>
      {lines.length < most ? (
        <Recruits side={side} ships={ships} all={all} add={(line) => change([...lines, line])} />
      ) : (
        <p class="full">The fleet is full: it has {most} ships.</p>
      )}
    </section>
  );
}

interface RecruitsProps extends Pick<Props, 'side' | 'ships' | 'all'> {
  add(line: string): void;
}

/** Ships that can join: those of the shipyard by name, those of the roster under a new name. */
function Recruits({ side, ships, all, add }: RecruitsProps) {
  const id = useId();
  const [picked, pick] = useState<string>(CORVETTES[0]);
  const kept = ships.filter((line) => nameIn(line) !== null);
  const fromYard = kept.find((line) => nameIn(line) === picked);
  const line = fromYard === undefined ? `${freeName(all)} - ${picked}` : asNewcomer(fromYard, all);
  return (
    <div class="recruits">
      <label class="field" htmlFor={id}>
        <span>Add to {side}</span>
        <select id={id} value={picked} onChange={({ currentTarget }) => pick(currentTarget.value)}>
          {kept.length > 0 && (
            <optgroup label="Shipyard">
              {kept.map((each) => (
                <option key={each}>{nameIn(each)}</option>
              ))}
            </optgroup>
          )}
          <optgroup label="Roster">
            {[...CORVETTES, ...CRUISERS].map((name) => (
              <option key={name}>{name}</option>
            ))}
          </optgroup>
        </select>
      </label>
      <button type="button" onClick={() => add(line)}>
        Add<span class="hidden-text"> this ship to {side}</span>
      </button>
    </div>
  );
}
