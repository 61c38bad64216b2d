export { knownBoard } from '../rules/knowledge/known.ts';
