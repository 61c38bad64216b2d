import { expect, test } from 'vitest';
import { type Machine, natsProgram } from '../../servers/nats-program.ts';

const PLACE = '/usr/sbin/nats-server';

interface Given {
  readonly isThere?: boolean;
  readonly mayInstall?: boolean;
  /** Which installations succeed, in turn. */
  readonly installs?: readonly boolean[];
}

/** The result of the search on such a machine, and what was done for it. */
async function lookedFor({ isThere = false, mayInstall = true, installs = [] }: Given) {
  const done: string[] = [];
  let found = isThere;
  const machine: Machine = {
    find: () => (found ? PLACE : undefined),
    mayInstall: () => mayInstall,
    async apt(word = '') {
      const succeeds = word !== 'install' || installs[done.filter((one) => one === 'install').length] === true;
      done.push(word);
      if (word === 'install' && succeeds) found = true;
      return succeeds;
    },
  };
  return { program: await natsProgram(machine), done };
}

test.each<[string, Given, string | undefined, readonly string[]]>([
  ['that is there is taken', { isThere: true }, PLACE, []],
  ['is not installed by whoever may not', { mayInstall: false }, undefined, []],
  ['is installed', { installs: [true] }, PLACE, ['install']],
  ['is installed once the lists are new', { installs: [false, true] }, PLACE, ['install', 'update', 'install']],
  ['is missing if that fails too', { installs: [false, false] }, undefined, ['install', 'update', 'install']],
])('a nats-server %s', async (_, given, program, done) => {
  expect(await lookedFor(given)).toEqual({ program, done });
});
