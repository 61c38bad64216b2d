import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';

/** Looks into a node that was started with --inspect, as a developer's tools would. */
export interface Inspector {
  /** What it holds once everything that can be forgotten is forgotten, in bytes. */
  memory(): Promise<{ readonly heapUsed: number; readonly rss: number }>;
  /** How much time of a core it has used so far, in microseconds. */
  usedCore(): Promise<number>;
  startProfile(): Promise<void>;
  /** The profile as a file for a developer's tools. */
  takeProfile(): Promise<Profile>;
  close(): void;
}

export interface Profile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: { readonly functionName: string; readonly url: string; readonly lineNumber: number };
  }[];
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

interface Reply {
  readonly id?: number;
  readonly result?: { readonly profile?: Profile; readonly result?: { readonly value?: string } };
}

export async function inspect(port: number): Promise<Inspector> {
  const [target] = await listed(port);
  if (target === undefined) throw new Error('nothing to inspect');
  const socket = new WebSocket(target.webSocketDebuggerUrl, { perMessageDeflate: false, maxPayload: 2 ** 30 });
  await once(socket, 'open');
  const waiting = new Map<number, (reply: Reply) => void>();
  socket.on('message', (data) => {
    const reply: Reply = JSON.parse(data.toString());
    if (reply.id !== undefined) waiting.get(reply.id)?.(reply);
  });
  let ids = 0;
  const call = (method: string, params: object = {}): Promise<Reply> =>
    new Promise((resolve) => {
      const id = ++ids;
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
    });
  async function evaluate<T>(expression: string): Promise<T> {
    const { result } = await call('Runtime.evaluate', { expression: `JSON.stringify(${expression})` });
    return JSON.parse(result?.result?.value ?? 'null');
  }
  return {
    async memory() {
      await call('HeapProfiler.collectGarbage');
      return evaluate('process.memoryUsage()');
    },
    async usedCore() {
      const { user, system } = await evaluate<NodeJS.CpuUsage>('process.cpuUsage()');
      return user + system;
    },
    async startProfile() {
      await call('Profiler.enable');
      await call('Profiler.start');
    },
    async takeProfile() {
      const { result } = await call('Profiler.stop');
      if (result?.profile === undefined) throw new Error('there is no profile');
      return result.profile;
    },
    close: () => socket.terminate(),
  };
}

async function listed(port: number): Promise<readonly { readonly webSocketDebuggerUrl: string }[]> {
  for (let tries = 0; ; tries++) {
    try {
      const response = await fetch(`http://127.0.0.1:${port}/json/list`);
      return JSON.parse(await response.text());
    } catch (error) {
      if (tries === 50) throw error;
      await wait(50);
    }
  }
}
