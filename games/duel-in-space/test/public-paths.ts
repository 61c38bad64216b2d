import { everybody, type PublicPaths } from '@starboard/testkit';
import type { Design } from '../rules/data/ships.ts';
import type { Board, Duel } from '../rules/model.ts';

/** 9.5 Designs are open, unless the table keeps them secret; then until the duel is over. A drone has no secrets. */
const knowsDesign = ({ setup, over, ships }: Board, viewer: number | null, of: number): boolean =>
  setup.designs !== 'secret' || over || ships[of]?.drone === true || viewer === of;

/** Who may know what of a duel, as the rulebook has it. */
export const publicPaths: PublicPaths<Duel> = {
  board: {
    'setup.choosing': everybody,
    'setup.designs': everybody,
    'setup.quietLimit': everybody,
    /** 10.12 Everybody knows who flies a ready-made design. */
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
      /** 6.2, 9.4 Whether a ship has lost all its protection shows by its breaking apart. */
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
  /** 9.5 A secret design shows by what the ship does. */
  revealed: {
    'cannot-fire': ['seat'],
    shot: ['hit'],
    damage: [],
    special: ['special', 'weapon'],
    destroyed: ['seat', 'rule', 'reveals'],
    designed: ['design'],
  },
};
