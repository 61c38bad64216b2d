import { flag, integer, type Json, record, type Shape, text } from '@starboard/kernel';

/** What is sent along with what one does in a match; how a match is opened and a seat taken is in the protocol. */

const seat = integer(0, 99);
const question = integer(0, 1e9, { description: 'The number of the question that is answered, as the view has it.' });

/** Checked by the rules of the game. */
const choice: Shape<Json> = { description: 'One of the options.' };

export const ofSeat = record({ seat });
export const playing = record({ seat, question, choice });
export const takingBack = record({ seat, question });
export const drawing = record({ seat, offers: flag({ default: true }) });
export const saying = record({ text: text({ maxLength: 400, pattern: '\\S' }) });
