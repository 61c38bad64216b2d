import { useRef } from 'preact/hooks';
import './tabs.css';

const STEPS: { readonly [key: string]: number } = { ArrowLeft: -1, ArrowRight: 1 };

interface Tab<T> {
  readonly id: T;
  readonly title: string;
  /** The number of things kept there; 0 is not shown. */
  readonly count?: number;
}

interface Props<T> {
  readonly tabs: readonly Tab<T>[];
  readonly tab: T;
  enter(tab: T): void;
}

export function Tabs<T extends string>({ tabs, tab, enter }: Props<T>) {
  const list = useRef<HTMLDivElement>(null);
  const go = (event: KeyboardEvent): void => {
    const at = tabs.findIndex(({ id }) => id === tab);
    const next = tabs.at((at + (STEPS[event.key] ?? 0)) % tabs.length)?.id;
    if (next === undefined || next === tab) return;
    event.preventDefault();
    enter(next);
    list.current?.querySelector<HTMLElement>(`#${tabId(next)}`)?.focus();
  };
  return (
    <div ref={list} class="workshop-tabs" role="tablist" aria-label="Workshop" onKeyDown={go}>
      {tabs.map(({ id, title, count = 0 }) => (
        <button
          key={id}
          id={tabId(id)}
          type="button"
          role="tab"
          aria-selected={id === tab}
          aria-controls={PANEL}
          tabIndex={id === tab ? 0 : -1}
          onClick={() => enter(id)}
        >
          {title}
          {count > 0 && <small>{count}</small>}
        </button>
      ))}
    </div>
  );
}

const PANEL = 'workshop-panel';
const tabId = (tab: string): string => `workshop-${tab}`;

export const panelOf = (tab: string) => ({
  id: PANEL,
  class: 'workshop-panel',
  role: 'tabpanel' as const,
  'aria-labelledby': tabId(tab),
});
