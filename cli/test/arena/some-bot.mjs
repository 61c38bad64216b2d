// A bot for tests: takes the first option, until it does what its argument says: node some-bot.mjs <habit>
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

const [habit = 'good', noteTo = ''] = process.argv.slice(2);
let asks = 0;
const say = (text) => process.stdout.write(`${text}\n`);

const habits = {
  good: ({ id }) => say(JSON.stringify({ id, option: 0 })),
  spelt: ({ id, view }) => say(JSON.stringify({ id, choice: view.mine.options.at(-1) })),
  hangs: () => {},
  dies: () => {
    console.error('my own mistake');
    process.exit(3);
  },
  nonsense: () => say('I would rather not'),
  list: () => say('[1, 2]'),
  blank: () => say(''),
  unknown: ({ id }) => say(JSON.stringify({ id, option: 9999 })),
  illegal: ({ id }) => say(JSON.stringify({ id, choice: { fly: 'home' } })),
  silent: ({ id }) => say(JSON.stringify({ id })),
  stale: ({ id }) => say(JSON.stringify({ id: id - 1, option: 0 })),
  twice: ({ id }) => say(`${JSON.stringify({ id, option: 0 })}\n${JSON.stringify({ id, option: 0 })}`),
  endless: () => {
    for (let i = 0; i < 200; i++) process.stdout.write('x'.repeat(1024));
  },
  flood: () => {
    const pour = () => process.stdout.write('{"id":0}\n'.repeat(5000), pour);
    pour();
  },
  deep: ({ id }) => say(`{"id":${id},"choice":${'['.repeat(20000)}${']'.repeat(20000)}}`),
  children: () => {
    // Ignores everything and leaves a child behind.
    process.on('SIGTERM', () => {});
    const child = spawn('sleep', ['1000'], { stdio: 'inherit' });
    import('node:fs').then(({ appendFileSync }) => appendFileSync(noteTo, `${process.pid}\n${child.pid}\n`));
  },
};

createInterface({ input: process.stdin }).on('line', (line) => {
  const message = JSON.parse(line);
  if (message.type === 'match') {
    asks = 0;
    say(JSON.stringify({ id: message.id }));
  } else if (message.type === 'ask') habits[++asks > 3 ? habit : 'good'](message);
});
