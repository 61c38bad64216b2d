import type { Answered } from './request.ts';

/** Does something at the table, and shows a refusal to the player. */
export type Act = (doing: Promise<Answered<unknown>>) => Promise<void>;
