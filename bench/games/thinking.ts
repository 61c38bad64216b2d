import { join } from 'node:path';
import { botById } from '@starboard/bots';
import {
  begin,
  blankMemory,
  choose,
  diceFromSeed,
  type GameTypes,
  type Heuristics,
  keyFromSeed,
  LEVELS,
  learnt,
  type Rules,
  validate,
  view,
} from '@starboard/kernel';

/**
 * The milliseconds of CPU that a choice takes, by level, and that all answers to one question take together: `node
 * bench/games/thinking.ts GAME SEATS MATCHES [SET-UP] [LEVELS]`, with the set-up as JSON. Every match is between bots of
 * one level, and every choice counts, the first ones too.
 */
const [, , game = '', seats = '2', matches = '5', setup = '{}', levels = LEVELS.join()] = process.argv;
const folder = join(import.meta.dirname, '..', '..', 'games', game);
const { rules }: { readonly rules: Rules<GameTypes> } = await import(join(folder, 'rules/index.ts'));
const { heuristics }: { readonly heuristics: Heuristics<GameTypes> } = await import(join(folder, 'bot/index.ts'));
const checked = validate(rules.setup, JSON.parse(setup));
if (!checked.ok) throw new Error(`${game}: ${checked.invalid.at} ${checked.invalid.problem}`);
await heuristics.tactics?.prepare?.();

console.log('| level | choices | mean ms | 99 of 100 ms | worst ms | worst question ms |');
console.log('| --- | --- | --- | --- | --- | --- |');
for (const level of levels.split(',')) {
  const { times, questions } = timesOf(level);
  times.sort((a, b) => a - b);
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
  const figures = [mean, times[Math.floor(0.99 * times.length)] ?? 0, times.at(-1) ?? 0, Math.max(...questions)];
  console.log(`| ${[level, times.length, ...figures.map((ms) => ms.toFixed(2))].join(' | ')} |`);
}

function timesOf(level: string): { readonly times: number[]; readonly questions: readonly number[] } {
  const bot = botById(level);
  if (bot === undefined || !checked.ok) throw new Error(`there is no bot ${level}`);
  const times: number[] = [];
  const questions: number[] = [];
  for (let number = 0; number < Number(matches); number++) {
    const seating = Array.from({ length: Number(seats) }, () => null);
    const memories = seating.map(() => blankMemory(rules));
    const tell = (event: GameTypes['event']): void => {
      for (const seat of seating.keys()) memories[seat] = learnt(rules, memories[seat] ?? null, [event], seat);
    };
    const match = begin(rules, checked.value, seating, keyFromSeed(`thinking/${number}`), tell);
    const dice = diceFromSeed(`thinking/${number}/${level}`);
    let question = -1;
    for (let ask = match.asks[0]; match.result === null && ask !== undefined; ask = match.asks[0]) {
      const seen = view(rules, match, ask.seat, memories[ask.seat] ?? null);
      const began = process.cpuUsage();
      const choice = bot.choose(rules, heuristics, seen, dice);
      const { user, system } = process.cpuUsage(began);
      const taken = (user + system) / 1000;
      times.push(taken);
      if (match.question !== question) questions.push(0);
      question = match.question;
      questions.push((questions.pop() ?? 0) + taken);
      choose(rules, match, ask, choice, tell);
    }
  }
  return { times, questions };
}
