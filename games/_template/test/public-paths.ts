import { everybody, type PublicPaths } from '@starboard/testkit';
import type { Template } from '../rules/model.ts';

/** Who may know what, as the rulebook has it: orders are secret only until both are given (2.1). */
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
