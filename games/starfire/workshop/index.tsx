import { Explained, Note, panelOf, Tabs, useWork, type Workshop, type WorkshopProps } from '@starboard/ui';
import rulebook from '../RULEBOOK.md?raw';
import type { Starfire } from '../rules/model.ts';
import { Designer } from './designer/designer.tsx';
import { titleOf } from './scenarios/scenario.ts';
import { Scenarios } from './scenarios/scenarios.tsx';
import { nameIn, withShip } from './shipyard/ships.ts';
import { Shipyard } from './shipyard/shipyard.tsx';
import { readWork, withScenario } from './work.ts';
import '../board/colours.css';
import './workshop.css';
import './designer/line-field.css';
import './designer/designer.css';
import './shipyard/shipyard.css';
import './scenarios/scenarios.css';

/** The player's own ships and scenarios, saved at every keystroke. */
function Page({ kept, keep, save, play, openRule }: WorkshopProps<Starfire>) {
  const { work, latest, change, tell, copy, note } = useWork(() => readWork(kept), keep);
  const keepShip = (line: string): void => {
    const ships = withShip(work.ships, line);
    if (ships === null) tell('The shipyard is full.');
    else change({ ships }, `Saved ${nameIn(line)} to the shipyard.`);
  };
  const keepScenario = (): void => {
    const next = withScenario(work);
    if (next === null) tell('There is no room for another scenario.');
    else change(next, `Saved ${titleOf(work.scenario)}.`);
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
            redesign={(line) =>
              change({ line, tab: 'designer' }, `Opened ${nameIn(line) ?? 'the ship'} in the designer.`)
            }
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
            open={(scenario) => change({ scenario }, `Opened ${titleOf(scenario)}.`)}
            remove={(gone) =>
              change({ scenarios: work.scenarios.filter((each) => each !== gone) }, `Removed ${titleOf(gone)}.`)
            }
            save={save}
            play={play}
          />
        )}
      </div>
      <Note {...note} />
    </Explained>
  );
}

export const workshop: Workshop<Starfire> = { Page, rulebook };
