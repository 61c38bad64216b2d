import type { Planted } from '@starboard/testkit';
import { planted as combat } from './planted/combat.ts';
import { planted as ending } from './planted/ending.ts';
import { planted as movement } from './planted/movement.ts';
import { planted as playing } from './planted/playing.ts';
import { planted as setup } from './planted/setup.ts';
import { planted as ships } from './planted/ships.ts';
import { planted as tactics } from './planted/tactics.ts';

/** Mistakes that the tests of these rules have to catch: `npm run plant -- starfire` tries them out. */
export const planted: Planted = { ...ships, ...setup, ...movement, ...combat, ...ending, ...playing, ...tactics };
