const PASSING: ReadonlySet<string> = new Set([
  'busy',
  'failed',
  'no-room',
  'stopping',
  'too-fast',
  'too-slow',
  'unavailable',
]);

/** Whether a refusal passes by itself: the request was not decided, and the same one may succeed in a moment. */
export function passesByItself(code: string): boolean {
  return PASSING.has(code);
}
