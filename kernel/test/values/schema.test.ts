import fc from 'fast-check';
import { expect, test } from 'vitest';
import { either, flag, integer, list, nothing, object, oneOf, optional, text } from '../../values/schema.ts';
import { validate } from '../../values/validate.ts';

const schema = object({
  name: text({ maxLength: 5 }),
  colour: oneOf(['red', 'blue'], { default: 'red' }),
  size: integer(1, 6, { default: 3 }),
  fast: flag({ default: false }),
  crew: list(either(nothing(), object({ age: integer(0, 200) })), { maxItems: 2, default: [] }),
});

test('what is left out and has a default is filled in', () => {
  expect(validate(schema, { name: 'Ann' })).toEqual({
    ok: true,
    value: { name: 'Ann', colour: 'red', size: 3, fast: false, crew: [] },
  });
});

test('an optional member may be missing, stays missing, and has to fit if it is there', () => {
  const withNote = object({ name: text(), note: optional(text({ maxLength: 3 })) });
  expect(validate(withNote, { name: 'Ann' })).toEqual({ ok: true, value: { name: 'Ann' } });
  expect(Object.keys(JSON.parse(JSON.stringify(validate(withNote, { name: 'Ann' }))).value)).toEqual(['name']);
  expect(validate(withNote, { name: 'Ann', note: 'hi' })).toEqual({ ok: true, value: { name: 'Ann', note: 'hi' } });
  expect(validate(withNote, { name: 'Ann', note: 'long' })).toMatchObject({ ok: false, invalid: { at: 'note' } });
  expect(validate(withNote, { name: 'Ann', note: null })).toMatchObject({ ok: false, invalid: { at: 'note' } });
});

test.each([
  [{}, 'name', 'is missing'],
  [{ name: 7 }, 'name', 'must be text'],
  [{ name: '123456' }, 'name', 'must be at most 5 characters long'],
  [{ name: 'Ann', colour: 'green' }, 'colour', 'must be one of red, blue'],
  [{ name: 'Ann', size: 7 }, 'size', 'must be a whole number from 1 to 6'],
  [{ name: 'Ann', size: 1.5 }, 'size', 'must be a whole number from 1 to 6'],
  [{ name: 'Ann', size: '3' }, 'size', 'must be a whole number from 1 to 6'],
  [{ name: 'Ann', fast: 'yes' }, 'fast', 'must be true or false'],
  [{ name: 'Ann', extra: 1 }, 'extra', 'is not known here'],
  [{ name: 'Ann', crew: 3 }, 'crew', 'must be a list'],
  [{ name: 'Ann', crew: [null, null, null] }, 'crew', 'must have 0 to 2 members'],
  [{ name: 'Ann', crew: [{ age: 201 }] }, 'crew[0].age', 'must be a whole number from 0 to 200'],
  [null, 'the whole', 'must be an object'],
  [[], 'the whole', 'must be an object'],
])('%j does not fit: %s %s', (value, at, problem) => {
  expect(validate(schema, value)).toEqual({ ok: false, invalid: { at, problem } });
});

test.each([[{ name: '', size: 1, crew: [] }], [{ name: '12345', size: 6, crew: [null, { age: 200 }] }]])(
  'the least and the greatest there may be fit: %j',
  (value) => {
    expect(validate(schema, value)).toMatchObject({ ok: true, value });
  },
);

const plan = either(
  nothing(),
  object({ kind: oneOf(['open']) }),
  object({ kind: oneOf(['bot', 'stand-in']), bot: text({ maxLength: 5 }) }),
  integer(0, 9),
  list(text()),
);

test.each([null, { kind: 'open' }, { kind: 'stand-in', bot: 'plain' }, 9, ['a']])(
  'any of several fits: %j',
  (value) => {
    expect(validate(plan, value)).toEqual({ ok: true, value });
  },
);

test.each([
  [{ kind: 'bot', bot: 5 }, 'bot', 'must be text'],
  [{ kind: 'open', bot: 'plain' }, 'bot', 'is not known here'],
  [{ kind: 'robot' }, 'kind', 'must be one of open, bot, stand-in'],
  [{}, 'kind', 'must be one of open, bot, stand-in'],
  [10, 'the whole', 'must be a whole number from 0 to 9'],
  [['a', 1], '[1]', 'must be text'],
])('of several, the one that %j was meant to be says what is wrong: %s %s', (value, at, problem) => {
  expect(validate(plan, value)).toEqual({ ok: false, invalid: { at, problem } });
});

test('a schema without a type takes anything', () => {
  for (const value of [null, 7, 'x', [1], { a: 1 }]) expect(validate({}, value)).toEqual({ ok: true, value });
});

test('a member that only the prototype has is no member', () => {
  expect(validate(object({ toString: text() }), {})).toEqual({
    ok: false,
    invalid: { at: 'toString', problem: 'is missing' },
  });
});

test('whatever it is given, it answers and never throws', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(validate(schema, value)).toHaveProperty('ok');
    }),
  );
});

test('what fits once fits again, unchanged', () => {
  fc.assert(
    fc.property(fc.record({ name: fc.string({ maxLength: 5 }), size: fc.integer({ min: 1, max: 6 }) }), (value) => {
      const once = validate(schema, value);
      expect(once.ok && validate(schema, once.value)).toEqual(once);
    }),
  );
});
