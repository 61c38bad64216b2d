import { useEffect } from 'preact/hooks';
import { blip } from '../../shell/sound.ts';
import type { Attention } from './attention.ts';

/** The most pressing matter with its buttons, in the bar; the others follow when it is settled. */
export function AttentionStrip({ matters }: { readonly matters: readonly Attention[] }) {
  const [first] = matters;
  const id = first?.id;
  useEffect(() => {
    if (id !== undefined) blip('call');
  }, [id]);
  if (first === undefined) return null;
  const { text, actions, urgent = false } = first;
  return (
    <div class="attention" role="status" data-urgent={urgent}>
      <p>{matters.length > 1 ? `${text} (1 of ${matters.length})` : text}</p>
      {actions.map(({ label, act }, i) => (
        <button key={label} type="button" class={i === 0 ? 'accept' : 'secondary'} onClick={act}>
          {label}
        </button>
      ))}
    </div>
  );
}
