import type { ReplayScene } from './scenes.ts';

/** How an address names a moment: by its turn, and by its number in it as the viewer saw it, from 1. */
export interface ReplayMoment {
  readonly turn: number;
  readonly event: number;
}

type Timed = Pick<ReplayScene, 'turn'>;

/** "3.14": the fourteenth event of turn 3. */
export const momentText = ({ turn, event }: ReplayMoment): string => `${turn}.${event}`;

/** The turn as a label: what happens before the first turn is the start. */
export const turnTitle = (turn: number): string => (turn === 0 ? 'Start' : `Turn ${turn}`);

export function readMoment(text: string): ReplayMoment | null {
  const [, turn, event] = /^(\d{1,6})\.(\d{1,6})$/.exec(text) ?? [];
  return turn === undefined || event === undefined ? null : { turn: Number(turn), event: Number(event) };
}

/** The moment of a scene; null if there is no such scene. */
export function momentOf(scenes: readonly Timed[], at: number): ReplayMoment | null {
  const turn = scenes[at]?.turn;
  return turn === undefined ? null : { turn, event: at - turnStart(scenes, at) + 1 };
}

/** The scene of a moment, or the nearest before it. */
export function sceneAt(scenes: readonly Timed[], { turn, event }: ReplayMoment): number {
  const first = scenes.findIndex((scene) => scene.turn >= turn);
  if (first < 0) return Math.max(0, scenes.length - 1);
  let last = first;
  while (scenes[last + 1]?.turn === turn) last++;
  return Math.max(first, Math.min(last, first + event - 1));
}

function turnStart(scenes: readonly Timed[], at: number): number {
  let first = at;
  while (first > 0 && scenes[first - 1]?.turn === scenes[at]?.turn) first--;
  return first;
}

type Placed = Pick<ReplayScene, 'place'>;

/**
 * Where another viewer is at the moment of a scene. Viewers don't receive the same events, but what the same inputs of
 * the record led to is the same moment.
 */
export function asSeenBy(scenes: readonly Placed[], at: number, others: readonly Placed[]): number {
  const place = scenes[at]?.place ?? 0;
  const offset = at - scenes.findIndex((scene) => scene.place === place);
  const first = others.findIndex((scene) => scene.place >= place);
  if (first < 0) return Math.max(0, others.length - 1);
  const beyond = others.findIndex((scene) => scene.place > place);
  return Math.max(first, Math.min(first + offset, (beyond < 0 ? others.length : beyond) - 1));
}

/** What a step goes to: the first scene of the next turn, or of what the next choices led to. */
export type Stride = 'turn' | 'question';

/** The scene to which a step leads. A step back first goes to the beginning of what is being shown. */
export function stepped(scenes: readonly Pick<ReplayScene, Stride>[], at: number, by: Stride, step: 1 | -1): number {
  const last = Math.max(0, scenes.length - 1);
  const begins = (i: number): boolean => i <= 0 || scenes[i]?.[by] !== scenes[i - 1]?.[by];
  let to = at + step;
  while (to > 0 && to < last && !begins(to)) to += step;
  return Math.max(0, Math.min(last, to));
}
