import type { ReadyTable } from '../game.ts';

const ESCAPE = { game: 'escape' } as const;
const CAPTURE = { game: 'capture' } as const;

/** In Escape the last seat is the Imperial. */
export const tables: readonly ReadyTable[] = [
  {
    title: 'Escape as Rebels',
    about: 'You play two Rebels: sneak to the Falcon past the soldiers of the Imperial, and crack its code.',
    picture: 'board',
    seats: ['person', 'bot'],
    setup: ESCAPE,
  },
  {
    title: 'Escape as the Imperial',
    about: 'You hunt three Rebels played by the computer.',
    picture: 'imperial',
    seats: ['bot', 'bot', 'bot', 'person'],
    setup: ESCAPE,
  },
  {
    title: 'Capture',
    about: 'The shorter game, without secrets: you and two computer players race for captures.',
    picture: 'capture',
    seats: ['person', 'bot', 'bot'],
    setup: CAPTURE,
  },
  {
    title: 'Escape on one screen',
    about: 'One player plays two Rebels and the other hunts them. A curtain hides secret moves.',
    seats: ['person', 'person'],
    setup: ESCAPE,
  },
];
