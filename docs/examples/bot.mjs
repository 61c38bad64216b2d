// Plays any game at random in the first free seat: node bot.mjs <invite link> [name]
import { createHash, randomBytes } from 'node:crypto';

const [link = '', name = 'Random'] = process.argv.slice(2);
const { origin, hash } = new URL(link);
const path = `${origin}/api/matches/${hash.split('/').at(-1)}`;
const { headers } = await fetch(path);
const cookie = headers.getSetCookie()[0].split(';')[0]; // by this the server knows us again
const answered = new Set();
const views = {};
let { table } = await (await fetch(path, { headers: { cookie } })).json();
let nonce = randomBytes(16).toString('hex'); // our share of the chance that the dice are made of
let promised = 0; // how often all had begun anew when we promised it
let tag = 0;

const fingerprint = () => createHash('sha256').update(nonce).digest('hex');
const share = table.dice.kind === 'committed' ? { commitment: fingerprint() } : { nonce };
await post('sit', { seat: null, name, ...share });
connect();

async function post(what, body) {
  const headers = { cookie, 'content-type': 'application/json' };
  const done = await fetch(`${path}/${what}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!done.ok) throw new Error((await done.json()).fact);
}

function connect() {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/socket`, { headers: { cookie } });
  const say = (message) => socket.send(JSON.stringify(message));
  const follow = () => {
    answered.clear(); // an answer may have been lost with the last connection; sent twice it counts once
    say({ type: 'follow', protocol: 3, match: table.id, after: table.number });
  };
  socket.onopen = follow;
  socket.onmessage = ({ data }) => hear(JSON.parse(data), say, follow);
  socket.onclose = () => setTimeout(connect, 500);
}

function hear({ type, table: heard, updates, refusal }, say, follow) {
  if (type === 'refused') {
    console.error(refusal.fact);
    answered.clear(); // the present state may ask the same again
    if (refusal.code === 'too-fast') setTimeout(follow, 1000);
  }
  if (type !== 'news' && type !== 'change') return;
  table = { ...table, ...heard }; // a change leaves out what is as it was
  if (table.phase === 'over' || table.phase === 'closed') {
    console.log(JSON.stringify({ ended: table.phase, places: table.result?.places ?? null }));
    process.exit();
  }
  if (table.phase === 'gathering' && table.dice.kind === 'committed') takePart(table);
  for (const { viewer, view } of updates) {
    views[viewer] = type === 'news' ? view : { ...views[viewer], ...view };
    if (views[viewer].mine) answer(viewer, views[viewer], say);
  }
}

/** Promises a nonce anew where the last was shown in vain, and shows it when all have promised theirs. */
function takePart({ dice, seats }) {
  const seat = seats.findIndex(({ mine }) => mine);
  if (dice.commitments[seat] === null && promised < dice.restarts) {
    promised = dice.restarts;
    nonce = randomBytes(16).toString('hex');
    post('commit', { seat, commitment: fingerprint() });
  } else if (dice.awaits?.what === 'nonce' && !dice.shown.includes(seat)) post('reveal', { seat, nonce });
}

function answer(seat, { question, sealed, mine }, say) {
  const key = `${seat} ${question} ${sealed.length}`; // the same news may come twice; one answer is enough
  if (answered.has(key)) return;
  answered.add(key);
  const choice = mine.options[Math.floor(Math.random() * mine.options.length)];
  say({ type: 'play', tag: tag++, seat, question, choice });
}
