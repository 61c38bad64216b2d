import type { GameTypes, View } from '@starboard/kernel';
import {
  type FromClient,
  type FromServer,
  type SeatView,
  sentNews,
  type TableView,
  UNTIMED,
  type Update,
} from '@starboard/protocol';

/** One end of a socket that the test controls. */
export class FakeWire extends EventTarget {
  readonly said: FromClient[] = [];
  closed = false;

  send(data: string): void {
    this.said.push(JSON.parse(data));
  }

  close(): void {
    if (this.closed) return;
    this.closed = true;
    this.dispatchEvent(new Event('close'));
  }

  accept(): void {
    this.dispatchEvent(new Event('open'));
  }

  tell(message: FromServer): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }

  heard<T extends FromClient['type']>(type: T): readonly Extract<FromClient, { type: T }>[] {
    return this.said.filter((message): message is Extract<FromClient, { type: T }> => message.type === type);
  }
}

/** All sockets that were opened, latest last. */
export function fakeServer() {
  const wires: FakeWire[] = [];
  /** Whom each socket was opened for. */
  const guests: (string | null)[] = [];
  return {
    wires,
    guests,
    connect(guest: string | null): FakeWire {
      guests.push(guest);
      const wire = new FakeWire();
      wires.push(wire);
      return wire;
    },
    get latest(): FakeWire {
      const wire = wires.at(-1);
      if (wire === undefined) throw new Error('nobody has called yet');
      return wire;
    },
  };
}

const seat = (name: string, mine: boolean): SeatView => ({
  plan: { kind: 'open' },
  name,
  mine,
  handedOver: false,
  offersDraw: false,
  timeBank: 0,
  deadline: null,
  heldFor: null,
});

export function tableAt(number: number, more: Partial<TableView> = {}): TableView {
  return {
    id: 'match-1',
    game: 'duel-in-space',
    phase: 'playing',
    number,
    listed: true,
    seats: [seat('Ada', true), seat('Ben', false)],
    timeControl: UNTIMED,
    timeLimit: null,
    behind: 0,
    terms: [],
    host: true,
    commitment: 'c0ffee',
    secret: null,
    nonces: [],
    dice: { kind: 'entrusted', commitments: [null, null], shown: [], awaits: null, restarts: 0 },
    bringing: null,
    standing: [{ always: [], never: [] }, null],
    drawsKnown: true,
    result: null,
    ended: null,
    rematch: null,
    openedAt: 0,
    lastAt: 0,
    ...more,
  };
}

const view: View<GameTypes> = {
  seat: 0,
  board: {},
  stack: [],
  question: 1,
  asked: [],
  ready: [],
  sealed: [],
  mine: null,
  memory: null,
  result: null,
};

const event = (type: string): GameTypes['event'] => ({ type, rule: '1' });

interface FakeNews {
  readonly past?: readonly string[];
  readonly fresh?: readonly string[];
  readonly begins?: number;
  readonly guest?: string | null;
}

/** News for the first seat: the past, and what is new. */
export function newsAt(
  number: number,
  { past = [], fresh = [], begins = 1, guest = 'ada' }: FakeNews = {},
): Extract<FromServer, { type: 'news' }> {
  const update: Update = {
    viewer: 0,
    view,
    past: past.map(event),
    happenings: fresh.map((type) => ({ event: event(type), board: {}, frame: null })),
  };
  return { type: 'news', guest, ...sentNews({ table: tableAt(number), begins, updates: [update] }) };
}
