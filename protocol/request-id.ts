import { text } from '@starboard/kernel';

/** What a client names a request by: made by the client, never the same twice. Sent again, it is one request. */
export const requestId = text({
  pattern: '^[A-Za-z0-9_-]{8,64}$',
  maxLength: 64,
  description: 'An id that you make for this request and have never used before.',
});

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const LENGTH = 16;

/**
 * An id that nobody has used before. It holds the time, so that it is new even where chance repeats itself. It works in
 * pages without https too, where `crypto.randomUUID` is missing.
 */
export function newRequestId(): string {
  const drawn = crypto.getRandomValues(new Uint8Array(LENGTH));
  return Date.now().toString(36) + Array.from(drawn, (byte) => LETTERS.charAt(byte % LETTERS.length)).join('');
}
