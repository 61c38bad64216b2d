import { flag, integer, object, text } from '@starboard/kernel';

/** What is sent along with what one does in a match; how a match is opened, a seat taken and a question answered is in the protocol. */

const seat = integer(0, 99);

export const ofSeat = object({ seat });
export const drawing = object({ seat, offers: flag({ default: true }) });
export const saying = object({ text: text({ maxLength: 400, pattern: '\\S' }) });
