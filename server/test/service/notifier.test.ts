import { afterEach, describe, expect, test } from 'vitest';
import { webhook } from '../../service/notifier.ts';
import { ask, guest, OPEN, openTestServer, seatedMatch, sit, type TestServer, value, wanted } from './test-server.ts';

let server: TestServer | undefined;
afterEach(() => server?.service.stop());

function listening(answer: () => Promise<Response> = async () => new Response(), mostKnown = 100) {
  const posts: { address: string; notice: { question: number; players: { name: string }[] } }[] = [];
  const post: typeof fetch = (address, init) => {
    posts.push({ address: `${address}`, notice: JSON.parse(`${init?.body}`) });
    return answer();
  };
  server = openTestServer({ notifier: webhook('http://example.org/hook', post, mostKnown) });
  const asked = () => posts.map(({ notice: { question, players } }) => [question, players.map(({ name }) => name)]);
  return { server, posts, asked };
}

describe('the webhook', () => {
  test('is told once a question whose answers are awaited, and nothing of the game', async () => {
    const { server, posts, asked } = listening();
    const match = await seatedMatch(server, ['ann', 'bob']);
    value(await server.service.play(guest('ann'), match, 0, ask(1), 3));
    value(await server.service.play(guest('bob'), match, 1, ask(1), 5));
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
    const { server, asked } = listening();
    const match = value(
      await server.service.open(guest('ann'), wanted({ seats: [OPEN, { kind: 'bot', bot: 'plain' }] })),
    );
    value(await sit(server, 'ann', match, 0, 'Ann'));
    expect(asked().every(([, names]) => `${names}` === 'Ann')).toBe(true);
    expect(asked().length).toBeGreaterThan(0);
  });

  test('stands in nobody’s way when it fails', async () => {
    const { server } = listening(() => Promise.reject(new Error('nobody there')));
    const match = await seatedMatch(server, ['ann', 'bob']);
    value(await server.service.play(guest('ann'), match, 0, ask(1), 3));
  });

  test('forgets matches that nobody goes on with, when it knows of many others', async () => {
    const { server, asked } = listening(undefined, 2);
    const first = await seatedMatch(server, ['ann', 'bob']);
    const others = [await seatedMatch(server, ['cat', 'dan']), await seatedMatch(server, ['eve', 'fay'])];
    value(await server.service.offerDraw(guest('eve'), others[1] ?? '', 0, true));
    expect(asked()).toHaveLength(3);
    value(await server.service.offerDraw(guest('ann'), first, 0, true));
    expect(asked()).toHaveLength(4);
  });
});
