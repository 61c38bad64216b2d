import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { PROTOCOL } from '@starboard/protocol';
import { expect, test } from 'vitest';
import { NO_LIMITS } from '../../index.ts';
import { openSqlite } from '../../store/sqlite/open.ts';
import { keepLongBattle } from '../history/long-match.ts';
import { openBorder, visitor } from '../http/http-border.ts';

const ASKED = 2000;
const MIB = 1024 * 1024;
/** 256 KiB, an answer or two on their way, and what tests leave behind meanwhile. */
const MOST_HELD = 16 * MIB;

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

function held(): number {
  // Memory found by the first collection is freed in parallel, so only the second counts it.
  collectGarbage();
  collectGarbage();
  return process.memoryUsage().arrayBuffers;
}

test('whoever keeps asking over a real socket and does not read is heard no more, and shown out when they read', async () => {
  const store = await openSqlite(':memory:');
  const { match } = await keepLongBattle(store, { length: 150, bold: true });
  const border = await openBorder({ store, limits: NO_LIMITS });
  const eve = visitor(border.address);
  const { socket, say, next, closed } = await eve.talk();
  const ask = { type: 'follow', protocol: PROTOCOL, match, after: 1 };
  say(ask);
  const answer = Buffer.byteLength(JSON.stringify(await next('news')));

  socket.pause();
  const before = held();
  for (let i = 0; i < ASKED; i++) {
    say(ask);
    // Once the node answers another guest, it has handled everything it could.
    await eve.get('/api/games');
  }
  expect(answer * ASKED).toBeGreaterThan(2 * MOST_HELD);
  expect(held() - before).toBeLessThan(MOST_HELD);

  socket.resume();
  expect(await closed()).toBe(1008);
  const again = await eve.talk();
  again.say(ask);
  expect((await again.next('news')).table.number).toBeGreaterThan(1);
  again.socket.close();
  await border.stop();
  await store.close();
}, 60_000);
