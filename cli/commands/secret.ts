import type { Command } from 'commander';
import { refuse } from '../refuse.ts';

const STEPS = `
Stop the server first, and start it again afterwards. If you use STARBOARD_SECRET, set it to a new secret instead
and set STARBOARD_SECRET_OLD to the earlier one.`;

interface SecretOptions {
  readonly data: string;
}

export function addSecret(program: Command): void {
  const secret = program
    .command('secret')
    .description('change the secret that signs cookies')
    .addHelpText('after', STEPS);
  secret
    .command('rotate')
    .description('start to sign with a new secret; earlier cookies stay valid')
    .option('--data <folder>', 'the folder that holds the secret', './data')
    .action(rotate);
  secret
    .command('forget-old')
    .description('make cookies from before the last rotation invalid')
    .option('--data <folder>', 'the folder that holds the secret', './data')
    .action(forgetOld);
}

async function rotate({ data }: SecretOptions): Promise<void> {
  const { CannotStart, rotateSecret } = await import('@starboard/server');
  orRefuse(CannotStart, () => rotateSecret(data));
  console.log('Cookies are now signed with a new secret. Earlier cookies stay valid until you forget the old secret.');
}

async function forgetOld({ data }: SecretOptions): Promise<void> {
  const { CannotStart, forgetOldSecrets } = await import('@starboard/server');
  const known = orRefuse(CannotStart, () => forgetOldSecrets(data));
  console.log(
    known
      ? 'Cookies from before the last rotation are no longer valid.'
      : 'There is no old secret, so nothing has changed.',
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
