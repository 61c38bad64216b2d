import type { GameTypes, Rules } from '@starboard/kernel';
import type { PublicPaths } from '../secrets/public-paths.ts';
import { toy } from './bids.ts';
import { cards } from './cards/index.ts';
import { hide } from './hide.ts';
import { cardsPaths, hidePaths, toyPaths } from './public-paths.ts';

export const TOYS: readonly { readonly rules: Rules<GameTypes>; readonly paths: PublicPaths }[] = [
  { rules: toy, paths: toyPaths },
  { rules: hide, paths: hidePaths },
  { rules: cards, paths: cardsPaths },
];
