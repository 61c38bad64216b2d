import type { Intro } from '../game.ts';

export const intro: Intro = {
  aim: 'Destroy the other ship before it destroys yours.',
  turn: 'Both captains choose in secret: charge the gun, fire all charges, or dodge. Then both orders are carried out at once.',
  end: 'A ship is destroyed after three hits.',
  terms: [
    { word: 'Charge', means: 'energy for one shot. The battery holds up to three charges.' },
    { word: 'Hull', means: 'the hits a ship can still take.' },
    { word: 'Dodge', means: 'for this turn, only a 6 hits your ship instead of a 4 or more.' },
  ],
};
