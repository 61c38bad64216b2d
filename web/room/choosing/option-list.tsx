import type { Json } from '@starboard/kernel';
import { useId } from 'preact/hooks';
import { optionsOpen, textView } from '../../shell/settings.ts';
import { isShowing } from '../playback/playback.ts';
import type { Room } from '../room.ts';
import type { Reasons } from './reasons.ts';
import { StandingHere } from './standing-choice.tsx';
import { numbersOf } from './typed-number.ts';

interface Props {
  readonly room: Pick<Room, 'picture' | 'asking' | 'notices'>;
  openRule(rule: string): void;
}

/** With more options than this, a search field appears. */
const MOST_SHOWN = 40;

/** Every option as a button: the second way to choose, in a drawer above the bar. In the text view it is open. */
export function OptionList({ room, openRule }: Props) {
  const { words, names, shown, over, playback } = room.picture;
  const { open, picking, reasons, search } = room.asking;
  const { mine } = shown.value;
  const wanted = search.wanted.value;
  if (!optionsOpen.value && !textView.value) return null;
  if (mine === null || over.value || isShowing(playback.value)) return null;
  const label = (choice: Json): string => words.label(mine.ask, choice, shown.value, names);
  const isLong = mine.options.length > MOST_SHOWN;
  const numbers = numbersOf(mine.options);
  const found = isLong ? mine.options.filter((choice) => contains(label(choice), wanted)) : mine.options;
  return (
    <section class="options" aria-labelledby="options-title">
      <header>
        <h2 id="options-title">Your options</h2>
        {!textView.value && (
          <button
            type="button"
            class="tool round"
            aria-label="Close your options"
            onClick={() => (optionsOpen.value = false)}
          >
            ×
          </button>
        )}
      </header>
      {isLong && <Finder wanted={wanted} found={found.length} find={search.find} />}
      <ul>
        {found.slice(0, MOST_SHOWN).map((choice, i) => (
          <li key={JSON.stringify(choice)}>
            <button
              type="button"
              class="option"
              aria-pressed={picking.isPicked(choice)}
              onClick={() => picking.pick(choice)}
            >
              {!isLong && <kbd>{numbers[i]}</kbd>}
              {label(choice)}
            </button>
          </li>
        ))}
      </ul>
      <StandingHere room={room} label={label} />
      <Refused key={open.value} reasons={reasons} label={label} openRule={openRule} />
    </section>
  );
}

const contains = (text: string, part: string): boolean => text.toLowerCase().includes(part.trim().toLowerCase());

interface FinderProps {
  readonly wanted: string;
  readonly found: number;
  find(text: string): void;
}

function Finder({ wanted, found, find }: FinderProps) {
  const id = useId();
  const more = found > MOST_SHOWN ? `, the first ${MOST_SHOWN} are shown` : '';
  return (
    <div class="finder">
      <label htmlFor={id}>Find an option</label>
      <input id={id} type="search" value={wanted} onInput={({ currentTarget }) => find(currentTarget.value)} />
      <p role="status">{found === 0 ? 'No option matches.' : `${found} found${more}.`}</p>
    </div>
  );
}

interface RefusedProps {
  readonly reasons: Reasons;
  label(choice: Json): string;
  openRule(rule: string): void;
}

/** Forbidden choices by reason, fetched on request. */
function Refused({ reasons, label, openRule }: RefusedProps) {
  const known = reasons.known.value;
  return (
    <details class="refused" onToggle={({ currentTarget }) => currentTarget.open && reasons.ask()}>
      <summary>Not possible now</summary>
      {known?.length === 0 && <p>Every choice is possible here.</p>}
      {known?.slice(0, MOST_SHOWN).map(({ rule, fact, choices }) => (
        <div class="refused-group" key={rule + fact}>
          <p>
            {fact}{' '}
            <button type="button" class="chip" aria-label={`Rule ${rule}`} onClick={() => openRule(rule)}>
              {rule}
            </button>
          </p>
          <ul>
            {choices.slice(0, MOST_SHOWN).map((choice) => (
              <li key={JSON.stringify(choice)} class="option" aria-disabled="true" title={fact}>
                {label(choice)}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </details>
  );
}
