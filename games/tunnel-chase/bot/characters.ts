import type { Character } from '@starboard/kernel';

/** The usual one comes first. */
export const characters: readonly Character[] = [
  {
    id: 'plumb',
    callSign: 'Plumb',
    about: 'An all-rounder who weighs every curve against every shot.',
    line: 'Straight down the middle, and no hard feelings.',
    mark: 'M12 3v13M9 16h6l-3 5zM6 3h12',
  },
  {
    id: 'ferret',
    callSign: 'Ferret',
    about: 'A hunter who gets behind you and stays there.',
    line: 'Look back once in a while. I’ll be there.',
    mark: 'M4 12h9M9 8l4 4l-4 4M14 6l6 6l-6 6',
  },
  {
    id: 'lantern',
    callSign: 'Old Lantern',
    about: 'A survivor who flies clean, keeps away from fights and waits for your mistakes.',
    line: 'The walls have beaten better pilots than either of us.',
    mark: 'M9 3h6M12 3v3M8 6h8v11H8zM7 20h10M12 9v5',
  },
  {
    id: 'tilt',
    callSign: 'Tilt',
    about: 'A gambler who takes curves too fast and brakes hard.',
    line: 'Odds are for people with time to count.',
    mark: 'M5 8l8-4l6 7l-8 9zM10 10h.5M13 13h.5M11.5 16h.5',
  },
  {
    id: 'eel',
    callSign: 'Eel',
    about: 'A sly one who lures others into The Squeeze.',
    line: 'It’s narrow in there. Do come in.',
    mark: 'M3 5q9 3 9 7t9 7M3 10q5 2 5 6M21 14q-5-2-5-6',
  },
];
