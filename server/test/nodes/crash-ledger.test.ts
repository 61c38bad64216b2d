import { describe, expect, test } from 'vitest';
import { type Ledger, problemsWith, type Sent } from '../../../testkit/faults/ledger.ts';

const sent = (question: number, choice: number, acknowledged: boolean): Sent => ({
  seat: 0,
  question,
  choice,
  acknowledged,
});
const ledger = (...all: Sent[]): Ledger => ({ match: 'm', seats: [0], sent: all });
const made = (question: number, choice: number, seat = 0) => ({ seat, question, choice });

describe('what players were told is compared with the log', () => {
  test.each([
    ['all acknowledged and kept', ledger(sent(1, 5, true)), [made(1, 5)]],
    ['sent, never answered, kept', ledger(sent(1, 5, false)), [made(1, 5)]],
    ['sent, never answered, not kept', ledger(sent(1, 5, false)), []],
    ['one question asking on', ledger(sent(1, 5, true), sent(1, 5, true)), [made(1, 5), made(1, 5)]],
    ['sent again after it was not kept', ledger(sent(1, 5, false), sent(1, 5, true)), [made(1, 5)]],
    ["somebody else's", ledger(), [made(1, 5, 1)]],
  ])('sound: %s', (_, kept, moves) => expect(problemsWith(kept, moves)).toEqual([]));

  test.each([
    ['acknowledged and lost', ledger(sent(1, 5, true)), []],
    ['kept twice', ledger(sent(1, 5, true)), [made(1, 5), made(1, 5)]],
    ['kept as another choice', ledger(sent(1, 5, true)), [made(1, 6)]],
    ['kept and never sent', ledger(), [made(1, 5)]],
    ['kept in another order', ledger(sent(1, 5, true), sent(1, 6, true)), [made(1, 6), made(1, 5)]],
  ])('found: %s', (_, kept, moves) => expect(problemsWith(kept, moves)).toHaveLength(1));
});
