export type { BoardModule, BoardProps, DiceShown } from './board.ts';
