import type { Result } from '@starboard/kernel';
import { expect, test } from 'vitest';
import type { Occupant } from '../../runner/occupant.ts';
import { bestList, bestOf, dropBest, keepBest, practiceOf, withEntry } from '../../storage/best.ts';
import { fakeLocalStorage } from '../storage/samples.ts';

const person: Occupant = { kind: 'person', name: 'Ada' };
const drone: Occupant = { kind: 'automaton', id: 'drone', name: 'Target drone' };
const bot: Occupant = { kind: 'bot', id: 'plain', name: 'Plain bot' };

const result = (...places: number[]): Result => ({ places, scores: [], turns: 12, rule: '7.1' });

test('practice is one person against automata only', () => {
  expect(practiceOf([person, drone], {})).toBe('drone {}');
  expect(practiceOf([drone, person, drone], {})).toBe('drone+drone {}');
  expect(practiceOf([person, bot], {})).toBeNull();
  expect(practiceOf([person, person], {})).toBeNull();
  expect(practiceOf([drone, drone], {})).toBeNull();
});

test('what the table agreed tells practices apart', () => {
  expect(practiceOf([person, drone], { designs: 'open' })).not.toBe(practiceOf([person, drone], { designs: 'stock' }));
});

test('a win counts by its turns', () => {
  expect(bestOf('m', [person, drone], result(1, 2), true)).toEqual({ match: 'm', name: 'Ada', turns: 12 });
});

test('no win, no entry: lost, drawn, or against a bot', () => {
  expect(bestOf('m', [person, drone], result(2, 1), true)).toBeNull();
  expect(bestOf('m', [person, drone], result(1, 1), true)).toBeNull();
  expect(bestOf('m', [person, bot], result(1, 2), true)).toBeNull();
});

test('a match in which something was undone gets no entry, and loses the one it had', () => {
  expect(bestOf('m', [person, drone], result(1, 2), false)).toBeNull();
  fakeLocalStorage();
  keepBest('duel-in-space', 'drone {}', { match: 'm', name: 'Ada', turns: 12 });
  keepBest('duel-in-space', 'drone {}', { match: 'n', name: 'Ada', turns: 15 });
  dropBest('duel-in-space', 'drone {}', 'm');
  expect(bestList('duel-in-space', 'drone {}').map(({ match }) => match)).toEqual(['n']);
});

test('the fewest turns stand first, ten at most, and a match counts once', () => {
  const entry = (turns: number) => ({ match: `m${turns}`, name: 'Ada', turns });
  const list = [9, 3, 7].reduce((all, turns) => withEntry(all, entry(turns)), withEntry([], entry(5)));
  expect(list.map(({ turns }) => turns)).toEqual([3, 5, 7, 9]);
  expect(withEntry(list, entry(5))).toBe(list);
  const many = Array.from({ length: 15 }, (_, i) => entry(20 + i)).reduce(withEntry, list);
  expect(many).toHaveLength(10);
});
