/** Whether `npm run test:long` asked for the long forms: more kills, whole matches, every screen. */
export const LONG = process.env['STARBOARD_LONG'] === '1';
