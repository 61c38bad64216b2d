import { expect, it } from 'vitest';
import { foldLog } from '../log/fold-log.ts';

/** "A1" is a step of A, "A!" begins a new line, "turn" ends all lines before; anything else stands alone. */
const folding = {
  key: (event: string) => (/^[A-Z][\d!]$/.test(event) ? event.charAt(0) : null),
  begins: (event: string) => event.endsWith('!'),
  ends: (event: string) => event === 'turn',
};
const folded = (...events: readonly string[]): readonly string[] =>
  foldLog(events, folding, 2).map((entry) => entry.join('+'));

it('folds steps of the same sort into one line, also where others come in between', () => {
  expect(folded('A1', 'B1', 'A2', 'B2')).toEqual(['A1+A2', 'B1+B2']);
});

it('puts a line where its last step was', () => {
  expect(folded('A1', 'note', 'A2')).toEqual(['note', 'A1+A2']);
});

it('leaves a line that an event begins before what followed from it', () => {
  expect(folded('A!', 'A1', 'note', 'A2')).toEqual(['A!+A1+A2', 'note']);
});

it('folds nothing across a new turn', () => {
  expect(folded('A1', 'turn', 'A2', 'A3')).toEqual(['A1', 'turn', 'A2+A3']);
});

it('begins a line afresh where an event asks for it', () => {
  expect(folded('A!', 'A1', 'A!', 'A2')).toEqual(['A!+A1', 'A!+A2']);
});

it('leaves the rest as it is', () => {
  expect(folded('note', 'note')).toEqual(['note', 'note']);
  expect(folded()).toEqual([]);
});
