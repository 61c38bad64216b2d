/** What can be wrong with what a server kept, compared with what people sent and were told. */
export const FAULTS = [
  /** Acknowledged, and not there. */
  'lost',
  /** There more than once. */
  'doubled',
  /** There before something that was acknowledged before it was sent. */
  'out of order',
  /** There though nobody sent it, and the server does not do such things by itself. */
  'foreign',
  /** There as something else than was sent, or than its sender was told. */
  'altered',
  /** A choice that answers another ask than it was meant for. */
  'misplaced',
  /** There though its sender was told that it was refused. */
  'refused',
  /** The rules of the game do not take it, or a number is missing. */
  'unplayable',
  /** The record that the server hands out is not what its log says. */
  'record',
  /** A request sent again was answered otherwise than at first. */
  'contradiction',
  /** Play did not go on, or something was refused that should not have been. */
  'breakdown',
] as const;
export type Fault = (typeof FAULTS)[number];

export interface Problem {
  readonly fault: Fault;
  /** Null where it is about no match. */
  readonly match: string | null;
  readonly what: string;
}
