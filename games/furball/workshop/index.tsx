import { Explained, Note, panelOf, Tabs, useWork, type Workshop, type WorkshopProps } from '@starboard/ui';
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

/** The player's own squads and lay-out, saved at every change. */
function Page({ kept, keep, save, play, openRule }: WorkshopProps<Furball>) {
  const { work, latest, change, tell, copy, note } = useWork(() => readWork(kept), keep);
  /** All that the table says, with a random squad wherever none is chosen. */
  const playTable = (part: Partial<Work> = {}): void => {
    const next = { ...latest.current, ...part };
    change(part);
    const { seats, squads, limit, usesLayout, layout } = next;
    play({
      squads: squadsFor(seats, squads, eventOf({ limit })),
      asteroids: usesLayout ? layout.placements : [],
      limit,
    });
  };
  /** Uses the first seat, unless another seat has it already. */
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
      <Note {...note} />
    </Explained>
  );
}

export const workshop: Workshop<Furball> = { Page, rulebook };
