/** What an event on a board can sound like. */
export type EventSound = 'bolt' | 'hit' | 'explosion' | 'alarm' | 'reveal';
