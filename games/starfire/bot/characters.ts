import type { Character } from '@starboard/kernel';

/** How they weigh things is in `turn/style.ts`. */
export const characters: readonly Character[] = [
  {
    id: 'line',
    callSign: 'Plumbline',
    about: 'Fights by the book: finds the best range, and fires where it hurts most.',
    line: 'Hold the line and count their engines.',
    mark: 'M12 3v12M8 6h8M12 15l-3 3 3 3 3-3z',
  },
  {
    id: 'brawler',
    callSign: 'Anvil',
    about: 'Comes close fast, and trades its own systems for yours.',
    line: 'Why shoot from over there?',
    mark: 'M4 8h16l-4 4v3l3 4H5l3-4v-3H6z',
  },
  {
    id: 'raider',
    callSign: 'Marsh Light',
    about: 'Waits out of reach, strikes when it moves last, and spares its ships.',
    line: 'You will see me when it’s too late.',
    mark: 'M12 21c-4 0-6-3-6-6 0-5 6-6 5-12 4 3 7 7 7 12 0 3-2 6-6 6zM12 18v-4',
  },
  {
    id: 'escort',
    callSign: 'Sheepdog',
    about: 'Keeps its ships together, so that none of them fights alone.',
    line: 'Nobody strays on my watch.',
    mark: 'M12 3l7 3v6c0 5-3 7-7 9-4-2-7-4-7-9V6zM9 12l2 2 4-4',
  },
];
