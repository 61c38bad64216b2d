import type { Planted } from '@starboard/testkit';
import { planted as bringing } from './planted/bringing.ts';
import { planted as guests } from './planted/guests.ts';
import { planted as longMatches } from './planted/long-matches.ts';
import { planted as push } from './planted/push.ts';
import { planted as running } from './planted/running.ts';
import { planted as sentTwice } from './planted/sent-twice.ts';
import { planted as sessions } from './planted/sessions.ts';
import { planted as timeLimits } from './planted/time-limits.ts';
import { planted as turns } from './planted/turns.ts';

const lists: readonly Planted[] = [
  longMatches,
  bringing,
  guests,
  push,
  running,
  sessions,
  sentTwice,
  timeLimits,
  turns,
];
const files = [...new Set(lists.flatMap((list) => Object.keys(list)))];

/** Mistakes that hostile guests found or operators feared, each put back: `npm run plant -- server` tries them out. */
export const planted: Planted = Object.fromEntries(
  files.map((file) => [file, lists.flatMap((list) => list[file] ?? [])]),
);
