export { faultInWords, slotName } from './fault.ts';
export { type EventRules, faultsOf, isLegal, SQUAD_LIMIT } from './legality.ts';
export { fit, slotsOf } from './places.ts';
export { randomSquad } from './random.ts';
export { readySquad } from './ready.ts';
export { pointsOf, type Squad, squadOf } from './squad.ts';
export { readXws } from './xws/read.ts';
export { writeXws } from './xws/write.ts';
