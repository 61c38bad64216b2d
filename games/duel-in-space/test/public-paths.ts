import { everybody, type PublicPaths } from '@starboard/testkit';
import type { Design } from '../rules/data/ships.ts';
import type { Board, Duel } from '../rules/model.ts';

/** 9.5 Designs are open unless the table keeps them secret until the duel is over. A drone has no secrets. */
const knowsDesign = ({ setup, over, ships }: Board, viewer: number | null, of: number): boolean =>
  setup.designs !== 'secret' || over || ships[of]?.drone === true || viewer === of;

/** What each viewer may know of a duel by the rulebook. */
export const publicPaths: PublicPaths<Duel> = {
  board: {
    'setup.choosing': everybody,
    'setup.designs': everybody,
    'setup.quietLimit': everybody,
    /** 10.17 */
    'setup.position': everybody,
    /** 10.12 Everybody knows which ships have a ready-made design. */
    'setup.given.*': { to: knowsDesign, others: (design) => design === null },
    turn: everybody,
    ports: everybody,
    noseToNose: everybody,
    movingApart: everybody,
    lastHit: everybody,
    over: everybody,
    'ships.*.model': everybody,
    'ships.*.drone': everybody,
    'ships.*.design': {
      to: knowsDesign,
      /** 6.2, 9.4 A ship that breaks apart shows that it has lost all its protection. */
      others: (design, { ships }, of) => 3 + (design as Design).protection > (ships[of]?.protectionLost ?? 0),
    },
    'ships.*.turret': everybody,
    'ships.*.heading': everybody,
    'ships.*.stabilizerHits': everybody,
    'ships.*.computerHits': everybody,
    'ships.*.protectionLost': everybody,
    'ships.*.lifeSupport': everybody,
    'ships.*.lasers': everybody,
    'ships.*.pending': everybody,
    'ships.*.blownUp': everybody,
  },
  /** 9.5 A ship's actions reveal its secret design. */
  revealed: {
    'cannot-fire': ['seat'],
    shot: ['hit'],
    damage: [],
    special: ['special', 'weapon'],
    destroyed: ['seat', 'rule', 'reveals'],
    designed: ['design'],
  },
};
