import type { Json } from '@starboard/kernel';
import type { Room } from '../room.ts';
import { STANDING, type StandingAnswer } from './standing-answers.ts';

const LABELS = { ask: 'Ask', always: 'Always', never: 'Never' } as const;

/** How often one wants to be asked this: below the options, for those that come again and again. */
export function StandingHere({ room, label }: { readonly room: Room; label(choice: Json): string }) {
  const open = room.standing.open.value;
  if (open.length === 0) return null;
  return (
    <details class="standing">
      <summary>Don’t ask me every time</summary>
      {open.map(({ name, choice }) => (
        <StandingChoice key={name} room={room} name={name} title={room.words.standing?.(name) ?? label(choice)} />
      ))}
    </details>
  );
}

/** All that is answered by itself, so that one can be asked again. */
export function StandingList({ room }: { readonly room: Room }) {
  const names = Object.keys(room.standing.answers.value);
  if (names.length === 0) return null;
  return (
    <section class="standing" aria-labelledby="standing-title">
      <h3 id="standing-title">Answered for you</h3>
      {names.map((name) => (
        <StandingChoice key={name} room={room} name={name} title={room.words.standing?.(name) ?? name} />
      ))}
    </section>
  );
}

interface ChoiceProps {
  readonly room: Room;
  readonly name: string;
  readonly title: string;
}

function StandingChoice({ room, name, title }: ChoiceProps) {
  const chosen = room.standing.answers.value[name] ?? 'ask';
  const set = async (choice: StandingAnswer): Promise<void> => {
    const answered = await room.standing.set(name, choice);
    if (!answered.ok) room.notice.value = answered.fact;
  };
  return (
    <fieldset class="speed">
      <legend>{title}</legend>
      <div class="segments">
        {STANDING.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name={`standing-${name}`}
              value={each}
              checked={chosen === each}
              onChange={() => set(each)}
            />
            <span>{LABELS[each]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
