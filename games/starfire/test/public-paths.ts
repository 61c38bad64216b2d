import { everybody, type PublicPaths } from '@starboard/testkit';
import type { Starfire } from '../rules/model.ts';

/** Nothing on the board of a battle is secret. */
export const publicPaths: PublicPaths<Starfire> = {
  board: {
    setup: everybody,
    seats: everybody,
    turn: everybody,
    winner: everybody,
    firing: everybody,
    lastToFire: everybody,
    'ships.*.name': everybody,
    'ships.*.side': everybody,
    'ships.*.seat': everybody,
    'ships.*.design': everybody,
    'ships.*.fate': everybody,
    'ships.*.q': everybody,
    'ships.*.r': everybody,
    'ships.*.facing': everybody,
    'ships.*.straight': everybody,
    'ships.*.points': everybody,
    'ships.*.working': everybody,
    'ships.*.fired': everybody,
  },
  revealed: {},
};
