import type { Json } from '@starboard/kernel';
import { StandingChoice, type StandingOption } from '@starboard/ui';
import type { Room } from '../room.ts';

type WithStanding = Pick<Room, 'picture' | 'asking' | 'notices'>;

/** Below the options, for those that recur. */
export function StandingHere({ room, label }: { readonly room: WithStanding; label(choice: Json): string }) {
  const open = room.asking.standing.open.value;
  if (open.length === 0) return null;
  return (
    <details class="standing">
      <summary>Don’t ask me every time</summary>
      {open.map(({ name, choice }) => (
        <StandingChoice key={name} of={standingIn(room, name, label(choice))} />
      ))}
    </details>
  );
}

/** All standing answers, so that the player can change them. */
export function StandingList({ room }: { readonly room: WithStanding }) {
  const names = Object.keys(room.asking.standing.answers.value);
  if (names.length === 0) return null;
  return (
    <section class="standing" aria-labelledby="standing-title">
      <h3 id="standing-title">Answered for you</h3>
      {names.map((name) => (
        <StandingChoice key={name} of={standingIn(room, name, name)} />
      ))}
    </section>
  );
}

/** For boards that show it beside the option; null for an option that can't have one. */
export function standingOf(room: WithStanding, choice: Json): StandingOption | null {
  const name = room.asking.standing.nameOf(choice);
  return name === undefined ? null : standingIn(room, name, name);
}

function standingIn({ picture, asking, notices }: WithStanding, name: string, otherwise: string): StandingOption {
  return {
    name,
    title: picture.words.standing?.(name) ?? otherwise,
    answer: asking.standing.answers.value[name] ?? 'ask',
    async set(choice) {
      const answered = await asking.standing.set(name, choice);
      if (!answered.ok) notices.notice.value = answered.fact;
    },
  };
}
