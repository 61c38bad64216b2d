import type { Character } from '@starboard/kernel';

/** Whom the bots fly as; `bot/turn/style.ts` says how each of them weighs things. */
export const characters: readonly Character[] = [
  {
    id: 'ranger',
    callSign: 'Longshadow',
    about: 'An all-rounder who takes whatever scores best.',
    line: 'Nothing personal. You were in the way.',
    mark: 'M12 3v6M12 15v6M3 12h6M15 12h6M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0 -8',
  },
  {
    id: 'hunter',
    callSign: 'Nettle',
    about: 'Goes for the leader and takes risks to get there.',
    line: 'Enjoy the lead. I can see it from here.',
    mark: 'M4 20L20 4M20 4h-6M20 4v6M4 20l2 -6M4 20l6 -2',
  },
  {
    id: 'vulture',
    callSign: 'Latecomer',
    about: 'Circles until somebody is hurt, and then finishes the job.',
    line: 'Don’t mind me. I’ll have what’s left.',
    mark: 'M2 9c4 -3 7 -2 10 2c3 -4 6 -5 10 -2c-4 0 -6 1 -7 4l-3 5l-3 -5c-1 -3 -3 -4 -7 -4',
  },
  {
    id: 'wary',
    callSign: 'Featherfoot',
    about: 'Stays out of firing arcs and shoots only from where it is safe.',
    line: 'I’m in no hurry to be anybody’s five points.',
    mark: 'M12 3l8 3v6c0 5 -4 8 -8 9c-4 -1 -8 -4 -8 -9v-6zM8 12l3 3l5 -6',
  },
  {
    id: 'joker',
    callSign: 'Fender',
    about: 'Flies into others on purpose: ships that touch can’t shoot at each other.',
    line: 'Oops. Was that your paint?',
    mark: 'M3 8h8v8h-8zM13 8h8v8h-8zM12 3v3M12 18v3M9 4l1 2M15 4l-1 2',
  },
];
