import type { Planted } from '@starboard/testkit';
import { planted as guests } from './planted/guests.ts';
import { planted as longMatches } from './planted/long-matches.ts';
import { planted as running } from './planted/running.ts';

/** What hostile guests found, and what whoever runs a server feared, each put back: `npm run plant -- server` tries them out. */
export const planted: Planted = { ...longMatches, ...guests, ...running };
