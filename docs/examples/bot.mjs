// Plays any game at random in the first free seat: node bot.mjs <invite link> [name]
const [link = '', name = 'Random'] = process.argv.slice(2);
const { origin, hash } = new URL(link);
const match = hash.split('/').at(-1);
let known = null; // the number of the last news, from which a lost connection resumes
let tag = 0;
const answered = new Set();
const views = {};

const { headers } = await fetch(`${origin}/api/games`);
const cookie = headers.getSetCookie()[0].split(';')[0]; // by this the server knows us again
const nonce = crypto.randomUUID().replaceAll('-', ''); // our share of the chance that the dice are made of
const sat = await fetch(`${origin}/api/matches/${match}/sit`, {
  method: 'POST',
  headers: { cookie, 'content-type': 'application/json' },
  body: JSON.stringify({ seat: null, name, nonce }),
});
if (!sat.ok) throw new Error((await sat.json()).fact);
connect();

function connect() {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/socket`, { headers: { cookie } });
  const say = (message) => socket.send(JSON.stringify(message));
  socket.onopen = () => {
    answered.clear(); // an answer may have been lost with the last connection; sent twice it counts once
    say({ type: 'follow', protocol: 3, match, after: known });
  };
  socket.onmessage = ({ data }) => hear(JSON.parse(data), say, socket);
  socket.onclose = () => known !== 'over' && setTimeout(connect, 500);
}

function hear(message, say, socket) {
  if (message.type === 'refused') return refused(message, say);
  const { type, table, updates } = message;
  if (type !== 'news' && type !== 'change') return;
  known = table.number;
  if (table.phase === 'over' || table.phase === 'closed') {
    known = 'over';
    console.log(JSON.stringify({ ended: table.phase, places: table.result?.places ?? null }));
    return socket.close();
  }
  for (const { viewer, view } of updates) {
    views[viewer] = type === 'news' ? view : { ...views[viewer], ...view }; // a change leaves out what is as it was
    if (views[viewer].mine) answer(viewer, views[viewer], say);
  }
}

function answer(seat, { question, sealed, mine }, say) {
  const key = `${seat} ${question} ${sealed.length}`; // the same news may come twice; one answer is enough
  if (answered.has(key)) return;
  answered.add(key);
  const choice = mine.options[Math.floor(Math.random() * mine.options.length)];
  say({ type: 'play', tag: tag++, seat, question, choice });
}

function refused({ refusal }, say) {
  console.error(refusal.fact);
  answered.clear(); // the present state may ask the same again
  if (refusal.code === 'too-fast') setTimeout(say, 1000, { type: 'follow', protocol: 3, match, after: known });
}
