import { expect, test } from 'vitest';
import { catcherFaults } from '../planted/catchers.ts';
import { allPlanted, plantingFault } from '../planted/lists.ts';
import { mentionsRule, namesRule, plantedIn } from '../planted/mistake.ts';

const all = await allPlanted();
const MISTAKE = { id: 'five', rule: '1.2', find: 'six', replace: 'five' };

test('every planted mistake still applies, once, and breaks a rule that there is', () => {
  expect(all.map(plantingFault).filter((fault) => fault !== undefined)).toEqual([]);
});

test('no two planted mistakes of a folder share an id', () => {
  const ids = all.map(({ folder, id }) => `${folder} ${id}`);
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
});

test('the list of what catches them speaks of every planted mistake of its folders, and of no other', () => {
  expect(catcherFaults(all)).toEqual([]);
});

test('a mistake is planted in the one place it is meant for', () => {
  expect(plantedIn('turns by six clicks', MISTAKE)).toBe('turns by five clicks');
  expect(() => plantedIn('turns by two clicks', MISTAKE)).toThrow('five: its text is not there: six');
  expect(() => plantedIn('six and six', MISTAKE)).toThrow('five: its text occurs 2 times: six');
  expect(plantedIn('six', { ...MISTAKE, replace: '$&$1' })).toBe('$&$1');
});

const [some] = all;
if (some === undefined) throw new Error('nothing is planted');

test.each([
  ['nothing is changed', { replace: some.find }],
  ['there is no kernel/no.ts', { file: 'kernel/no.ts' }],
  ['has no rule 99.9', { rule: '99.9' }],
  ['has no rule of words in no title', { folder: 'games/duel-in-space', rule: 'of words in no title' }],
  ['its text is not there', { find: 'a text that no file has' }],
])('%s: such a mistake is refused', (fault, change) => {
  expect(plantingFault({ ...some, ...change })).toContain(fault);
});

test.each([
  ['5.3 needs the base number', '5.3', true],
  ['5.31 is another rule', '5.3', false],
  ['unlike 5.3 it names nothing', '5.3', false],
  ['optionsAreSound catches an ask without options', 'optionsAreSound', true],
  ['truthIsPlain catches a clone', 'optionsAreSound', false],
])('"%s" names %s: %s', (title, rule, names) => {
  expect(namesRule(title, rule)).toBe(names);
  expect(mentionsRule(`test('${title}', () => {});`, rule)).toBe(names);
});
