import type { Answered } from './request.ts';

/** Does something at the table; a refusal is shown to the one who tried. */
export type Act = (doing: Promise<Answered<unknown>>) => Promise<void>;
