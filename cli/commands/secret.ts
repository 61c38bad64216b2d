import type { Command } from 'commander';
import { refuse } from '../refuse.ts';

const STEPS = `
Stop the server before either, and start it again afterwards. With STARBOARD_SECRET, set that to a new one
and STARBOARD_SECRET_OLD to the one before instead.`;

interface SecretOptions {
  readonly data: string;
}

export function addSecret(program: Command): void {
  const secret = program
    .command('secret')
    .description('change what cookies are signed with')
    .addHelpText('after', STEPS);
  secret
    .command('rotate')
    .description('sign with a new secret from now on; cookies of before still hold')
    .option('--data <folder>', 'where the secret is kept', './data')
    .action(rotate);
  secret
    .command('forget-old')
    .description('let cookies of before the last rotation hold no longer')
    .option('--data <folder>', 'where the secret is kept', './data')
    .action(forgetOld);
}

async function rotate({ data }: SecretOptions): Promise<void> {
  const { CannotStart, rotateSecret } = await import('@starboard/server');
  orRefuse(CannotStart, () => rotateSecret(data));
  console.log('Cookies are signed with a new secret. Those of before still hold, until you forget the old one.');
}

async function forgetOld({ data }: SecretOptions): Promise<void> {
  const { CannotStart, forgetOldSecrets } = await import('@starboard/server');
  const known = orRefuse(CannotStart, () => forgetOldSecrets(data));
  console.log(
    known ? 'Cookies of before the last rotation no longer hold.' : 'There is no old secret, so nothing has changed.',
  );
}

function orRefuse<T>(Refused: new (...why: never[]) => Error, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof Refused) return refuse(error.message);
    throw error;
  }
}
