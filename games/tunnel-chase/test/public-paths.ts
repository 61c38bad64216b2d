import { everybody, type PublicPaths } from '@starboard/testkit';
import type { Design } from '../rules/data/designs.ts';
import type { Chase } from '../rules/model.ts';

/** Who may know what of a chase, as the rulebook has it. */
export const publicPaths: PublicPaths<Chase> = {
  board: {
    setup: everybody,
    asteroid: everybody,
    turn: everybody,
    hurtIn: everybody,
    left: everybody,
    grazed: everybody,
    over: everybody,
    /** 9.3 Own designs are secret until the chase is over; 11.2 all others are open. */
    'pilots.*.design': {
      to: ({ setup, over }, viewer, pilot) => setup.designs !== 'own' || over || viewer === pilot,
      /** 2.3 Whoever flies has more protection than damage, and whoever blew up had not. */
      others: (design, { pilots }, pilot) => (design as Design).protection > (pilots[pilot]?.damage ?? 0),
    },
    'pilots.*.damage': everybody,
    'pilots.*.space': everybody,
    'pilots.*.heading': everybody,
    'pilots.*.rear': everybody,
    'pilots.*.speed': everybody,
    'pilots.*.out': everybody,
  },
  /** 9.4 What a starfighter does shows something of its design. */
  revealed: {
    navigated: ['dice', 'scraped'],
    'scraped-past': [],
    shot: ['hit'],
    wrecked: ['seat', 'space'],
    designed: ['design'],
  },
};
