import { type Json, type OpenAsk, type Spec, same } from '@starboard/kernel';
import { byReason } from './options.ts';
import { isShowing } from './playback.ts';
import type { Room } from './room.ts';

interface Props {
  readonly room: Room;
  openRule(rule: string): void;
}

/** Every option as a button: the second way to choose, and the only one a keyboard needs. */
export function OptionList({ room, openRule }: Props) {
  const { mine } = room.shown.value;
  if (mine === null || room.over.value || isShowing(room.playback.value)) return null;
  const label = (choice: Json): string => room.words.label(mine.ask, choice, room.shown.value);
  const click = (choice: Json): void => {
    if (same(choice, room.picked.value)) room.commit(choice);
    else room.pick(choice);
  };
  return (
    <section class="options" aria-labelledby="options-title">
      <h2 id="options-title">Your options</h2>
      <ul>
        {mine.options.map((choice, i) => (
          <li key={JSON.stringify(choice)}>
            <button
              type="button"
              class="option"
              aria-pressed={same(choice, room.picked.value)}
              onClick={() => click(choice)}
            >
              {i < 9 && <kbd>{i + 1}</kbd>}
              {label(choice)}
            </button>
          </li>
        ))}
      </ul>
      <Refused refusals={mine.refusals} label={label} openRule={openRule} />
    </section>
  );
}

interface RefusedProps {
  readonly refusals: OpenAsk<Spec>['refusals'];
  label(choice: Json): string;
  openRule(rule: string): void;
}

/** What may not be chosen, by reason. */
function Refused({ refusals, label, openRule }: RefusedProps) {
  if (refusals.length === 0) return null;
  return (
    <details class="refused">
      <summary>Not possible now ({refusals.length})</summary>
      {byReason(refusals).map(({ rule, fact, choices }) => (
        <div class="refused-group" key={rule + fact}>
          <p>
            {fact}{' '}
            <button type="button" class="chip" aria-label={`Rule ${rule}`} onClick={() => openRule(rule)}>
              {rule}
            </button>
          </p>
          <ul>
            {choices.map((choice) => (
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
