import { Explained, Note, panelOf, type Said, Tabs, type Workshop, type WorkshopProps } from '@starboard/ui';
import { useRef, useState } from 'preact/hooks';
import rulebook from '../RULEBOOK.md?raw';
import type { Starfire } from '../rules/model.ts';
import { Designer } from './designer/designer.tsx';
import { titleOf } from './scenarios/scenario.ts';
import { Scenarios } from './scenarios/scenarios.tsx';
import { nameIn, withShip } from './shipyard/ships.ts';
import { Shipyard } from './shipyard/shipyard.tsx';
import { readWork, type Work, withScenario } from './work.ts';
import './workshop.css';
import './designer/line-field.css';
import './designer/designer.css';
import './shipyard/shipyard.css';
import './scenarios/scenarios.css';

const NOT_KEPT = 'This browser could not store your work: save it to a file before you leave.';

/** Ships and scenarios of one's own. All of it is kept at every stroke. */
function Page({ kept, keep, save, play, openRule }: WorkshopProps<Starfire>) {
  const [work, setWork] = useState<Work>(() => readWork(kept));
  const [said, say] = useState<Said<Work> | null>(null);
  const latest = useRef(work);
  const show = (next: Work): boolean => {
    latest.current = next;
    setWork(next);
    return keep(next);
  };
  /** With something said, what was changed can be taken back, until the next change to the work. */
  const change = (part: Partial<Work>, text?: string): void => {
    const before = latest.current;
    const isKept = show({ ...before, ...part });
    if (!isKept) say({ text: NOT_KEPT, before: null });
    else if (text !== undefined) say({ text, before });
    else if (part.tab === undefined) say(null);
  };
  const copy = async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      say({ text: 'Copied.', before: null });
    } catch {
      say({ text: 'The browser did not allow copying: save it to a file instead.', before: null });
    }
  };
  const keepShip = (line: string): void => {
    const ships = withShip(work.ships, line);
    if (ships === null) say({ text: 'The shipyard is full.', before: null });
    else change({ ships }, `${nameIn(line)} is saved to the shipyard.`);
  };
  const keepScenario = (): void => {
    const next = withScenario(work);
    if (next === null) say({ text: 'There is no room for another scenario.', before: null });
    else change(next, `${titleOf(work.scenario)} is saved.`);
  };

  return (
    <Explained class="starfire-workshop" openRule={openRule}>
      <Tabs
        tabs={[
          { id: 'designer', title: 'Designer' },
          { id: 'shipyard', title: 'Shipyard', count: work.ships.length },
          { id: 'scenarios', title: 'Scenarios', count: work.scenarios.length },
        ]}
        tab={work.tab}
        enter={(tab) => change({ tab })}
      />
      <div {...panelOf(work.tab)}>
        {work.tab === 'designer' && (
          <Designer
            line={work.line}
            ships={work.ships}
            write={(line, text) => change({ line }, text)}
            keepShip={keepShip}
            openRule={openRule}
          />
        )}
        {work.tab === 'shipyard' && (
          <Shipyard
            ships={work.ships}
            change={(ships, text) => change({ ships }, text)}
            redesign={(line) => change({ line, tab: 'designer' }, `${nameIn(line) ?? 'The ship'} is in the designer.`)}
            copy={copy}
            save={save}
          />
        )}
        {work.tab === 'scenarios' && (
          <Scenarios
            scenario={work.scenario}
            scenarios={work.scenarios}
            ships={work.ships}
            change={(part, text) => change({ scenario: { ...latest.current.scenario, ...part } }, text)}
            keepScenario={keepScenario}
            open={(scenario) => change({ scenario }, `${titleOf(scenario)} is open.`)}
            remove={(gone) =>
              change({ scenarios: work.scenarios.filter((each) => each !== gone) }, `${titleOf(gone)} is removed.`)
            }
            save={save}
            play={play}
          />
        )}
      </div>
      <Note
        said={said}
        undo={(before) => {
          show(before);
          say({ text: 'Taken back.', before: null });
        }}
        dismiss={() => say(null)}
      />
    </Explained>
  );
}

export const workshop: Workshop<Starfire> = { Page, rulebook };
