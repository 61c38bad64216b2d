import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Game } from '@starboard/games';
import {
  type CoachHint,
  type GameTypes,
  type GivenHint,
  hintAt,
  hintMoment,
  type Json,
  learntBy,
  same,
} from '@starboard/kernel';
import type { Room } from '../room/room.ts';
import { coachedMatches, coaching, hintsLearnt } from '../shell/settings.ts';

/** Gives one hint at the moment it matters, and none again that the player has followed. */
export interface Coach {
  readonly isOn: ReadonlySignal<boolean>;
  /** About what the player has in mind now. */
  readonly hint: ReadonlySignal<GivenHint<GameTypes> | null>;
  /** The player has understood, and wants no more of this hint. */
  dismiss(id: string): void;
  close(): void;
}

/** In how many matches of a game the coach helps unasked. */
export const FIRST_MATCHES = 3;

interface Wanted {
  readonly room: Pick<Room, 'picture' | 'asking' | 'sending'>;
  readonly game: Pick<Game, 'id' | 'coach'>;
  /** The id of the match. */
  readonly match: string;
}

export function openCoach({ room: { picture, asking, sending }, game, match }: Wanted): Coach {
  const hints = signal<readonly CoachHint<GameTypes>[]>([]);
  const nameOf = (name: string): string => `${game.id}/${name}`;
  const isOn = computed(() => isCoached(game.id, nameOf(match)));
  const learn = (names: readonly string[]): void => {
    const fresh = names.map(nameOf).filter((name) => !hintsLearnt.peek().includes(name));
    if (fresh.length > 0) hintsLearnt.value = [...hintsLearnt.peek(), ...fresh];
  };
  const { picked, plan } = asking.picking;
  const planned = computed(() => plan.value?.choices ?? (picked.value === undefined ? [] : [picked.value]));
  const hint = computed(() => {
    if (!isOn.value || asking.open.value === null) return null;
    const moment = hintMoment(picture.view.value, planned.value, picture.names);
    return moment && hintAt(hints.value, moment, (id) => hintsLearnt.value.includes(nameOf(id)));
  });
  const stops = [
    effect(() => {
      if (isOn.value && hints.peek().length === 0)
        game.coach?.open().then(
          (opened) => (hints.value = opened),
          () => undefined,
        );
    }),
    effect(() => {
      const sent = sending.sent.value;
      if (sent === null || !isOn.peek()) return;
      if (!coachedMatches.peek().includes(nameOf(match)))
        coachedMatches.value = [...coachedMatches.peek(), nameOf(match)];
      const moment = hintMoment(sent.view, carriedOut(sent.choices, planned.peek()), picture.names);
      if (moment !== null) learn(learntBy(hints.peek(), moment));
    }),
  ];
  return {
    isOn,
    hint,
    dismiss: (id) => learn([id]),
    close() {
      for (const stop of stops) stop();
    },
  };
}

/** A match that began with the coach keeps it. */
function isCoached(game: string, match: string): boolean {
  if (coaching.value !== 'first-matches') return coaching.value === 'always';
  const earlier = coachedMatches.value.filter((name) => name.startsWith(`${game}/`));
  return earlier.includes(match) || earlier.length < FIRST_MATCHES;
}

/** All of a plan that was begun; of other answers the first, because those after it may be for something else. */
function carriedOut([first]: readonly Json[], planned: readonly Json[]): readonly Json[] {
  if (first === undefined) return [];
  const [begun] = planned;
  return begun !== undefined && same(begun, first) ? planned : [first];
}
