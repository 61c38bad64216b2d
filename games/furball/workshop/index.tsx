import { Explained, Note, panelOf, type Said, Tabs, type Workshop, type WorkshopProps } from '@starboard/ui';
import { useRef, useState } from 'preact/hooks';
import rulebook from '../RULEBOOK.md?raw';
import type { Furball } from '../rules/model.ts';
import { AsteroidsTab } from './asteroids/asteroids-tab.tsx';
import { eventOf } from './squads/event.ts';
import { SquadsTab } from './squads/squads-tab.tsx';
import { keptChoice, squadsFor } from './table/seat-choice.ts';
import { TableTab } from './table/table-tab.tsx';
import { readWork, type Work } from './work.ts';
import './workshop.css';
import './squads/squads.css';
import './asteroids/asteroids.css';

const NOT_KEPT = 'This browser could not store your work: copy your squads or save them to files before you leave.';

/** Squads and a lay-out of one's own. All of it is kept at every change. */
function Page({ kept, keep, save, play, openRule }: WorkshopProps<Furball>) {
  const [work, setWork] = useState<Work>(() => readWork(kept));
  const [said, say] = useState<Said<Work> | null>(null);
  const latest = useRef(work);
  const show = (next: Work): boolean => {
    latest.current = next;
    setWork(next);
    return keep(next);
  };
  /** With something said, what was changed can be taken back, until the next change. */
  const change = (part: Partial<Work>, text?: string): void => {
    const before = latest.current;
    const isKept = show({ ...before, ...part });
    if (!isKept) say({ text: NOT_KEPT, before: null });
    else say(text === undefined ? null : { text, before });
  };
  const tell = (text: string): void => say({ text, before: null });
  const copy = async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      tell('Copied.');
    } catch {
      tell('The browser did not allow copying: save it to a file instead.');
    }
  };
  /** All that the table says, with a random squad wherever none is chosen. */
  const playTable = (part: Partial<Work> = {}): void => {
    const next = { ...latest.current, ...part };
    show(next);
    const { seats, squads, limit, usesLayout, layout } = next;
    play({
      squads: squadsFor(seats, squads, eventOf({ limit })),
      asteroids: usesLayout ? layout.placements : [],
      limit,
    });
  };
  /** In the first seat, unless somebody flies it already. */
  const playSquad = (name: string): void => {
    const { seats } = latest.current;
    const choice = keptChoice(name);
    playTable(seats.includes(choice) ? {} : { seats: seats.with(0, choice) });
  };

  return (
    <Explained class="furball-workshop" openRule={openRule}>
      <Tabs
        tabs={[
          { id: 'squads', title: 'Squads', count: work.squads.length },
          { id: 'asteroids', title: 'Asteroids' },
          { id: 'table', title: 'Table' },
        ]}
        tab={work.tab}
        enter={(tab) => change({ tab })}
      />
      <div {...panelOf(work.tab)}>
        {work.tab === 'squads' && (
          <SquadsTab
            work={work}
            change={change}
            say={tell}
            playSquad={playSquad}
            copy={copy}
            save={save}
            openRule={openRule}
          />
        )}
        {work.tab === 'asteroids' && (
          <AsteroidsTab
            layout={work.layout}
            change={(layout) => change({ layout, usesLayout: true })}
            play={() => playTable({ usesLayout: true })}
            openRule={openRule}
          />
        )}
        {work.tab === 'table' && <TableTab work={work} change={change} play={() => playTable()} />}
      </div>
      <Note
        said={said}
        undo={(before) => {
          show(before);
          tell('Taken back.');
        }}
        dismiss={() => say(null)}
      />
    </Explained>
  );
}

export const workshop: Workshop<Furball> = { Page, rulebook };
