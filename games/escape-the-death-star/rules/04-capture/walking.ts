import { stationIn } from '../01-station/played-on.ts';
import { soldierDue } from '../05-scoring.ts';
import { type Board, type Match, NOWHERE, type Rebel, rebelOf, type Tell } from '../model.ts';

/** What a walking Rebel meets on a square. */
const FREE = 0;
const STOPS = 1;
const CLOSED = 2;

/** Reused by every search, to save allocations. */
const scratch = { here: new Uint8Array(0), cameFrom: new Int16Array(0), steps: new Uint8Array(0) };
const UNSEEN_YET = 255;

/**
 * 4.4 Where a move may end, nearest first, starting with its own square. 4.5 Rebels don't block. 4.6 A soldier whose
 * turn it is stops a Rebel; others must be walked around. 13.3 The Detention Block is closed.
 */
export function waysToWalk(board: Board, { square, die }: Pick<Rebel, 'square' | 'die'>): number[] {
  const station = stationIn(board);
  const { neighbours } = station;
  if (scratch.here.length !== neighbours.length) {
    scratch.here = new Uint8Array(neighbours.length);
    scratch.cameFrom = new Int16Array(neighbours.length);
    scratch.steps = new Uint8Array(neighbours.length);
  }
  const { here, steps, cameFrom } = scratch;
  here.fill(FREE);
  steps.fill(UNSEEN_YET);
  const due = soldierDue(board);
  for (let i = 0; i < board.soldiers.length; i++) {
    const soldier = board.soldiers[i];
    if (soldier !== undefined && soldier.square !== NOWHERE)
      here[soldier.square] = soldier.kind === due ? STOPS : CLOSED;
  }
  here[station.detention] = CLOSED;
  const reached = [square];
  steps[square] = 0;
  for (let i = 0; i < reached.length; i++) {
    const from = reached[i] ?? 0;
    const far = steps[from] ?? 0;
    if (far === die) break;
    if (here[from] === STOPS) continue;
    const ways = neighbours[from] ?? [];
    for (let way = 0; way < ways.length; way++) {
      const next = ways[way] ?? 0;
      if (steps[next] !== UNSEEN_YET || here[next] === CLOSED) continue;
      steps[next] = far + 1;
      cameFrom[next] = from;
      reached.push(next);
    }
  }
  return reached;
}

/** 4.4 The Rebel walks a shortest path, and everybody sees it. */
export function walkTo({ board }: Match, number: number, square: number, tell: Tell): void {
  const rebel = rebelOf(board, number);
  if (tell !== undefined) {
    waysToWalk(board, rebel);
    const path = [square];
    for (let at = square; at !== rebel.square; path.unshift(at)) at = scratch.cameFrom[at] ?? 0;
    tell({ type: 'walked', rule: '4.4', rebel: number, path });
  }
  rebel.square = square;
}
