import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

export interface SideTab {
  readonly id: string;
  readonly label: string;
  readonly unread?: number;
  readonly content: ComponentChildren;
}

interface Props {
  readonly tabs: readonly SideTab[];
  readonly open: Signal<string>;
}

/** Tabs beside the board. Hidden ones stay mounted, so that a half-typed message is not lost. */
export function SideTabs({ tabs, open }: Props) {
  const name = useId();
  const move = (event: KeyboardEvent): void => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    const at = tabs.findIndex(({ id }) => id === open.value);
    const next = tabs[(at + by + tabs.length) % tabs.length];
    if (next === undefined) return;
    open.value = next.id;
    document.getElementById(`${name}-${next.id}`)?.focus();
  };
  return (
    <div class="side-tabs">
      <div role="tablist" aria-label="Beside the board" onKeyDown={move}>
        {tabs.map(({ id, label, unread = 0 }) => (
          <button
            key={id}
            id={`${name}-${id}`}
            type="button"
            role="tab"
            aria-selected={id === open.value}
            aria-controls={`${name}-${id}-panel`}
            tabIndex={id === open.value ? 0 : -1}
            onClick={() => (open.value = id)}
          >
            {label}
            <Unread count={unread} />
          </button>
        ))}
      </div>
      {tabs.map(({ id, content }) => (
        <div
          key={id}
          id={`${name}-${id}-panel`}
          class="tab-panel"
          role="tabpanel"
          aria-labelledby={`${name}-${id}`}
          hidden={id !== open.value}
        >
          {content}
        </div>
      ))}
    </div>
  );
}

export function Unread({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <span class="unread">
      {count > 9 ? '9+' : count}
      <span class="hidden-text"> unread</span>
    </span>
  );
}
