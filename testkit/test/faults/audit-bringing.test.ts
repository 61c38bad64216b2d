import { commitTo } from '@starboard/kernel';
import { expect, test } from 'vitest';
import { isEffect, isSoAlready } from '../../faults/audit/effects.ts';
import type { AuditedEntry, EntryOf } from '../../faults/audit/log.ts';
import { firstState, nextState, type State } from '../../faults/audit/state.ts';
import type { Body, Deed, DeedKind } from '../../faults/crowd/deed.ts';
import { rulesOf } from '../../faults/crowd/rules-of.ts';

const rules = await rulesOf('furball');
const SECRET = 'ab'.repeat(32);
const BANDIT = { pilot: 'rebel.z95headhunter.banditsquadronpilot', upgrades: [] };
const TOO_DEAR = { pilot: 'imperial.tiedefender.rexlerbrath', upgrades: [] };
const SETUP = { squads: [], asteroids: [], limit: 35, ending: 'rounds', rounds: 1, friendlyToSelf: false };
const SEATS = [0, 1, 2, 3];
const at = 0;

const opening: EntryOf<'opened'> = {
  type: 'opened',
  game: 'furball',
  setup: SETUP,
  seats: SEATS.map(() => ({ kind: 'open' })),
  timeControl: { perDecision: 0, whenOut: 'bot' },
  host: 'guest-0',
  dice: 'committed',
  at,
};
const after = (...entries: readonly AuditedEntry[]): State =>
  entries.reduce((state, entry) => nextState(rules, SECRET, state, entry), firstState(rules, SECRET, opening));
const seated = SEATS.map((seat): AuditedEntry => ({ type: 'sat', seat, guest: `guest-${seat}`, name: `${seat}`, at }));
const bring = (seat: number, brought: typeof BANDIT | null): AuditedEntry => ({ type: 'brought', seat, brought, at });
const ready = (seat: number): AuditedEntry => ({ type: 'ready', seat, ready: true, at });
const deed = (kind: DeedKind, body: Body): Deed => ({
  id: 'request-1',
  kind,
  sender: 0,
  match: 'match-1',
  body,
  sent: 1,
  answer: { ok: true, at: 2, value: {} },
});

test('an audit follows what seats bring into the match', () => {
  const nonces = SEATS.map((seat) => commitTo(`${seat}`).slice(0, 32));
  const promised = nonces.map(
    (nonce, seat): AuditedEntry => ({ type: 'committed', seat, commitment: commitTo(nonce), at }),
  );
  const shown = nonces.map((nonce, seat): AuditedEntry => ({ type: 'revealed', seat, nonce, at }));
  const state = after(...seated, bring(2, BANDIT), ...SEATS.map(ready), ...promised, ...shown);
  expect(state.match?.board).toMatchObject({ setup: { squads: [null, null, BANDIT, null] } });
});

test('an audit finds a squad that the rules forbid', () => {
  expect(() => after(...seated, bring(0, TOO_DEAR))).toThrow('37 points');
});

test('an audit finds somebody who was ready with what a new set-up forbids', () => {
  const cheap: AuditedEntry = { type: 'set-up', setup: { ...SETUP, limit: 12 }, at };
  const dearer = { pilot: 'rebel.xwing.rookiepilot', upgrades: [] };
  expect(() => after(...seated, bring(0, dearer), cheap, ready(0))).toThrow('the limit is 12');
});

test('an audit finds a squad that was changed after everybody was ready', () => {
  expect(() => after(...seated, ...SEATS.map(ready), bring(0, BANDIT))).toThrow('Everybody was ready');
});

test('an audit finds dice that were promised before everybody was ready', () => {
  const promised: AuditedEntry = { type: 'committed', seat: 0, commitment: commitTo('0'), at };
  expect(() => after(...seated, ready(0), ready(1), ready(2), promised)).toThrow('Not everybody was ready');
  expect(after(...seated, ...SEATS.map(ready), promised).sitters[0]?.commitment).toBe(commitTo('0'));
});

test('an audit finds a squad that is not the one that was sent', () => {
  const sent = deed('bring', { seat: 0, brought: BANDIT });
  expect(isEffect(sent, bring(0, BANDIT))).toBe(true);
  expect(isEffect(sent, bring(0, null))).toBe(false);
  expect(isEffect(sent, bring(1, BANDIT))).toBe(false);
  expect(isSoAlready(sent, after(...seated, bring(0, BANDIT)), rules)).toBe(true);
  expect(isSoAlready(sent, after(...seated), rules)).toBe(false);
});
