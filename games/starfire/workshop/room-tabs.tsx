import { useRef } from 'preact/hooks';
import { ROOMS, type Room } from './work.ts';

const TITLES: { readonly [R in Room]: string } = {
  designer: 'Designer',
  shipyard: 'Shipyard',
  scenarios: 'Scenarios',
};

const STEPS: { readonly [key: string]: number } = { ArrowLeft: -1, ArrowRight: 1 };

interface Props {
  readonly room: Room;
  /** How much is kept in each. */
  readonly counts: { readonly [R in Room]: number };
  enter(room: Room): void;
}

/** The rooms of the workshop, as tabs. */
export function RoomTabs({ room, counts, enter }: Props) {
  const tabs = useRef<HTMLDivElement>(null);
  const go = (event: KeyboardEvent): void => {
    const next = ROOMS.at((ROOMS.indexOf(room) + (STEPS[event.key] ?? 0)) % ROOMS.length);
    if (next === undefined || next === room) return;
    event.preventDefault();
    enter(next);
    tabs.current?.querySelector<HTMLElement>(`#${tabId(next)}`)?.focus();
  };
  return (
    <div ref={tabs} class="room-tabs" role="tablist" aria-label="Workshop" onKeyDown={go}>
      {ROOMS.map((each) => (
        <button
          key={each}
          id={tabId(each)}
          type="button"
          role="tab"
          aria-selected={each === room}
          aria-controls={PANEL}
          tabIndex={each === room ? 0 : -1}
          onClick={() => enter(each)}
        >
          {TITLES[each]}
          {counts[each] > 0 && <small>{counts[each]}</small>}
        </button>
      ))}
    </div>
  );
}

export const PANEL = 'workshop-room';
export const tabId = (room: Room): string => `workshop-${room}`;
