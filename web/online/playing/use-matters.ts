import { useSignal } from '@preact/signals';
import type { TableView } from '@starboard/protocol';
import { useEffect, useRef } from 'preact/hooks';
import type { Attention } from '../../room/attention/attention.ts';
import { awaitedIn } from '../../room/choosing/prompt.ts';
import type { Room } from '../../room/room.ts';
import type { RemoteRunner } from '../../runner/remote/remote-runner.ts';
import { goToRematch } from '../afterwards/rematch.ts';
import { useNow } from '../clock/now.ts';
import { api } from '../server/api.ts';
import type { Answered } from '../server/request.ts';
import { tableMatters } from './table-matters.ts';

interface Wanted {
  readonly room: Pick<Room, 'picture' | 'notices'>;
  readonly table: TableView;
  readonly runner: Pick<RemoteRunner, 'clockAhead'>;
}

/** What a player at this table should notice now. */
export function useMatters({ room: { picture, notices }, table, runner }: Wanted): readonly Attention[] {
  const aside = useSignal<readonly string[]>([]);
  const now = useNow(runsOut(table)) - runner.clockAhead.value;
  useOwnOffers(table, picture, (fact) => (notices.notice.value = fact));
  const say = async (doing: Promise<Answered<unknown>>): Promise<void> => {
    const answered = await doing;
    notices.notice.value = answered.ok ? null : answered.refusal.fact;
  };
  const matters = tableMatters(
    { table, awaited: awaitedIn(picture), now },
    {
      comeBack: (seat) => say(api.comeBack(table.id, seat)),
      answerDraw: (seats, accepts) => {
        for (const seat of accepts ? seats : seats.slice(0, 1)) say(api.offerDraw(table.id, seat, accepts));
      },
      joinRematch: async () => {
        notices.notice.value = await goToRematch(table);
      },
      letBotPlay: (seat) => say(api.removeIdle(table.id, seat)),
      setAside: (id) => {
        aside.value = [...aside.peek(), id];
      },
    },
  );
  return matters.filter(({ id }) => !aside.value.includes(id));
}

/** Whether time matters: somebody has a deadline, or the host may have to wait. */
function runsOut({ phase, seats, host }: TableView): boolean {
  return phase === 'playing' && (host || seats.some(({ mine, deadline }) => mine && deadline !== null));
}

/** Tells players whose offer of a draw ended before the next question. */
function useOwnOffers({ seats }: TableView, { view }: Room['picture'], tell: (fact: string) => void): void {
  const offers = seats.some(({ mine, offersDraw }) => mine && offersDraw);
  const { question } = view.value;
  const before = useRef({ offers, question });
  useEffect(() => {
    const was = before.current;
    before.current = { offers, question };
    if (was.offers && !offers && was.question === question) tell('Your offer of a draw has ended.');
  }, [offers, question]);
}
