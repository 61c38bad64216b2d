import { HALF } from '../plane.ts';

/** The base of every ship, looking up. */
export const BASE_OUTLINE = `M${-HALF}-${HALF}H${HALF}V${HALF}H${-HALF}Z`;

/** The guides between which a template is laid, 20 mm apart: they show where the front is. */
export const NUBS = `M-11-${HALF}V-${HALF + 3}M11-${HALF}V-${HALF + 3}`;

export const FRONT_LINES = `M0 0L-17.15-${HALF}M0 0L17.15-${HALF}`;

/** A mark ahead of a ship that has yet to fly. */
export const YET_TO_FLY = `M-7-${HALF + 6}L0-${HALF + 13}L7-${HALF + 6}Z`;

/** A mark over a destroyed ship that stays until its turn is over. */
export const DOOMED = `M-${HALF}-${HALF}L${HALF} ${HALF}M${HALF}-${HALF}L-${HALF} ${HALF}`;

/** The corners of a frame round a ship whose turn it is. */
const FAR = HALF + 6;
export const ACTIVE = `M-${FAR}-14V-${FAR}H-14M14-${FAR}H${FAR}V-14M${FAR} 14V${FAR}H14M-14 ${FAR}H-${FAR}V14`;
