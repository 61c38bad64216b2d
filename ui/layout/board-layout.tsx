import type { ComponentChildren } from 'preact';
import { Explained } from '../explain/explained.tsx';
import './board.css';
import './panel.css';
import './sheet.css';
import '../effects/effects.css';

interface Props {
  readonly class: string;
  openRule(rule: string): void;
  /**
   * The viewer's own ship in a line or two: what it has left, and what is at stake. It is always in sight, while the
   * sheets may be below the fold.
   */
  readonly own?: ComponentChildren;
  /** What one looks at less often than at the rest: records, lists, legends. The viewer's own comes first. */
  readonly sheets: ComponentChildren;
  /** What one plays with: a banner, the map and what is asked. */
  readonly children: ComponentChildren;
}

/** How a board with a map is laid out: on a narrow screen the sheets are below the map, on a wide one beside it. */
export function BoardLayout({ class: name, openRule, own, sheets, children }: Props) {
  return (
    <Explained class={`ui-layout ${name}`} openRule={openRule}>
      <div class="ui-playing">
        {children}
        {own !== undefined && own !== null && <div class="ui-own">{own}</div>}
      </div>
      <div class="ui-sheets">{sheets}</div>
    </Explained>
  );
}
