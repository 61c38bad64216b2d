import { plural } from '@starboard/kernel';
import { explains, MarkRow, Term } from '@starboard/ui';
import { protectionLeft } from '../../rules/02-starfighters.ts';
import type { PilotView } from '../../rules/model.ts';

/** What is left of protection; null where the design is secret. */
export function leftOf({ design, damage }: Pick<PilotView, 'design' | 'damage'>): number | null {
  return design === null ? null : Math.max(0, protectionLeft({ design, damage }));
}

/** "7 of 10", or the damage taken if the rest is secret. */
export function protectionText(pilot: PilotView): string {
  const left = leftOf(pilot);
  return left === null ? `${pilot.damage} taken` : `${left} of ${pilot.design?.protection}`;
}

export function protectionSays(pilot: PilotView): string {
  const left = leftOf(pilot);
  if (left === null) return `It has taken ${plural(pilot.damage, 'point')} of damage. Its full protection is secret.`;
  return `Protection: ${left} of ${pilot.design?.protection} left. At 0 it blows up.`;
}

interface Props {
  readonly pilot: PilotView;
  /** Part of a button, which has its own explanation. */
  readonly plain?: boolean;
}

/** 2.3 A bar with the figure beside it. */
export function Protection({ pilot, plain = false }: Props) {
  const left = leftOf(pilot);
  const bar = (
    <>
      {left !== null && (
        <span class="tunnel-bar" aria-hidden="true">
          <i style={{ inlineSize: `${(100 * left) / (pilot.design?.protection ?? 1)}%` }} />
        </span>
      )}
      <b>{protectionText(pilot)}</b>
    </>
  );
  if (plain) return <span class="tunnel-protection">{bar}</span>;
  return (
    <Term class="tunnel-protection" says={protectionSays(pilot)} rule="2.3">
      {bar}
    </Term>
  );
}

/** 2.3 The boxes of a record sheet: crossed out from the left. */
export function ProtectionBoxes({ pilot }: { readonly pilot: PilotView }) {
  const { design, damage } = pilot;
  if (design === null) return null;
  return (
    <MarkRow class="tunnel-boxes" label={protectionSays(pilot)}>
      {Array.from({ length: design.protection }, (_, i) => (
        <i
          key={i}
          class={i < damage ? 'tunnel-box tunnel-lost' : 'tunnel-box'}
          {...explains(
            i < damage ? 'A point of protection that is lost.' : 'A point of protection that is left.',
            '2.3',
          )}
        />
      ))}
    </MarkRow>
  );
}
