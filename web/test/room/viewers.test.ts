import { expect, test } from 'vitest';
import type { Staging } from '../../room/playback/beats.ts';
import { gatherViewers } from '../../room/viewers.ts';
import { seenBy, updateFor } from '../support/seen.ts';

const staging: Staging = { dwell: () => 1, joins: () => false, dice: () => 'none' };

function gathered(isSkipping = false) {
  const viewers = gatherViewers({
    inOrder: (_, options) => options.toSorted(),
    stagingFor: () => staging,
    isSkipping: () => isSkipping,
  });
  const of = (viewer: number) => viewers.known.value.get(viewer);
  const told = (viewer: number) => of(viewer)?.playback.told.map(({ type }) => type);
  return { ...viewers, of, told };
}

test('each viewer has a view and a playback of their own, with options as people look for them', () => {
  const { hear, of } = gathered();
  hear([updateFor(seenBy(0, {}, ['b', 'a']), 'aimed'), updateFor(seenBy(1))]);
  expect(of(0)).toMatchObject({
    view: { mine: { options: ['a', 'b'] } },
    playback: { now: { event: { type: 'aimed' } } },
  });
  expect(of(1)).toMatchObject({ view: { mine: null }, playback: { now: null } });
});

test('several updates for one viewer at once are all heard, one after the other', () => {
  const { hear, of } = gathered();
  hear([updateFor(seenBy(0), 'a'), updateFor(seenBy(0, { question: 2 }), 'b')]);
  expect(of(0)).toMatchObject({ view: { question: 2 }, playback: { waiting: [{ event: { type: 'b' } }] } });
});

test('whoever skips playback is only told', () => {
  const { hear, of, told } = gathered(true);
  hear([updateFor(seenBy(0), 'a', 'b')]);
  expect(of(0)?.playback.now).toBeNull();
  expect(told(0)).toEqual(['a', 'b']);
});

test('what happened earlier comes before what was told', () => {
  const { hear, precede, told } = gathered(true);
  hear([updateFor(seenBy(0), 'b')]);
  precede(new Map([[0, updateFor(seenBy(0), 'a').happenings]]), false);
  expect(told(0)).toEqual(['a', 'b']);
});
