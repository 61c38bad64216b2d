import type { Browser, Page } from 'playwright-core';

/** What the pictures of a while cost, from a trace of the browser. */
export interface FrameCost {
  /** How many new pictures were drawn; frames in which nothing changed don't count. */
  readonly pictures: number;
  /** Milliseconds of processor time for each picture, by thread. */
  readonly threads: readonly { readonly name: string; readonly ms: number }[];
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Processor time of a task, in microseconds. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

const CATEGORIES = ['toplevel', 'disabled-by-default-devtools.timeline.frame'];
/** Everything a thread does is in one of these. */
const TASKS = ['ThreadControllerImpl::RunTask', 'ThreadPool_RunTask'];
const PICTURE = 'ActivateLayerTree';
/** Threads that cost less than this for each picture are left out, in milliseconds. */
const LEAST = 0.5;

const SHORT_NAMES: { readonly [name: string]: string } = {
  CrRendererMain: 'main',
  Compositor: 'compositor',
  ThreadPoolForegroundWorker: 'raster',
  VizCompositorThread: 'display',
};

/** Traces the browser for as long as something goes on. */
export async function costOf(browser: Browser, page: Page, doing: () => Promise<unknown>): Promise<FrameCost> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await doing();
  const trace: { readonly traceEvents: readonly TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString());
  return readCost(trace.traceEvents);
}

function readCost(events: readonly TraceEvent[]): FrameCost {
  const [names, spent] = [new Map<string, string>(), new Map<string, number>()];
  let pictures = 0;
  for (const { name, ph, pid, tid, tdur = 0, args } of events) {
    const thread = `${pid} ${tid}`;
    if (name === 'thread_name' && args?.name !== undefined) names.set(thread, args.name);
    else if (name === PICTURE) pictures++;
    else if (ph === 'X' && TASKS.includes(name)) spent.set(thread, (spent.get(thread) ?? 0) + tdur / 1000);
  }
  const threads = [...spent].map(([thread, ms]) => {
    const name = names.get(thread) ?? '';
    return { name: SHORT_NAMES[name] ?? name, ms: ms / Math.max(1, pictures) };
  });
  return { pictures, threads: threads.filter(({ ms }) => ms >= LEAST).toSorted((a, b) => b.ms - a.ms) };
}

/** "raster 18.3 ms, main 2.1 ms". */
export const inWords = ({ threads }: FrameCost): string =>
  threads.map(({ name, ms }) => `${name} ${ms.toFixed(1)} ms`).join(', ');
