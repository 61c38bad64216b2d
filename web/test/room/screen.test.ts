import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { openScreen } from '../../room/passing/screen.ts';
import { isShowing, stoppedAt } from '../../room/playback/playback.ts';
import { openNotices } from '../../room/sending/notices.ts';
import { knowing, NEVER, seenBy } from '../support/seen.ts';

const SHOT = stoppedAt([{ event: { type: 'shot', rule: '1' }, board: {}, frame: null }], 0);

function shared(secret: boolean) {
  const viewers = knowing(seenBy(0, {}, ['a']), seenBy(1));
  const ended = signal<string | null>(null);
  const notices = openNotices();
  const screen = openScreen({ seats: [0, 1], viewers, ended, needsCurtain: () => secret, notices });
  return { ...screen, viewers, ended, notices };
}

test('with secrets the curtain stands until whoever it names takes the screen', () => {
  const { curtain, viewer, take, viewers, notices } = shared(true);
  expect(curtain.value).toBe(0);
  take();
  expect([viewer.value, curtain.value]).toEqual([0, null]);
  viewers.see(seenBy(0));
  viewers.see(seenBy(1, {}, ['b']));
  expect([viewer.value, curtain.value]).toEqual([0, 1]);
  notices.notice.value = 'Said to player 1.';
  take();
  expect([viewer.value, curtain.value]).toEqual([1, null]);
  expect(notices.notice.value).toBeNull();
});

test('without secrets the screen passes by itself, and what the others have watched is not shown again', () => {
  const { curtain, viewer, viewers, here } = shared(false);
  expect([viewer.value, curtain.value]).toEqual([0, null]);
  viewers.show(1, SHOT);
  viewers.see(seenBy(0));
  viewers.known.value = new Map(viewers.known.peek()).set(1, { view: seenBy(1, {}, ['b']), playback: SHOT });
  expect([viewer.value, curtain.value]).toEqual([1, null]);
  expect(isShowing(here.value.playback)).toBe(false);
  expect(here.value.playback.told).toHaveLength(1);
});

test('it is over by the rules or by whatever else ended it, and then passes to nobody', () => {
  const { over, curtain, take, viewers, ended } = shared(true);
  take();
  viewers.see(seenBy(0));
  viewers.see(seenBy(1, {}, ['b']));
  expect([over.value, curtain.value]).toEqual([false, 1]);
  ended.value = 'The host closed this table.';
  expect([over.value, curtain.value]).toEqual([true, null]);
});

test('somebody who plays alone, or only watches, has the screen from the start', () => {
  const viewers = knowing(seenBy(1, {}, ['a']));
  const notices = openNotices();
  const alone = openScreen({ seats: [1], viewers, ended: NEVER, needsCurtain: () => true, notices });
  expect([alone.viewer.value, alone.curtain.value]).toEqual([1, null]);
});
