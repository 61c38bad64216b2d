import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { emptyFolder, run } from './run.ts';

const folder = emptyFolder();
const taken = join(folder, 'taken.jsonl');
const list = join(folder, 'list.json');
writeFileSync(taken, 'mine');
writeFileSync(list, '[1, 2]');

const GAME = 'duel-in-space';

const BAD: readonly (readonly [what: string, words: readonly string[], said: RegExp])[] = [
  ['an unknown command', ['simulate', GAME], /unknown command 'simulate'/i],
  ['a mistyped command', ['simm', GAME], /did you mean sim/i],
  ['a mistyped game', ['sim', 'duel-in-spce'], /did you mean "duel-in-space"/],
  ['an unknown game', ['play', 'ludo'], /no game called "ludo"; choose one of .*duel-in-space/],
  ['no game', ['sim'], /missing required argument 'game'; see "starboard sim --help"/i],
  ['an unknown option', ['sim', GAME, '--speed', '3'], /unknown option '--speed'/i],
  ['an option without its value', ['sim', GAME, '--games'], /argument missing/i],
  ['a number that is none', ['sim', GAME, '--games', 'many'], /--games must be a whole number .* not "many"/],
  ['a number too small', ['sim', GAME, '--games', '0'], /--games must be/],
  ['a setting nobody knows', ['fuzz', GAME, '--set', 'colour=red'], /no setting "colour"/],
  ['no workers', ['fuzz', GAME, '--workers', '0'], /--workers must be/],
  ['a port there is not', ['serve', '--port', '70000'], /--port must be/],
  ['too many seats', ['sim', GAME, '--seats', 'random,random,random'], /has 2 seats, but 3 are named/],
  ['too few seats', ['play', GAME, '--seats', 'person'], /has 2 seats, but 1 is named/],
  ['somebody unknown', ['sim', GAME, '--seats', 'random,drome'], /Nobody called "drome" .* did you mean "drone"/],
  ['an empty seat', ['sim', GAME, '--seats', 'random,'], /Nobody called ""/],
  ['a person in a simulation', ['sim', GAME, '--seats', 'person,random'], /A person can't play here/],
  ['an unknown setting', ['sim', GAME, '--set', 'design=open'], /no setting "design"; did you mean "designs"/],
  ['a setting without a value', ['sim', GAME, '--set', 'designs'], /write it as key=value/],
  ['a setting that does not fit', ['sim', GAME, '--set', 'designs=wooden'], /designs must be one of/],
  ['a number out of bounds', ['sim', GAME, '--set', 'quietLimit=-1'], /quietLimit must be a whole number/],
  ['text for a number', ['sim', GAME, '--set', 'quietLimit=long'], /quietLimit must be a whole number/],
  ['a set-up file that is not there', ['sim', GAME, '--setup', join(folder, 'none.json')], /no such file/],
  ['a set-up file that holds none', ['sim', GAME, '--setup', list], /one JSON object/],
  [
    'a file of lines that is not there',
    ['sim', 'starfire', '--set', `fleetA=@${join(folder, 'none.txt')}`],
    /Can't read .*none\.txt: there is no such file/,
  ],
  ['one bot in the arena', ['arena', GAME, '--bots', 'random'], /at least two/],
  ['a bot twice in the arena', ['arena', GAME, '--bots', 'random,random'], /each bot only once/],
  ['bounds of a test the wrong way round', ['arena', GAME, '--sprt', '5,0'], /two differences in Elo .* not "5,0"/],
  ['one bound of a test', ['arena', GAME, '--sprt', '5'], /two differences in Elo/],
  ['an error rate that is none', ['arena', GAME, '--sprt', '0,5', '--alpha', '5'], /--alpha must be more than 0/],
  ['a test of three bots', ['arena', GAME, '--bots', 'random,plain,drone', '--sprt', '0,5'], /compares two bots/],
  ['too few seats in the arena', ['arena', 'furball', '--seats', '2'], /has 4 to 8 seats/],
  ['a program without a command', ['arena', GAME, '--bots', 'random,cmd:'], /after "cmd:"/],
  ['results in a file that is none of an arena', ['arena', GAME, '--resume', taken], /not a file of an arena/],
  ['a bot at no match', ['bot', 'http://127.0.0.1:1/', '--cmd', 'true'], /is not an invite link/],
  ['a bot without a program', ['bot', 'http://127.0.0.1:1/#/online/abc'], /'--cmd <command>' not specified/],
  ['a bot where nobody is', ['bot', 'http://127.0.0.1:1/#/online/abc', '--cmd', 'true'], /Nobody answers at/],
  ['a file that exists', ['play', GAME, '--save', taken], /already exists/],
  ['a record that is not there', ['verify', join(folder, 'none.jsonl')], /no such file/],
  ['a folder for a record', ['verify', folder], /it is a folder/],
  ['garbage for a record', ['verify', taken], /line 1/],
  ['a page that is not built', ['serve', '--page', folder], /npm run build/],
  ['too many words', ['verify', taken, taken], /too many arguments/i],
];

describe('bad input gets one sentence and exit code 2', () => {
  test.concurrent.for(BAD)('%s', async ([, words, said]) => {
    const { code, out, err } = await run(words);
    expect(err).toMatch(said);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect(err).not.toMatch(/\n\s+at /);
    expect(out).toBe('');
    expect(code).toBe(2);
  });

  test('and nothing is written over', () => {
    expect(readFileSync(taken, 'utf8')).toBe('mine');
  });
});

describe('help', () => {
  test.for([[], ['--help'], ['sim', '--help'], ['help', 'play']])('%j', async (words) => {
    const { code, out, err } = await run(words);
    expect(out).toMatch(/Usage: starboard.*Examples?:/s);
    expect(err).toBe('');
    expect(code).toBe(0);
  });
});
