import { everybody, type PublicPaths } from '@starboard/testkit';
import type { Design } from '../rules/data/designs.ts';
import type { Chase } from '../rules/model.ts';

/** What each viewer may know of a chase by the rulebook. */
export const publicPaths: PublicPaths<Chase> = {
  board: {
    setup: everybody,
    asteroid: everybody,
    turn: everybody,
    hurtIn: everybody,
    left: everybody,
    grazed: everybody,
    over: everybody,
    /** 9.3 Own designs are secret until the chase is over; 11.2 all others are open. 9.1 Before it is built there is none. */
    'pilots.*.design': {
      to: ({ setup, over, pilots }, viewer, pilot) =>
        pilots[pilot]?.built === true && (setup.designs !== 'own' || over || viewer === pilot),
      /** 2.3 A flying starfighter has more protection than damage; a wreck doesn't. */
      others: (design, { pilots }, pilot) => (design as Design).protection > (pilots[pilot]?.damage ?? 0),
    },
    'pilots.*.built': everybody,
    'pilots.*.damage': everybody,
    'pilots.*.space': everybody,
    'pilots.*.heading': everybody,
    'pilots.*.rear': everybody,
    'pilots.*.speed': everybody,
    'pilots.*.out': everybody,
  },
  /** 9.4 A starfighter's actions reveal something of its design. */
  revealed: {
    navigated: ['dice', 'scraped'],
    'scraped-past': [],
    shot: ['hit'],
    wrecked: ['seat', 'space'],
    designed: ['design'],
  },
};
