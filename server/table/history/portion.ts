import type { GameTypes, Happening, Viewer } from '@starboard/kernel';
import { sentBoards } from '@starboard/protocol';
import type { Step } from './retell.ts';

/** What is told at once of the past: at most of so many entries, and about so many bytes. */
export const MOST_ENTRIES = 100;
export const MOST_BYTES = 64 * 1024;

export const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

/** The first steps that fit; one at least. */
export function firstThatFit(steps: readonly Step[], viewers: readonly Viewer[]): readonly Step[] {
  let left = MOST_BYTES;
  const tooLong = sizesOf(steps, viewers).findIndex((size) => {
    left -= size;
    return left < 0;
  });
  return shortened(tooLong < 0 ? steps : steps.slice(0, Math.max(1, tooLong)), viewers);
}

/** The last steps that fit beside a whole board for each viewer; one at least. */
export function lastThatFit(steps: readonly Step[], viewers: readonly Viewer[]): readonly Step[] {
  const [last] = viewers.map((viewer) =>
    steps.findLast((step) => step.happenings(viewer).length > 0)?.happenings(viewer),
  );
  let left = MOST_BYTES - viewers.length * bytesOf(last?.[0]?.board ?? null);
  const tooLong = sizesOf(steps, viewers).findLastIndex((size) => {
    left -= size;
    return left < 0;
  });
  return shortened(steps.slice(Math.min(tooLong + 1, Math.max(0, steps.length - 1))), viewers);
}

/** How many bytes each step takes, as changes of the board before it. */
function sizesOf(steps: readonly Step[], viewers: readonly Viewer[]): readonly number[] {
  const sizes = steps.map(() => 0);
  for (const viewer of viewers) {
    const sent = sentBoards(
      null,
      steps.flatMap((step) => step.happenings(viewer)),
      {},
    ).happenings;
    let at = 0;
    for (const [i, step] of steps.entries()) {
      const { length } = step.happenings(viewer);
      for (const happening of sent.slice(at, at + length)) sizes[i] = (sizes[i] ?? 0) + bytesOf(happening);
      at += length;
    }
  }
  return sizes;
}

/** A single step that is longer than all may be is told with the board before and after it only. */
function shortened(steps: readonly Step[], viewers: readonly Viewer[]): readonly Step[] {
  const [only] = steps;
  if (only === undefined || steps.length > 1 || (sizesOf(steps, viewers)[0] ?? 0) <= MOST_BYTES) return steps;
  return [{ ...only, happenings: (viewer) => withoutBoardsBetween(only.happenings(viewer)) }];
}

function withoutBoardsBetween(happenings: readonly Happening<GameTypes>[]): readonly Happening<GameTypes>[] {
  const [first] = happenings;
  return happenings.map((each, i) =>
    first === undefined || i === happenings.length - 1 ? each : { ...first, event: each.event },
  );
}
