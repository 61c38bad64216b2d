import { type Command, Option } from 'commander';
import { type OnlineEnd, playOnline } from '../online/play-online.ts';
import { outsideBot } from '../programs/outside-bot.ts';
import { runningPrograms } from '../programs/running-programs.ts';
import { thinkOption } from './options.ts';

interface BotOptions {
  readonly cmd: string;
  readonly name: string;
  readonly thinkMs: number;
}

const EXAMPLES = `
The program reads and writes the same lines of JSON as in "starboard arena", as
docs/bot-programs.md explains. It takes the first free seat. If it hangs, ends
or answers nonsense, it resigns, and the exit code is 1.

Example:
  starboard bot 'http://127.0.0.1:8080/#/online/…' --cmd 'python3 docs/examples/bot.py'`;

const FORFEITED = 1;
const INTERRUPTED = 130;

export function addBot(program: Command): void {
  program
    .command('bot')
    .description('let a program of yours play an online match')
    .argument('<link>', 'the invite link of the match')
    .addOption(new Option('--cmd <command>', 'the program').makeOptionMandatory())
    .option('--name <name>', 'what the others should call it', 'Bot')
    .addOption(thinkOption())
    .addHelpText('after', EXAMPLES)
    .action(playForProgram);
}

async function playForProgram(link: string, { cmd, name, thinkMs }: BotOptions): Promise<void> {
  const running = runningPrograms();
  process.once('exit', () => running.killAll());
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(INTERRUPTED));
  const bot = outsideBot(cmd, thinkMs, running);
  try {
    const end = await playOnline(link, name, bot);
    console.log(inWords(end));
    if (end.how === 'forfeit') process.exitCode = FORFEITED;
  } finally {
    await bot.stop();
  }
}

function inWords(end: OnlineEnd): string {
  switch (end.how) {
    case 'forfeit':
      return `The program ${end.why}, and resigned from seat ${end.seat + 1}.`;
    case 'closed':
      return 'The host closed the match.';
    case 'over':
      return `The match is over. Seat ${end.seat + 1} finished in place ${end.result?.places[end.seat] ?? '–'}.`;
  }
}
