import { flag, integer, type Json, object, type Schema, text } from '@starboard/kernel';

/** What is sent along with what one does in a match; how a match is opened and a seat taken is in the protocol. */

const seat = integer(0, 99);
const question = integer(0, 1e9, { description: 'The number of the question that is answered, as the view has it.' });

/** Checked by the rules of the game. */
const choice: Schema<Json> = { description: 'One of the options.' };

export const ofSeat = object({ seat });
export const playing = object({ seat, question, choice });
export const takingBack = object({ seat, question });
export const drawing = object({ seat, offers: flag({ default: true }) });
export const saying = object({ text: text({ maxLength: 400, pattern: '\\S' }) });
