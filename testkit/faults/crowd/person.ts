import { setTimeout as wait } from 'node:timers/promises';
import { type Dice, draw, shuffle } from '@starboard/kernel';
import { type GuestClient, type GuestReply, newGuest } from '../guest.ts';
import { comeIn, isPassing } from '../seating.ts';
import { nextCut } from './cuts.ts';
import { type Body, type Deed, type DeedKind, isAcknowledged } from './deed.ts';
import type { Exercised } from './exercised.ts';
import { type Ledger, REMEMBERED } from './ledger.ts';

/** How people behave on the net. */
export interface Manners {
  /** The share of requests whose connection is cut. */
  readonly cuts: number;
  /** Whether they send things twice now and then, and old things again. */
  readonly stutters: boolean;
}

/** Somebody in the crowd: a guest who writes down every request, and sends it until it is answered. */
export interface Person {
  readonly number: number;
  readonly dice: Dice;
  readonly manners: Manners;
  /** The device that they play on now. */
  guest(): GuestClient;
  /** From now on they play on another; kept once nothing sent from the one before is under way. */
  goOnWith(device: GuestClient): Promise<void>;
  newDevice(): GuestClient;
  /** Does something over HTTP, whatever becomes of the connection. */
  act(kind: DeedKind, match: string | null, body: Body, device?: GuestClient): Promise<Deed>;
  /** What they did lately at a match, in another order, to be sent again: none of it may change anything. */
  oldDeeds(match: string): readonly Deed[];
  /** Sends something again over HTTP, through the next door; from the present device unless another is given. */
  repeat(deed: Deed, device?: GuestClient): Promise<void>;
}

export interface CrowdHouse {
  readonly doors: readonly string[];
  readonly ledger: Ledger;
  readonly exercised: Exercised;
}

const PATIENCE = 100_000;
const PAUSE = 50;
/** How many old requests are sent again at once, at most. */
const OLD = 4;
/** One request of so many is sent twice at once. */
const TWICE = 8;
const REFUSED = 400;

/** Where a request goes. */
function pathOf({ kind, match, body }: Deed): string {
  switch (kind) {
    case 'open':
      return '/api/matches';
    case 'device-link':
      return '/api/device-link';
    case 'withdraw-link':
      return '/api/device-link/withdraw';
    case 'sign-out':
      return '/api/devices/sign-out';
    case 'use-link':
      return String(body['link']);
    default:
      return `/api/matches/${match}/${kind}`;
  }
}

export async function inviteIn(house: CrowdHouse, number: number, dice: Dice, manners: Manners): Promise<Person> {
  const { doors, ledger, exercised } = house;
  let present = newGuest(doors, number);
  /** Requests under way, by the device that they were sent from. */
  const underWay = new Map<GuestClient, Set<Promise<unknown>>>();
  await comeIn(present);

  function track<T>(device: GuestClient, request: Promise<T>): Promise<T> {
    const requests = underWay.get(device) ?? new Set();
    underWay.set(device, requests);
    requests.add(request);
    return request.finally(() => requests.delete(request));
  }

  /** One copy of a request; fails where the connection is lost, or cut. */
  async function send(deed: Deed, device = present, nextDoor = false): Promise<GuestReply> {
    const cut = nextCut(dice, manners.cuts);
    if (cut !== null) exercised.count(`cut ${cut}, HTTP`);
    if (cut === 'before the request') throw new Error(cut);
    const cutter = new AbortController();
    if (cut === 'after the request') setTimeout(() => cutter.abort(), draw(dice, 4));
    const how = { signal: cutter.signal, nextDoor };
    const reply = await track(device, device.post(pathOf(deed), deed.body, deed.id, how));
    if (cut !== null) throw new Error(cut);
    return reply;
  }

  function settle(deed: Deed, reply: GuestReply): void {
    const said = bodyOf(reply);
    if (reply.status < REFUSED) ledger.acknowledge(deed, said);
    else ledger.deny(deed, String(said['code'] ?? reply.status));
  }

  async function insist(deed: Deed, device?: GuestClient): Promise<void> {
    for (const start = performance.now(); performance.now() - start < PATIENCE; await wait(PAUSE)) {
      try {
        const reply = await send(deed, device);
        if (!isPassing(reply)) return settle(deed, reply);
      } catch {
        // Lost: the next copy follows.
      }
      exercised.count('sent again, HTTP');
      (device ?? present).tryNextDoor();
    }
    throw new Error(`nobody answers ${deed.kind} at ${deed.match}`);
  }

  async function repeat(deed: Deed, device?: GuestClient): Promise<void> {
    try {
      const reply = await send(deed, device, true);
      if (!isPassing(reply)) settle(deed, reply);
    } catch {
      // It was only said again.
    }
  }

  return {
    number,
    dice,
    manners,
    guest: () => present,
    async goOnWith(device) {
      const before = present;
      present = device;
      await Promise.allSettled(underWay.get(before) ?? []);
      underWay.delete(before);
    },
    newDevice: () => newGuest(doors, number),
    async act(kind, match, body, device) {
      const deed = ledger.begin(number, match, kind, body);
      const copies = [insist(deed, device)];
      if (manners.stutters && draw(dice, TWICE) === 0) {
        exercised.count('sent twice, HTTP');
        copies.push(repeat(deed, device));
      }
      await Promise.all(copies);
      return deed;
    },
    oldDeeds(match) {
      const lately = ledger
        .of(number, match)
        .slice(-REMEMBERED / 2)
        .filter(isAcknowledged);
      shuffle(dice, lately);
      return lately.slice(0, OLD);
    },
    repeat,
  };
}

/** A page for people holds nothing for programs. */
function bodyOf({ text }: GuestReply): Body {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
