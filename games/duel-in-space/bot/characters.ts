import type { Character } from '@starboard/kernel';

/** What they like is in `turn/style.ts`, what they build in `turn/builders.ts`. */
export const characters: readonly Character[] = [
  {
    id: 'ace',
    callSign: 'Cold Iron',
    about: 'Flies to win, and has no habits that you could learn.',
    line: 'I have seen this position before.',
    mark: 'M12 3l2.5 6.5H21l-5.3 4 2 6.5L12 16l-5.7 4 2-6.5L3 9.5h6.5z',
  },
  {
    id: 'hunter',
    callSign: 'Sparrowhawk',
    about: 'Wants you ahead of its guns, and builds for accuracy.',
    line: 'Hold still. This is quicker.',
    mark: 'M12 4a8 8 0 1 0 .1 0zM12 2v6M12 16v6M2 12h6M16 12h6',
  },
  {
    id: 'survivor',
    callSign: 'Barnacle',
    about: 'Keeps out of your sights, and builds for protection.',
    line: 'I have all day, and a thick hull.',
    mark: 'M4 18l3-9 5-4 5 4 3 9zM8 18l4-9 4 9',
  },
  {
    id: 'gambler',
    callSign: 'Loose Change',
    about: 'Turns hard and shoots anyway; nobody knows what it has built.',
    line: 'Double or nothing?',
    mark: 'M5 5h14v14H5zM9 9h.1M15 9h.1M12 12h.1M9 15h.1M15 15h.1',
  },
];
