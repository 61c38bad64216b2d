import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { AskOnce } from '../../shell/ask-once.tsx';
import { CopyField } from '../../shell/copy-field.tsx';
import { address } from '../../shell/router.ts';
import { linkToMatch } from '../joining/invite.ts';
import type { Act } from '../server/act.ts';
import { api, type OwnDevice } from '../server/api.ts';

interface Props {
  readonly match: string;
  readonly act: Act;
}

export function Devices({ match, act }: Props) {
  const open = useSignal(false);
  if (!open.value) {
    return (
      <button type="button" class="secondary" onClick={() => (open.value = true)}>
        Your devices
      </button>
    );
  }
  return (
    <section class="devices" aria-labelledby="devices-title">
      <h3 id="devices-title">Your devices</h3>
      <NewDevice match={match} act={act} />
      <DeviceList act={act} />
      <p>
        <a href={address({ page: 'privacy' })}>What this server keeps about you, and how to delete it</a>
      </p>
    </section>
  );
}

function DeviceList({ act }: Pick<Props, 'act'>) {
  const devices = useSignal<readonly OwnDevice[]>([]);
  const refresh = (): Promise<void> =>
    act(
      api.devices().then((answered) => {
        if (answered.ok) devices.value = answered.value;
        return answered;
      }),
    );
  useEffect(() => {
    refresh();
  }, []);
  const only = devices.value.length === 1;
  const signOut = async ({ id, current }: OwnDevice): Promise<void> => {
    await act(api.signOut(id, only));
    if (current) location.reload();
    else await refresh();
  };
  return (
    <ul class="device-list">
      {devices.value.map((device) => (
        <li key={device.id}>
          <span>
            <strong>{device.name}</strong>
            {device.current && <span class="player-tag">this one</span>}
            <br />
            {device.addedAt === null ? 'Your first device' : `Added ${when(device.addedAt)}`}
            {!device.current && `, last used on ${new Date(device.seenAt).toLocaleDateString()}`}
          </span>
          <AskOnce
            label="Sign out"
            question={
              only
                ? 'Sign out your only device? Nobody can play your seats any more, and there is no way back. To go on elsewhere, add that device first.'
                : `Sign out ${device.name}? It can no longer play your seats.`
            }
            onSure={() => signOut(device)}
          />
        </li>
      ))}
    </ul>
  );
}

const when = (moment: number): string => new Date(moment).toLocaleString();

function NewDevice({ match, act }: Props) {
  const link = useSignal<string | null>(null);
  const ask = (): Promise<void> =>
    act(
      api.deviceLink().then((answered) => {
        if (answered.ok) link.value = linkToMatch(answered.value.link, match);
        return answered;
      }),
    );
  const withdraw = async (): Promise<void> => {
    await act(api.withdrawDeviceLink());
    link.value = null;
  };
  if (link.value === null) {
    return (
      <button type="button" class="secondary" onClick={ask}>
        Add a device
      </button>
    );
  }
  return (
    <div class="device-link">
      <CopyField label="Open this on the other device" text={link.value} />
      <p>This link works once, within ten minutes. Anybody who opens it can play your seats, so keep it to yourself.</p>
      <button type="button" class="secondary" onClick={withdraw}>
        Withdraw the link
      </button>
    </div>
  );
}
