import { answerTitle, type Json, USUAL } from '@starboard/kernel';
import { StandingChoice, type StandingOption } from '@starboard/ui';
import { askEverything } from '../../shell/settings.ts';
import type { Room } from '../room.ts';

type WithStanding = Pick<Room, 'picture' | 'asking' | 'notices'>;

/** Below the options, for those that recur. */
export function StandingHere({ room, label }: { readonly room: WithStanding; label(choice: Json): string }) {
  const open = room.asking.standing.open.value;
  if (open.length === 0) return null;
  return (
    <details class="standing">
      <summary>Don’t ask me every time</summary>
      <p>“Always” means whenever it helps.</p>
      {open.map(({ name, choice }) => (
        <StandingChoice key={name} of={standingIn(room, name, label(choice))} />
      ))}
    </details>
  );
}

/** Every answer that is given for the player, so that they can change it, and the switch for all usual ones. */
function StandingList({ room }: { readonly room: WithStanding }) {
  const { answers, usual } = room.asking.standing;
  if (room.picture.view.value.seat === null) return null;
  const set = Object.keys(answers.value).filter((name) => name !== USUAL && !usual.value.includes(name));
  return (
    <section class="standing" aria-labelledby="standing-title">
      <h3 id="standing-title">Answered for you</h3>
      <AskEverything />
      {usual.value.map((name) => (
        <StandingChoice key={name} of={standingIn(room, name, name)} among={GIVEN_OR_ASKED} />
      ))}
      {set.map((name) => (
        <StandingChoice key={name} of={standingIn(room, name, name)} />
      ))}
    </section>
  );
}

const GIVEN_OR_ASKED = ['always', 'ask'] as const;

/** One switch for this browser. */
function AskEverything() {
  return (
    <label class="switch">
      <input
        type="checkbox"
        checked={askEverything.value}
        onChange={({ currentTarget }) => (askEverything.value = currentTarget.checked)}
      />
      <span>Ask me everything</span>
    </label>
  );
}

/** Beside the board: what the player is not asked, with the way to change it. */
export function UsualHere({ room }: { readonly room: WithStanding }) {
  const { usual, isUsualKnown, answerOf } = room.asking.standing;
  if (room.picture.view.value.seat === null || room.picture.over.value || !isUsualKnown) return null;
  const given = usual.value.filter((name) => answerOf(name) !== 'ask');
  const titles = given.map((name) => answerTitle(room.picture.words, name));
  return (
    <details class="standing usual">
      <summary>{given.length === 0 ? 'You answer every question' : `Answered for you: ${titles.join(' · ')}`}</summary>
      <StandingList room={room} />
    </details>
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
    title: name === otherwise ? answerTitle(picture.words, name) : (picture.words.standing?.(name) ?? otherwise),
    answer: asking.standing.answerOf(name),
    async set(choice) {
      const answered = await asking.standing.set(name, choice);
      if (!answered.ok) notices.notice.value = answered.fact;
    },
  };
}
