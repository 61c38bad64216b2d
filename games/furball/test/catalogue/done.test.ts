import { expect, test } from 'vitest';
import { BANNED, IDLE } from '../../catalogue/idle.ts';
import { findCard } from '../../catalogue/index.ts';
import '../../effects/index.ts';
import { printedCards } from '../../rules/13-cards/book.ts';
import { exercisedCards } from '../support/exercised.ts';

const printed = printedCards();
const exercised = exercisedCards();

test('every card that counts as done is exercised by a test', () => {
  expect(printed.filter((id) => !exercised.includes(id))).toEqual([]);
});

test('every card that a test exercises counts as done, or does nothing here', () => {
  expect(exercised.filter((id) => !printed.includes(id) && !Object.hasOwn(IDLE, id))).toEqual([]);
});

test('no card has effects that is said to do nothing or is banned', () => {
  expect(printed.filter((id) => Object.hasOwn(IDLE, id) || Object.hasOwn(BANNED, id))).toEqual([]);
});

test('every card with effects is in the catalogue', () => {
  expect(printed.filter((id) => findCard(id) === undefined)).toEqual([]);
});
