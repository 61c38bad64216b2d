import { useSignal } from '@preact/signals';
import { useNow } from '../../online/clock/now.ts';
import { matchClockFace } from '../clock/clock-face.ts';
import { isShowing } from '../playback/playback.ts';
import type { Room } from '../room.ts';
import type { Attention } from './attention.ts';

/** What a player should notice wherever the match is played: little time, and what a crippled ship can still do. */
export function useRoomMatters({ picture, clock }: Pick<Room, 'picture' | 'clock'>): readonly Attention[] {
  const read = useSignal<readonly string[]>([]);
  const limit = clock.value;
  const now = useNow(limit?.state === 'running');
  const { shown, playback, over, words } = picture;
  if (over.value || isShowing(playback.value) || shown.value.mine === null) return [];
  const face = limit?.state === 'running' ? matchClockFace(limit, now, words.afterTime) : null;
  const crippled = words.crippled?.(shown.value) ?? null;
  const matters: readonly Omit<Attention, 'actions'>[] = [
    ...(face === null || face.urgency === 'none'
      ? []
      : [{ id: face.warning, text: face.warning, call: 'Time is running out', urgent: face.urgency === 'now' }]),
    ...(crippled === null ? [] : [{ id: crippled, text: crippled, call: '' }]),
  ];
  return matters
    .filter(({ id }) => !read.value.includes(id))
    .map((matter) => ({
      ...matter,
      actions: [{ label: 'OK', act: () => (read.value = [...read.peek(), matter.id]) }],
    }));
}
