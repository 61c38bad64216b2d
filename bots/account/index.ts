export type { Account } from './account.ts';
export { judgeBy } from './judge/judge.ts';
export { budgetFor, reviewOf } from './review.ts';
export { type AccountInWords, type AccountRow, accountInWords, figureText } from './words.ts';
