import { everybody, type PublicPaths } from '@starboard/testkit';
import type { Template } from '../rules/model.ts';

/** What each viewer may know by the rulebook: orders are secret only until both captains have given them (2.1). */
export const publicPaths: PublicPaths<Template> = {
  board: {
    'setup.turnLimit': everybody,
    turn: everybody,
    'ships.*.hull': everybody,
    'ships.*.charges': everybody,
    'ships.*.order': everybody,
  },
  revealed: {},
};
