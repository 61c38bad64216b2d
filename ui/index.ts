export type { BoardModule, BoardProps, DiceShown } from './board.ts';
export type { Workshop, WorkshopProps } from './workshop.ts';
