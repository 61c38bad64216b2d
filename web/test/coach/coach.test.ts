import { signal } from '@preact/signals';
import type { CoachHint, GameTypes, Json, View } from '@starboard/kernel';
import { beforeEach, expect, test } from 'vitest';
import { FIRST_MATCHES, openCoach } from '../../coach/coach.ts';
import type { Room } from '../../room/room.ts';
import { coachedMatches, coaching, hintsLearnt } from '../../shell/settings.ts';
import { seenBy, settled } from '../support/seen.ts';

/** A hint against choosing 1, and after it one that only tells something. */
const hints: readonly CoachHint<GameTypes>[] = [
  {
    id: 'not-one',
    ask: 'choose',
    rule: '1.1',
    matters: () => true,
    isRight: ({ planned }) => planned[0] !== 1,
    says: ({ planned }) => (planned.length === 0 ? null : `${planned[0]} is wrong.`),
  },
  { id: 'by-the-way', ask: 'choose', rule: '1.2', matters: () => true, says: () => 'By the way.' },
];

beforeEach(() => {
  coaching.value = 'first-matches';
  coachedMatches.value = [];
  hintsLearnt.value = [];
});

async function coached(match = 'this') {
  const view = seenBy(0, {}, [1, 2, 3]);
  const open = signal<string | null>('a question');
  const picked = signal<Json | undefined>(undefined);
  const plan = signal<{ readonly choices: readonly Json[] } | null>(null);
  const sent = signal<{ readonly view: View<GameTypes>; readonly choices: readonly Json[] } | null>(null);
  const room = {
    picture: { view: signal(view), names: ['Ann'] },
    asking: { open, picking: { picked, plan } },
    sending: { sent },
  } as unknown as Pick<Room, 'picture' | 'asking' | 'sending'>;
  const game = { id: 'toy', coach: { open: async () => hints } };
  const coach = openCoach({ room, game, match });
  await settled();
  const answer = (...choices: readonly Json[]): void => {
    sent.value = { view, choices };
  };
  return { coach, open, picked, plan, answer };
}

test('the most urgent hint comes when it matters, and one at a time', async () => {
  const { coach, picked, open } = await coached();
  expect(coach.hint.value?.id).toBe('by-the-way');
  picked.value = 1;
  expect(coach.hint.value).toMatchObject({ id: 'not-one', says: '1 is wrong.', rule: '1.1' });
  picked.value = 2;
  expect(coach.hint.value?.id).toBe('by-the-way');
  open.value = null;
  expect(coach.hint.value).toBeNull();
});

test('what is planned on the board counts as what the player has in mind', async () => {
  const { coach, picked, plan } = await coached();
  picked.value = 2;
  plan.value = { choices: [1, 2] };
  expect(coach.hint.value?.id).toBe('not-one');
});

test('a hint never comes again once it was followed; one that only tells something, once it was there', async () => {
  const { coach, picked, answer } = await coached();
  picked.value = 1;
  answer(1);
  expect(hintsLearnt.value).toEqual(['toy/by-the-way']);
  expect(coach.hint.value?.id).toBe('not-one');
  picked.value = 2;
  answer(2);
  expect(hintsLearnt.value).toEqual(['toy/by-the-way', 'toy/not-one']);
  picked.value = 1;
  expect(coach.hint.value).toBeNull();
});

test('a player can put a hint away for good', async () => {
  const { coach, picked } = await coached();
  picked.value = 1;
  coach.dismiss('not-one');
  expect(coach.hint.value?.id).toBe('by-the-way');
});

test('the coach helps in the first matches of a game, and in those to their end', async () => {
  for (let number = 1; number <= FIRST_MATCHES; number++) {
    const { coach, answer } = await coached(`match-${number}`);
    expect(coach.isOn.value).toBe(true);
    answer(1);
  }
  expect((await coached('one-more')).coach.isOn.value).toBe(false);
  expect((await coached('match-1')).coach.isOn.value).toBe(true);
});

test('the player can have the coach always or never', async () => {
  const { coach, picked } = await coached();
  picked.value = 1;
  coaching.value = 'never';
  expect(coach.isOn.value).toBe(false);
  expect(coach.hint.value).toBeNull();
  coachedMatches.value = ['toy/a', 'toy/b', 'toy/c'];
  coaching.value = 'always';
  expect(coach.hint.value?.id).toBe('not-one');
});
