import type { SeatView, TableView } from '@starboard/protocol';
import { expect, test } from 'vitest';
import { tableMatters } from '../../online/playing/table-matters.ts';
import { callOf } from '../../room/attention/attention.ts';
import { tableAt } from '../support/fake-server.ts';

const NOW = 100_000;

/** Ada looks; Ben is the other player. */
function tableWith(ada: Partial<SeatView>, ben: Partial<SeatView>, more: Partial<TableView> = {}): TableView {
  const table = tableAt(1, { lastAt: NOW, ...more });
  const changes = [ada, ben];
  return { ...table, seats: table.seats.map((seat, i) => ({ ...seat, ...changes[i] })) };
}

function mattersOf(table: TableView, awaited: readonly number[] = [0]) {
  const done: string[] = [];
  const matters = tableMatters(
    { table, awaited, now: NOW },
    {
      comeBack: (seat) => done.push(`seat ${seat} comes back`),
      answerDraw: (seats, accepts) => done.push(`seats ${seats} ${accepts ? 'accept' : 'decline'}`),
      joinRematch: () => done.push('rematch'),
      letBotPlay: (seat) => done.push(`a bot plays ${seat}`),
      setAside: (id) => done.push(`aside: ${id}`),
    },
  );
  const press = (label: string): readonly string[] => {
    for (const { actions } of matters) for (const action of actions) if (action.label === label) action.act();
    return done;
  };
  return { texts: matters.map(({ text }) => text), call: callOf(matters, 'Your turn'), press };
}

test('a table where nothing is the matter calls for nothing', () => {
  const { texts, call } = mattersOf(tableWith({}, {}));
  expect([texts, call]).toEqual([[], 'Your turn']);
});

test('an offer of a draw can be accepted or declined, and is in the title', () => {
  const { texts, call, press } = mattersOf(tableWith({}, { offersDraw: true }));
  expect([texts, call]).toEqual([['Ben offers a draw.'], 'Draw offered']);
  expect(press('Accept')).toEqual(['seats 0 accept']);
  expect(press('Decline')).toEqual(['seats 0 accept', 'seats 0 decline']);
});

test('nobody is asked about their own offer, not even with two seats', () => {
  expect(mattersOf(tableWith({ offersDraw: true }, {})).texts).toEqual([]);
  expect(mattersOf(tableWith({ offersDraw: true }, { mine: true })).texts).toEqual([]);
});

test('a player for whom a bot plays can take the seat back', () => {
  const { texts, press } = mattersOf(tableWith({ handedOver: true }, {}));
  expect(texts).toEqual(['A bot is playing for you.']);
  expect(press('Take my seat back')).toEqual(['seat 0 comes back']);
});

test.each([
  [11, []],
  [9, ['Your time for this decision is running out.']],
])('with %i seconds left the bar says %j', (seconds, expected) => {
  expect(mattersOf(tableWith({ deadline: NOW + seconds * 1000 }, {})).texts).toEqual(expected);
});

test('time that runs out comes before an offer', () => {
  const { texts } = mattersOf(tableWith({ deadline: NOW + 1000 }, { offersDraw: true }));
  expect(texts).toEqual(['Your time for this decision is running out.', 'Ben offers a draw.']);
});

test.each([
  ['the host', true, 60_000, ['Ben has kept you waiting.']],
  ['the host, too early', true, 59_000, []],
  ['another player', false, 60_000, []],
] as const)('%s may let a bot play for somebody who keeps them waiting', (_, host, waited, expected) => {
  const { texts, press } = mattersOf(tableWith({}, {}, { host, lastAt: NOW - waited }), [1]);
  expect(texts).toEqual(expected);
  if (expected.length > 0) expect(press('Let a bot play')).toEqual(['a bot plays 1']);
});

test('a rematch that is offered can be accepted or declined', () => {
  const { texts, call, press } = mattersOf(tableWith({}, {}, { phase: 'over', rematch: 'match-2' }));
  expect([texts, call]).toEqual([['You are offered a rematch.'], 'Rematch offered']);
  expect(press('Decline')).toEqual(['aside: rematch match-2']);
});
