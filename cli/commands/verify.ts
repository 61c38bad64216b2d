import { type Broken, readRecord, replay, view } from '@starboard/kernel';
import type { Command } from 'commander';
import { openGame } from '../input/catalogue.ts';
import { readNamed } from '../input/files.ts';
import { refuse } from '../refuse.ts';
import { count } from '../terminal/grid.ts';
import { jsonOption } from './options.ts';

const EXAMPLES = `
It checks the hash chain first, and then plays every move again, with its dice, up to the result.

Example:
  starboard verify my-match.jsonl`;

export function addVerify(program: Command): void {
  program
    .command('verify')
    .description('check the record of a match by playing it again')
    .argument('<file>', 'a record, as the page exports it or "starboard play --save" writes it')
    .addOption(jsonOption())
    .addHelpText('after', EXAMPLES)
    .action(verify);
}

async function verify(file: string, { json }: { json?: true }): Promise<void> {
  const read = readRecord(await readNamed(file));
  if (!read.ok) return unsound(file, read);
  const { game, rules } = await openGame(read.record.header.game);
  const replayed = replay(rules, read.record);
  if (!replayed.ok) return unsound(file, replayed);
  const { header, inputs, result } = read.record;
  const words = await game.parts.words();
  const outcome = words.outcome(view(rules, replayed.match, null), header.players);
  if (json) {
    const { game: id, rules: version, players, seating, setup, key } = header;
    const facts = { game: id, rules: version, players, seating, setup, key, moves: inputs.length, result, outcome };
    console.log(JSON.stringify(facts, null, 2));
    return;
  }
  console.log(
    [
      'Record intact: nothing was changed, and every move follows the rules.',
      `Game: ${game.title}, rules version ${header.rules}`,
      `Players: ${header.players.join(', ')}`,
      `Moves: ${count(inputs.length)}`,
      `Result: ${outcome}`,
    ].join('\n'),
  );
}

function unsound(file: string, { line, fact }: Broken): never {
  return refuse(`${file}, line ${line}: ${fact}`);
}
