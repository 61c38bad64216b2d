import { flag, integer, object, text } from '@starboard/kernel';

/** Bodies of the requests of a match; those for opening a match, taking a seat and answering are in the protocol. */

const seat = integer(0, 99);

export const ofSeat = object({ seat });
export const drawing = object({ seat, offers: flag({ default: true }) });
export const saying = object({ text: text({ maxLength: 400, pattern: '\\S' }) });
