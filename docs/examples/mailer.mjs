// Calls slow players by e-mail. Point STARBOARD_WEBHOOK of a node at it:
//   node mailer.mjs addresses.json https://play.example
// addresses.json names who wants mail: { "Ada": "ada@example.org" }. Mail goes out through the machine's sendmail.
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';

const [file = 'addresses.json', house = ''] = process.argv.slice(2);
const { PORT = '8090', SENDMAIL = 'sendmail', FROM = 'starboard@localhost' } = process.env;
const LONGEST = 64 * 1024;

const server = createServer(async (request, response) => {
  try {
    const { match, players } = await noticeIn(request);
    const addresses = JSON.parse(await readFile(file, 'utf8')); // read anew each time: no restart for a new player
    for (const { name } of players) {
      if (Object.hasOwn(addresses, name)) mail(addresses[name], `${house}/#/online/${match}`);
    }
    response.writeHead(204).end();
  } catch (error) {
    console.error(error);
    response.writeHead(400).end();
  }
});
server.listen(Number(PORT), '127.0.0.1', () => console.log(`Waiting at http://127.0.0.1:${server.address().port}`));

async function noticeIn(request) {
  let text = '';
  for await (const part of request) {
    text += part;
    if (text.length > LONGEST) throw new Error('a notice that is none');
  }
  return JSON.parse(text);
}

function mail(to, link) {
  const sendmail = spawn(SENDMAIL, ['-t'], { stdio: ['pipe', 'inherit', 'inherit'] });
  sendmail.on('error', (error) => console.error(error));
  sendmail.stdin.on('error', () => {}); // said above
  sendmail.stdin.end(`From: ${FROM}\nTo: ${to}\nSubject: It is your turn\n\nYour answer is awaited: ${link}\n`);
}
