import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { notify } from '../../shell/settings.ts';
import { lookForPush, mutePush, pushHere, switchPushOff, switchPushOn } from '../push/device-push.ts';

/** Asks for permission only when the player presses it. */
export function NotifyChoice({ match }: { readonly match: string }) {
  const problem = useSignal<string | null>(null);
  useEffect(() => {
    lookForPush().then(() => renew());
  }, []);
  if (typeof Notification === 'undefined') return null;
  const here = pushHere.value;
  const called = notify.value && here?.on === true;
  const toggle = async (): Promise<void> => {
    problem.value = null;
    if (notify.peek()) {
      notify.value = false;
      await switchPushOff();
      return;
    }
    notify.value = (await Notification.requestPermission()) === 'granted';
    if (!notify.peek()) {
      problem.value = 'Notifications are blocked. Allow them for this site in your browser’s settings.';
    } else if (pushHere.peek() !== null && !(await switchPushOn())) {
      problem.value = 'You will be notified only while this page is open: your browser’s push service did not answer.';
    }
  };
  return (
    <>
      <button type="button" class="secondary" aria-pressed={notify.value} onClick={toggle}>
        {notify.value ? 'Notifications are on' : 'Notify me when it’s my turn'}
      </button>
      {called && <MuteButton match={match} muted={here.muted.includes(match)} />}
      {called && <p class="field-note">On this device, also when the page is closed.</p>}
      {problem.value !== null && (
        <p class="notice" role="alert">
          {problem.value}
        </p>
      )}
    </>
  );
}

function MuteButton({ match, muted }: { readonly match: string; readonly muted: boolean }) {
  return (
    <button type="button" class="secondary" aria-pressed={muted} onClick={() => mutePush(match, !muted)}>
      {muted ? 'This match is muted' : 'Mute this match'}
    </button>
  );
}

/** The server may have lost this device's address, and the browser may have got another one. */
function renew(): void {
  if (notify.peek() && Notification.permission === 'granted' && pushHere.peek()?.on === false) void switchPushOn();
}
