import { setTimeout as wait } from 'node:timers/promises';
import { follow } from './bench-battle.ts';
import { callerAs } from './caller.ts';

/** One guest who asks for whatever costs most, so many times a second, until told to stop. */
const [address = '', secret = '', matchList = '', perSecond = '100'] = process.argv.slice(2);
const matches = matchList.split(',');
const eve = callerAs('eve', address, secret, '203.0.113.7');
let sent = 0;
let refused = 0;
let going = true;
process.once('message', () => {
  going = false;
});
process.once('disconnect', () => process.exit(0));

const kinds: readonly ((match: string) => Promise<boolean>)[] = [
  (match) => get(`/api/matches/${match}?after=1`),
  (match) => get(`/api/matches/${match}/history?after=${Math.floor(Math.random() * 10_000)}`),
  (match) => get(`/api/matches/${match}/history?before=${Math.floor(Math.random() * 10_000)}`),
  (match) => get(`/api/matches/${match}/chat`),
  (match) => get(`/api/matches/${match}/record`),
  followOnce,
];

async function get(path: string): Promise<boolean> {
  return (await eve.ask('GET', path)).status !== 429;
}

async function followOnce(match: string): Promise<boolean> {
  const talk = await eve.talk();
  talk.say(follow(match, 1));
  const heard = await talk.until('people', 'refused');
  talk.close();
  return !heard.some(({ message }) => message.type === 'refused');
}

const asking = new Set<Promise<void>>();
for (const start = performance.now(); going; sent++) {
  await wait(Math.max(0, start + (sent * 1000) / Number(perSecond) - performance.now()));
  const kind = kinds[sent % kinds.length];
  const match = matches[sent % matches.length];
  if (kind === undefined || match === undefined) break;
  const asked = kind(match)
    .catch(() => false)
    .then((taken) => {
      if (!taken) refused++;
    })
    .finally(() => asking.delete(asked));
  asking.add(asked);
}
await Promise.all(asking);
process.send?.({ sent, refused });
process.disconnect();
