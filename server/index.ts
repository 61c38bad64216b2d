export { LIMITS, NO_LIMITS } from './http/gate/limits.ts';
export { CannotStart } from './http/running/cannot-start.ts';
export { forgetOldSecrets, rotateSecret } from './http/running/secret.ts';
export { httpAddress, type NodeOptions, type RunningNode, startNode } from './http/running/start-node.ts';
