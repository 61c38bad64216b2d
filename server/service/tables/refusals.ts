import { refused } from '../refused.ts';

export const UNKNOWN = refused('unknown-match', 'There is no such match.');
export const BUSY = refused('busy', 'Too much is happening at this table. Try again.');
export const frozen = (why: string): ReturnType<typeof refused> => refused('frozen', why);
