export type { Account, AccountEntry } from './account.ts';
export { added, type Figure, isClear } from './figures.ts';
export { type Judge, judgeBy } from './judge.ts';
export { type ReviewOptions, type ReviewProgress, reviewOf } from './review.ts';
