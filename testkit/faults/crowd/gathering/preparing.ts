import { commitTo, draw, type Json, pick, type Seat } from '@starboard/kernel';
import type { TableView } from '@starboard/protocol';
import { look, newNonce } from '../../seating.ts';
import { type Body, type DeedKind, isAcknowledged, refusalOf } from '../deed.ts';
import type { Person } from '../person.ts';
import { doneBy, type Gathering, refusedAs, type SeatedPerson } from './done-by.ts';

/** One of so many changes their mind, in one way or another. */
const SELDOM = 6;
/** One of so many sits down like a program that knows of no squads. */
const PROGRAMS = 8;

/**
 * People sit down, bring something, change their minds and say that they are ready, while the host changes the set-up.
 * When all are ready, they make the dice.
 */
export async function prepare(gathering: Gathering, match: string, kind: TableView['dice']['kind']): Promise<void> {
  const { house, game, host, sittings, whims, brings } = gathering;
  /** By what was promised, what is to be shown. */
  const nonces = new Map<string, string>();
  const act = (who: Person, what: DeedKind, body: Body) => doneBy(house, game, who, what, match, body);
  const isNew = (what: DeedKind): boolean => whims && house.exercised.times(`${game}: ${what}`) === 0;
  const happens = (who: Person, what: DeedKind): boolean => whims && (isNew(what) || draw(who.dice, SELDOM) === 0);
  const together = (work: (sitting: SeatedPerson) => Promise<void>) => Promise.all(sittings.map(work));

  function promise(): string {
    const nonce = newNonce();
    nonces.set(commitTo(nonce), nonce);
    return commitTo(nonce);
  }

  async function sit({ person, seats }: SeatedPerson): Promise<void> {
    for (const seat of seats) {
      await act(person, 'sit', { seat, name: `Guest ${person.number}` });
      if (happens(person, 'leave')) {
        await act(person, 'leave', { seat });
        await act(person, 'sit', { seat, name: `Guest ${person.number}` });
      }
      if (happens(person, 'remove-idle')) {
        await act(host, 'remove-idle', { seat });
        const isProgram = kind === 'committed' && draw(person.dice, PROGRAMS) === 0;
        const share = isProgram ? { commitment: promise() } : {};
        await act(person, 'sit', { seat, name: `Guest ${person.number}`, ...share });
      }
      if (brings.length > 0) await act(person, 'bring', { seat, brought: pick(person.dice, brings) });
      if (person === host && happens(host, 'set-up')) await changeSetup();
    }
  }

  /** The same with other asteroids, which are nobody's business before the match. */
  async function changeSetup(): Promise<void> {
    const { bringing } = await look(host.guest(), match);
    const setup = { ...bringing?.setup, rounds: 1 + draw(host.dice, 2) } as Body;
    await act(host, 'set-up', { setup });
  }

  /** What is refused because all others were ready meanwhile is no fault. */
  async function unlessTooLate(person: Person, what: DeedKind, body: Body): Promise<void> {
    const deed = await person.act(what, match, body);
    if (isAcknowledged(deed)) house.exercised.count(`${game}: ${what}`);
    else if (refusalOf(deed) !== 'too-late') throw refusedAs(deed);
  }

  async function sayReady(person: Person, seat: Seat): Promise<void> {
    const { bringing } = await look(person.guest(), match);
    if (bringing === null || bringing.ready.includes(seat)) return;
    const nonce = kind === 'entrusted' ? { nonce: newNonce() } : {};
    const said: Body = { seat, ready: true, setupChanges: bringing.setupChanges, ...nonce };
    await act(person, 'ready', said);
  }

  async function getReady({ person, seats }: SeatedPerson): Promise<void> {
    for (const seat of seats) {
      await sayReady(person, seat);
      if (whims && draw(person.dice, SELDOM) === 0) await thinkBetter(person, seat);
      await sayReady(person, seat);
    }
  }

  async function thinkBetter(person: Person, seat: Seat): Promise<void> {
    const other: Json = brings.length === 0 ? null : pick(person.dice, [null, ...brings]);
    if (draw(person.dice, 2) === 0) await unlessTooLate(person, 'bring', { seat, brought: other });
    else await unlessTooLate(person, 'ready', { seat, ready: false, setupChanges: 0 });
  }

  async function commit({ person, seats }: SeatedPerson): Promise<void> {
    for (const seat of seats) {
      const { dice } = await look(person.guest(), match);
      const mine = dice.commitments[seat] ?? null;
      if (mine === null || happens(person, 'commit')) {
        await unlessTooLate(person, 'commit', { seat, commitment: promise() });
      }
    }
  }

  async function reveal({ person, seats }: SeatedPerson): Promise<void> {
    const { commitments } = (await look(person.guest(), match)).dice;
    for (const seat of seats) {
      const nonce = nonces.get(commitments[seat] ?? '');
      if (nonce === undefined) throw new Error(`seat ${seat} of ${match} holds a promise that nobody made`);
      await act(person, 'reveal', { seat, nonce });
    }
  }

  await together(sit);
  await together(getReady);
  if (kind === 'entrusted') return;
  await together(commit);
  await together(reveal);
}
