import { text } from '@starboard/kernel';

/** The client makes it, never the same twice. If a request is sent again with the same id, it counts once. */
export const requestId = text({
  pattern: '^[A-Za-z0-9_-]{8,64}$',
  maxLength: 64,
  description: 'An id that you make for this request and have never used before.',
});

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const RANDOM_LETTERS = 8;

/**
 * Contains the time, so it is new even if random numbers repeat. Also works in pages without https, which lack
 * `crypto.randomUUID`.
 */
export function newRequestId(): string {
  const drawn = crypto.getRandomValues(new Uint8Array(RANDOM_LETTERS));
  return Date.now().toString(36) + Array.from(drawn, (byte) => LETTERS.charAt(byte % LETTERS.length)).join('');
}
