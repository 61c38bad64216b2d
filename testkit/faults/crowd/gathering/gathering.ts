import { commitTo, draw, type Seat } from '@starboard/kernel';
import type { TableView } from '@starboard/protocol';
import { look, matchRequest, newNonce, type Wanted } from '../../seating.ts';
import { type Body, type DeedKind, isAcknowledged, refusalOf } from '../deed.ts';
import type { Person } from '../person.ts';
import { doneBy, type Gathering, refusedAs, type SeatedPerson } from './done-by.ts';
import { prepare } from './preparing.ts';

/** One of so many changes their mind, in one way or another; more while nobody has in this game. */
const SELDOM = 8;
const OFTEN = 2;

export async function openMatch({ house, game, host, whims }: Gathering, wanted: Wanted): Promise<string> {
  const body = { ...matchRequest(wanted) } as unknown as Body;
  for (;;) {
    const { match } = await doneBy(house, game, host, 'open', null, body);
    const isWanted = !whims || draw(host.dice, SELDOM) > 0;
    if (isWanted) return String(match);
    await doneBy(house, game, host, 'close', String(match), {});
  }
}

/** Everybody takes their seats; the match begins when all have shown their part in the dice. */
export async function sitDown(gathering: Gathering, match: string): Promise<void> {
  const { sittings, host, house, game, whims } = gathering;
  const { dice, bringing } = await look(host.guest(), match);
  if (bringing !== null) {
    await prepare(gathering, match, dice.kind);
    return;
  }
  const take = (sitting: SeatedPerson) => takeSeats(gathering, match, sitting, dice.kind);
  // A second promise of somebody who is alone at the table cannot come too late.
  const alone = whims && house.exercised.times(`${game}: commit`) === 0 ? 1 : 0;
  const promised: (() => Promise<void>)[] = [];
  for (const sitting of sittings.slice(0, alone)) promised.push(await take(sitting));
  promised.push(...(await Promise.all(sittings.slice(alone).map(take))));
  await Promise.all(promised.map((reveal) => reveal()));
}

async function takeSeats(
  { house, game, host, whims }: Gathering,
  match: string,
  { person, seats }: SeatedPerson,
  kind: TableView['dice']['kind'],
): Promise<() => Promise<void>> {
  /** By what was promised, what is to be shown: a promise that was refused may have been taken by another copy. */
  const nonces = new Map<string, string>();
  const act = (who: Person, what: DeedKind, body: Body) => doneBy(house, game, who, what, match, body);
  const isNew = (what: DeedKind): boolean => whims && house.exercised.times(`${game}: ${what}`) === 0;
  const happens = (what: DeedKind): boolean => whims && draw(person.dice, isNew(what) ? OFTEN : SELDOM) === 0;

  function promise(nonce: string): string {
    const commitment = commitTo(nonce);
    nonces.set(commitment, nonce);
    return commitment;
  }

  async function sit(seat: Seat): Promise<void> {
    const nonce = newNonce();
    const share = kind === 'committed' ? { commitment: promise(nonce) } : { nonce };
    await act(person, 'sit', { seat, name: `Guest ${person.number}`, ...share });
  }

  for (const seat of seats) {
    await sit(seat);
    // While a nonce is owed the match cannot begin, so there is time to think better of it.
    if (kind === 'entrusted') continue;
    if (happens('leave')) {
      await act(person, 'leave', { seat });
      await sit(seat);
    }
    if (happens('remove-idle')) {
      await act(host, 'remove-idle', { seat });
      await sit(seat);
    }
    if (isNew('commit') || happens('commit')) await promiseAnother(seat);
  }

  /** Possible only while not all have promised theirs. */
  async function promiseAnother(seat: Seat): Promise<void> {
    const deed = await person.act('commit', match, { seat, commitment: promise(newNonce()) });
    if (isAcknowledged(deed)) house.exercised.count(`${game}: commit`);
    else if (refusalOf(deed) !== 'too-late') throw refusedAs(deed);
  }

  return async () => {
    if (kind === 'entrusted') return;
    const { commitments } = (await look(person.guest(), match)).dice;
    for (const seat of seats) {
      const nonce = nonces.get(commitments[seat] ?? '');
      if (nonce === undefined) throw new Error(`seat ${seat} of ${match} holds a promise that nobody made`);
      await act(person, 'reveal', { seat, nonce });
    }
  };
}
