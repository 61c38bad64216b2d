import type { StationChoice } from '../props.ts';

/** A square that may be pressed now, and its label. */
export interface Lit {
  readonly square: number;
  /** The option that the square stands for; absent if it is part of a plan. */
  readonly choice?: StationChoice;
  readonly label: string;
  readonly says: readonly string[];
  /** A figure on the square: a chance. */
  readonly badge: string | null;
  readonly tone: 'plain' | 'prize' | 'fight' | 'faint';
  readonly pressed: boolean;
  /** A soldier that can be dragged from here. */
  readonly soldier?: number;
  press(): void;
}
