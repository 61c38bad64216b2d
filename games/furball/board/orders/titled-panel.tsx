import { Term } from '@starboard/ui';
import type { ComponentChildren } from 'preact';

interface Props {
  readonly label: string;
  readonly title: string;
  readonly says: string;
  readonly rule: string;
  /** Whether short options stand side by side. */
  readonly short?: boolean;
  readonly children: ComponentChildren;
}

/** What is asked in a few words that explain themselves, and the options below. */
export function TitledPanel({ label, title, says, rule, short = false, children }: Props) {
  return (
    <section class="ui-panel furball-panel" aria-label={label}>
      <h3>
        <Term says={says} rule={rule}>
          {title}
        </Term>
      </h3>
      <ul class={short ? 'ui-options furball-two' : 'ui-options'}>{children}</ul>
    </section>
  );
}
