import { sufferFrame } from '../../rules/07-damage/damage.ts';
import type { EffectFrame, Face, Match, Next } from '../../rules/model.ts';

/** The ship that was chosen, or else the bearer, rolls and suffers all that its dice show at once: hits before criticals. */
export const rollAndSuffer =
  (count: number, critsAs: 'hit' | 'crit') =>
  (_match: Match, frame: EffectFrame): Next => {
    const [ship = frame.origin.ship] = frame.chosen;
    if (frame.stage > 1) return undefined;
    frame.stage++;
    if (frame.stage === 1) {
      return { call: { at: 'roll', step: 0, ship, pool: 'attack', count, why: frame.origin.card, dice: [] } };
    }
    const faces = Array.isArray(frame.returned) ? frame.returned : [];
    const crits = critsAs === 'crit' ? countFace(faces, 'crit') : 0;
    const hits = countFace(faces, 'hit') + countFace(faces, 'crit') - crits;
    return hits + crits === 0 ? undefined : { call: sufferFrame(ship, hits, crits, frame.source) };
  };

const countFace = (faces: readonly Face[], face: Face): number => faces.filter((each) => each === face).length;
