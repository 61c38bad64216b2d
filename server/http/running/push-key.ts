import { createECDH } from 'node:crypto';
import { join } from 'node:path';
import { type PushKeys, pushKeysFrom } from '../../push/push-keys.ts';
import { CannotStart } from './cannot-start.ts';
import { keptSecret } from './kept-secret.ts';

interface Given {
  /** Whether the server may call players who have closed the page. */
  readonly push: boolean;
  readonly pushKey: string | undefined;
  readonly data: string;
  readonly databaseUrl: string | undefined;
}

const FILE = 'push-key';
const DIGITS = 64;
const HEX = new RegExp(`^[0-9a-f]{${DIGITS}}$`);

/** Null for a server that calls nobody: because its operator wants it so, or as its nodes share no key. */
export function pushKeysOf({ push, pushKey, data, databaseUrl }: Given): PushKeys | null {
  if (!push) return null;
  if (pushKey !== undefined) return keysFrom(pushKey, 'STARBOARD_PUSH_KEY');
  if (databaseUrl !== undefined) return null;
  return keysFrom(keptSecret(data, FILE, freshKey), join(data, FILE));
}

function freshKey(): string {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  return curve.getPrivateKey('hex').padStart(DIGITS, '0');
}

function keysFrom(text: string, from: string): PushKeys {
  const digits = text.trim();
  try {
    if (HEX.test(digits)) return pushKeysFrom(digits);
  } catch {
    // Some numbers are no keys of this curve.
  }
  throw new CannotStart(
    `${from} is not a key: it must be ${DIGITS} hexadecimal digits. With another key, players have to switch notifications on again.`,
  );
}
