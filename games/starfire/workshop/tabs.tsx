import { useRef } from 'preact/hooks';
import { TABS, type Tab } from './work.ts';

const TITLES: { readonly [T in Tab]: string } = {
  designer: 'Designer',
  shipyard: 'Shipyard',
  scenarios: 'Scenarios',
};

const STEPS: { readonly [key: string]: number } = { ArrowLeft: -1, ArrowRight: 1 };

interface Props {
  readonly tab: Tab;
  /** How much is kept in each. */
  readonly counts: { readonly [T in Tab]: number };
  enter(tab: Tab): void;
}

/** The rooms of the workshop, as tabs. */
export function Tabs({ tab, counts, enter }: Props) {
  const tabs = useRef<HTMLDivElement>(null);
  const go = (event: KeyboardEvent): void => {
    const next = TABS.at((TABS.indexOf(tab) + (STEPS[event.key] ?? 0)) % TABS.length);
    if (next === undefined || next === tab) return;
    event.preventDefault();
    enter(next);
    tabs.current?.querySelector<HTMLElement>(`#${tabId(next)}`)?.focus();
  };
  return (
    <div ref={tabs} class="workshop-tabs" role="tablist" aria-label="Workshop" onKeyDown={go}>
      {TABS.map((each) => (
        <button
          key={each}
          id={tabId(each)}
          type="button"
          role="tab"
          aria-selected={each === tab}
          aria-controls={PANEL}
          tabIndex={each === tab ? 0 : -1}
          onClick={() => enter(each)}
        >
          {TITLES[each]}
          {counts[each] > 0 && <small>{counts[each]}</small>}
        </button>
      ))}
    </div>
  );
}

export const PANEL = 'workshop-panel';
export const tabId = (tab: Tab): string => `workshop-${tab}`;
