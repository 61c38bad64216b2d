import { PROTOCOL } from '@starboard/protocol';
import { expect, test } from 'vitest';
import { NO_LIMITS } from '../../index.ts';
import { openSqlite } from '../../store/sqlite/open.ts';
import { keepLongBattle } from '../history/long-match.ts';
import { openBorder, visitor } from '../http/http-border.ts';

const ASKED = 800;
const MIB = 1024 * 1024;
/** 256 KiB, an answer or two on their way, and what tests leave behind meanwhile. */
const MOST_HELD = 6 * MIB;

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
  const before = process.memoryUsage().arrayBuffers;
  for (let i = 0; i < ASKED; i++) {
    say(ask);
    // Whatever the node can deal with, it has dealt with once it answers somebody else.
    await eve.get('/healthz');
  }
  expect(answer * ASKED).toBeGreaterThan(3 * MOST_HELD);
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(MOST_HELD);

  socket.resume();
  expect(await closed()).toBe(1008);
  const again = await eve.talk();
  again.say(ask);
  expect((await again.next('news')).table.number).toBeGreaterThan(1);
  again.socket.close();
  await border.stop();
  await store.close();
}, 60_000);
