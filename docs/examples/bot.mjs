// Plays any game at random in the first free seat: node bot.mjs <invite link> [name]
import { createHash, randomBytes } from 'node:crypto';

const [link = '', name = 'Random'] = process.argv.slice(2);
const { origin, hash } = new URL(link);
const path = `${origin}/api/matches/${hash.split('/').at(-1)}`;
const { headers } = await fetch(path);
const cookie = headers.getSetCookie()[0].split(';')[0]; // by this the server knows us again
const unanswered = new Map(); // by seat, the choice that waits for its answer
const views = {};
let { table } = await (await fetch(path, { headers: { cookie } })).json();
let nonce = randomBytes(16).toString('hex'); // our share of the chance that the dice are made of
let promised = 0; // how often all had begun anew when we promised it

const newId = () => randomBytes(12).toString('base64url');
const fingerprint = () => createHash('sha256').update(nonce).digest('hex');
const share = table.dice.kind === 'committed' ? { commitment: fingerprint() } : { nonce };
await post('sit', { seat: null, name, ...share });
connect();

async function post(what, body, id = newId()) {
  const headers = { cookie, 'content-type': 'application/json', 'idempotency-key': id };
  const sent = { method: 'POST', headers, body: JSON.stringify(body) };
  const done = await fetch(`${path}/${what}`, sent).catch(() => null);
  if (done === null)
    setTimeout(post, 500, what, body, id); // nobody answered: with the same id it counts once
  else if (!done.ok) throw new Error((await done.json()).fact);
}

function connect() {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/socket`, { headers: { cookie } });
  const say = (message) => socket.send(JSON.stringify(message));
  const follow = () => say({ type: 'follow', protocol: 4, match: table.id, after: table.number });
  socket.onopen = follow;
  socket.onmessage = ({ data }) => hear(JSON.parse(data), say, follow);
  socket.onclose = () => setTimeout(connect, 500);
}

function hear({ type, id, table: heard, updates = [], refusal }, say, follow) {
  for (const [seat, play] of unanswered) {
    if (play.id === id) unanswered.delete(seat);
    else if (type === 'news') say(play); // its answer may be lost: with the same id it counts once
  }
  if (type === 'refused') {
    console.error(refusal.fact);
    if (refusal.code === 'too-fast') setTimeout(follow, 1000);
  } else if (type === 'done' || type === 'news' || type === 'change') {
    table = { ...table, ...heard }; // a change leaves out what is as it was
    for (const { viewer, view } of updates) views[viewer] = type === 'news' ? view : { ...views[viewer], ...view };
    goOn(say);
  }
}

function goOn(say) {
  if (table.phase === 'over' || table.phase === 'closed') {
    console.log(JSON.stringify({ ended: table.phase, places: table.result?.places ?? null }));
    process.exit();
  }
  if (table.phase === 'gathering' && table.dice.kind === 'committed') takePart(table);
  for (const [seat, { question, sealed, mine }] of Object.entries(views)) {
    if (!mine || unanswered.has(seat)) continue;
    const choice = mine.options[Math.floor(Math.random() * mine.options.length)];
    unanswered.set(seat, { type: 'play', id: newId(), seat: Number(seat), question, nth: sealed.length, choice });
    say(unanswered.get(seat));
  }
}

/** Promises a nonce anew where the last was shown in vain, and shows it when all have promised theirs. */
function takePart({ dice, seats }) {
  const seat = seats.findIndex(({ mine }) => mine);
  if (dice.commitments[seat] === null && promised < dice.restarts) {
    [promised, nonce] = [dice.restarts, randomBytes(16).toString('hex')];
    post('commit', { seat, commitment: fingerprint() });
  } else if (dice.awaits?.what === 'nonce' && !dice.shown.includes(seat)) post('reveal', { seat, nonce });
}
