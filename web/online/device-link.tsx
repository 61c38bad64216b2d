import { useSignal } from '@preact/signals';
import { CopyField } from '../shell/copy-field.tsx';
import { api } from './api.ts';
import { linkToMatch } from './invite.ts';

interface Props {
  readonly match: string;
  fail(fact: string): void;
}

/** Moves one's seat to another device by a link. */
export function DeviceLink({ match, fail }: Props) {
  const link = useSignal<string | null>(null);
  const ask = async (): Promise<void> => {
    const answered = await api.deviceLink();
    if (answered.ok) link.value = linkToMatch(answered.value.link, match);
    else fail(answered.refusal.fact);
  };
  if (link.value === null) {
    return (
      <button type="button" class="secondary" onClick={ask}>
        Move to another device
      </button>
    );
  }
  return (
    <div class="device-link">
      <CopyField label="Open this on the other device" text={link.value} />
      <p>Whoever opens it sits in your seat: show it to nobody else. It holds for a few minutes.</p>
    </div>
  );
}
