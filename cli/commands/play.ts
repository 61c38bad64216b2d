import { randomUUID } from 'node:crypto';
import { playFromChosenFolder } from '@starboard/games/solution-files';
import { readerAmong, wordsFor, wordsWithAnswers, writeRecord } from '@starboard/kernel';
import type { Command } from 'commander';
import { openGame } from '../input/catalogue.ts';
import { refuseExisting, writeNew } from '../input/files.ts';
import { listed, occupantsNamed } from '../input/seats.ts';
import { chosenSetup, type SetupOptions } from '../input/setup.ts';
import { useSolution } from '../input/solution.ts';
import { answersFor } from '../play/answers.ts';
import { openKeyboard } from '../play/keyboard.ts';
import { namesOf } from '../play/names.ts';
import { playMatch } from '../play/play-match.ts';
import { openRulebook } from '../play/rulebook.ts';
import { EXAMPLE } from './example.ts';
import { seedOption, setOption, setupOption, solutionOption } from './options.ts';

interface PlayOptions extends SetupOptions {
  readonly seats?: string;
  readonly seed?: string;
  readonly save?: string;
  readonly solution?: string;
  readonly askEverything?: true;
}

/** With more players than this, the first line doesn't name them all. */
const FEW = 6;

const EXAMPLES = `
Type the number of an option to choose it. ? explains why something can't be chosen, ? and the number of a rule
prints that rule, b shows the board again, and q leaves. Questions with one sensible answer are answered for you, and
the log says so: a lists them and changes what you are asked. If several people share the screen, it is cleared before
it passes to the next player.

Examples:
  starboard play ${EXAMPLE}
  starboard play ${EXAMPLE} --seats person,person --save our-match.jsonl`;

export function addPlay(program: Command): void {
  program
    .command('play')
    .description('play in this terminal, as text')
    .argument('<game>', 'a game that is playable; see "starboard games"')
    .option('--seats <a,b,…>', 'who sits where, see "starboard games <game>" (default: person, then pilot)')
    .addOption(seedOption())
    .addOption(setOption())
    .addOption(setupOption())
    .addOption(solutionOption())
    .option('--save <file>', 'write the record of the match to a new file, at the end or when you leave')
    .option('--ask-everything', 'ask the people everything, even what has one sensible answer')
    .addHelpText('after', EXAMPLES)
    .action(playInTerminal);
}

/** A level that a newcomer can beat after a few matches. */
const USUAL_BOT = 'pilot';

async function playInTerminal(id: string, options: PlayOptions): Promise<void> {
  await useSolution(options.solution);
  const { game, rules } = await openGame(id);
  const usual = Array.from({ length: rules.seats.min }, (_, seat) => (seat === 0 ? 'person' : USUAL_BOT));
  const occupants = occupantsNamed(rules, options.seats === undefined ? usual : listed(options.seats), 'with people');
  const setup = await chosenSetup(rules, occupants, options);
  if (options.save !== undefined) await refuseExisting(options.save);
  const [plainWords, heuristics, rulebook] = await Promise.all([
    game.parts.words(),
    game.parts.heuristics(),
    openRulebook(id),
  ]);
  for (const each of occupants) if (each.kind === 'bot') await each.bot.prepare?.(heuristics);
  await playFromChosenFolder(heuristics);
  const keyboard = openKeyboard();
  const names = namesOf(occupants, game);
  const people = occupants.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const words = wordsWithAnswers(wordsFor(plainWords, readerAmong(people)));
  const answers = answersFor({ rules, words, askEverything: options.askEverything === true });
  const session = {
    rules,
    words,
    heuristics,
    rulebook,
    occupants,
    names,
    keyboard,
    answers,
    say: console.log,
    now: Date.now,
  };
  console.log(`${game.title}: ${names.length > FEW ? `${names.length} players` : names.join(' against ')}`);
  console.log(
    'Type the number of an option, ? for help, b for the board, a for what is answered for you, or q to leave.\n',
  );
  const record = await playMatch(session, setup, options.seed ?? randomUUID());
  keyboard.close();
  if (options.save === undefined) return;
  await writeNew(options.save, writeRecord(record));
  console.log(`Saved the record to ${options.save}.`);
}
