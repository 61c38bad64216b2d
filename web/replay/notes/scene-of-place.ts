import type { ReplayScene } from '../scenes.ts';

/**
 * The first scene of what an input of the record led to, or of what followed if it led to nothing that this viewer saw.
 */
export function sceneOfPlace(scenes: readonly Pick<ReplayScene, 'place'>[], place: number): number {
  const found = scenes.findIndex((scene) => scene.place >= place);
  return found < 0 ? Math.max(0, scenes.length - 1) : found;
}
