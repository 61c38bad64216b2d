import { afterEach, describe, expect, test } from 'vitest';
import { webhook } from '../service/notifier.ts';
import { guest, type House, OPEN, openHouse, seatedMatch, value, wanted } from './house.ts';

let house: House | undefined;
afterEach(() => house?.service.stop());

/** A house whose webhook writes down what it is told. */
function listening(answer: () => Promise<Response> = async () => new Response()) {
  const posts: { address: string; notice: { question: number; players: { name: string }[] } }[] = [];
  const post: typeof fetch = (address, init) => {
    posts.push({ address: `${address}`, notice: JSON.parse(`${init?.body}`) });
    return answer();
  };
  house = openHouse({ notifier: webhook('http://example.org/hook', post) });
  const asked = () => posts.map(({ notice: { question, players } }) => [question, players.map(({ name }) => name)]);
  return { house, posts, asked };
}

describe('the webhook', () => {
  test('is told once a question whose answers are awaited, and nothing of the game', async () => {
    const { house, posts, asked } = listening();
    const match = await seatedMatch(house, ['ann', 'bob']);
    value(await house.service.play(guest('ann'), match, 0, 1, 3));
    value(await house.service.play(guest('bob'), match, 1, 1, 5));
    expect(asked()).toEqual([
      [1, ['ann', 'bob']],
      [2, ['ann', 'bob']],
    ]);
    expect(posts[0]).toEqual({
      address: 'http://example.org/hook',
      notice: {
        match,
        game: 'duel-in-space',
        question: 1,
        players: [
          { seat: 0, name: 'ann' },
          { seat: 1, name: 'bob' },
        ],
      },
    });
  });

  test('does not speak of bots', async () => {
    const { house, asked } = listening();
    const match = value(
      await house.service.open(guest('ann'), wanted({ seats: [OPEN, { kind: 'bot', bot: 'plain' }] })),
    );
    value(await house.service.sit(guest('ann'), match, 0, 'Ann', 'ab'.repeat(16)));
    expect(asked().every(([, names]) => `${names}` === 'Ann')).toBe(true);
    expect(asked().length).toBeGreaterThan(0);
  });

  test('stands in nobody’s way when it fails', async () => {
    const { house } = listening(() => Promise.reject(new Error('nobody there')));
    const match = await seatedMatch(house, ['ann', 'bob']);
    value(await house.service.play(guest('ann'), match, 0, 1, 3));
  });
});
