import { type Broken, countsForResults, questionsOf, readRecord, view } from '@starboard/kernel';
import type { Command } from 'commander';
import { openGame } from '../input/catalogue.ts';
import { readNamed } from '../input/files.ts';
import { type ListedQuestion, lineOf, listedQuestions } from '../records/listed-questions.ts';
import { refuse } from '../refuse.ts';
import { count } from '../terminal/grid.ts';
import { jsonOption } from './options.ts';

const EXAMPLES = `
It checks the hash chain first, and then plays every move again, with its dice, up to the result.

With --questions it also prints a line for each question: its number, the turn, who answered what,
and the number of events that followed. This shows all answers, including secret ones.

Examples:
  starboard verify my-match.jsonl
  starboard verify --questions my-match.jsonl`;

export function addVerify(program: Command): void {
  program
    .command('verify')
    .description('check the record of a match by playing it again')
    .argument('<file>', 'a record, as the page exports it or "starboard play --save" writes it')
    .option('--questions', 'print a line for each question of the match')
    .addOption(jsonOption())
    .addHelpText('after', EXAMPLES)
    .action(verify);
}

async function verify(file: string, { json, questions }: { json?: true; questions?: true }): Promise<void> {
  const read = readRecord(await readNamed(file));
  if (!read.ok) return unsound(file, read);
  const { game, rules } = await openGame(read.record.header.game);
  const walked = questionsOf(rules, read.record);
  const { header, inputs, result } = read.record;
  const words = await game.parts.words();
  const listed = questions ? listedQuestions(rules, words, walked, header.players) : [];
  if (walked.broken !== null || walked.match === null) {
    if (!json) print(listed);
    return unsound(file, walked.broken ?? NOTHING_PLAYED);
  }
  const outcome = words.outcome(view(rules, walked.match, null), header.players);
  if (json) {
    const { game: id, rules: version, players, seating, setup, key, from } = header;
    const facts = {
      game: id,
      rules: version,
      players,
      seating,
      setup,
      key,
      moves: inputs.length,
      from,
      result,
      outcome,
    };
    console.log(JSON.stringify(questions ? { ...facts, questions: listed } : facts, null, 2));
    return;
  }
  print(listed);
  console.log(
    [
      'Record intact: nothing was changed, and every move follows the rules.',
      `Game: ${game.title}, rules version ${header.rules}`,
      `Players: ${header.players.join(', ')}`,
      `Moves: ${count(inputs.length)}`,
      `Result: ${outcome}`,
      ...(countsForResults(header)
        ? []
        : ['Moves were undone, or it goes on from a moment of another match: it counts for no list of results.']),
    ].join('\n'),
  );
}

const NOTHING_PLAYED: Broken = { ok: false, line: 1, fact: 'The match can’t begin.' };

function print(listed: readonly ListedQuestion[]): void {
  for (const each of listed) console.log(lineOf(each));
}

function unsound(file: string, { line, fact }: Broken): never {
  return refuse(`${file}, line ${line}: ${fact}`);
}
