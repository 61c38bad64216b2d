import { useSignal } from '@preact/signals';
import { api } from '../online/server/api.ts';
import { AskOnce } from '../shell/ask-once.tsx';
import { forgetOnlinePlay } from './forget-online-play.ts';

export function DeleteMyData() {
  const said = useSignal<string | null>(null);
  const forget = async (): Promise<void> => {
    const answered = await api.forget();
    if (answered.ok) forgetOnlinePlay();
    said.value = answered.ok
      ? 'You are signed out on all your devices. Your name, your words and your number are being removed from all matches; that takes a few minutes.'
      : answered.refusal.fact;
  };
  return (
    <section class="delete-my-data" aria-labelledby="delete-title">
      <h2 id="delete-title">Delete my data</h2>
      <p>
        This signs all your devices out at once. Within minutes the server removes your name, your number and everything
        you wrote from every match; you become “Former player” there, and a bot takes over seats in matches that go on.
        Matches in which nobody else took part are deleted. Matches of this browser stay here. For up to 402 days the
        server remembers only that the numbers of your devices are no longer valid.
      </p>
      <AskOnce
        label="Delete my data"
        question="Delete your data on this server? You lose all your seats, and there is no way back."
        onSure={forget}
      />
      <p role="status">{said.value}</p>
    </section>
  );
}
