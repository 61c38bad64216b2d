export { LIMITS, NO_LIMITS } from './http/gate/limits.ts';
export { CannotStart } from './http/running/cannot-start.ts';
export { type NodeOptions, type RunningNode, startNode } from './http/running/start-node.ts';
