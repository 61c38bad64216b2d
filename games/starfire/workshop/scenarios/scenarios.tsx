import { plural } from '@starboard/kernel';
import { FileButton } from '@starboard/ui';
import { useState } from 'preact/hooks';
import { type Setup, SIDES } from '../../rules/model.ts';
import { Deployment } from './deployment.tsx';
import { checkScenario, type DraftScenario, FLEETS, mostPlayers, titleOf } from './scenario.ts';
import { fileName, MOST_FILE, readScenario, TOO_LARGE, writeScenario } from './scenario-file.ts';
import { ScenarioForm } from './scenario-form.tsx';

interface Props {
  readonly scenario: DraftScenario;
  readonly scenarios: readonly DraftScenario[];
  readonly ships: readonly string[];
  /** A change with a message can be undone. */
  change(part: Partial<DraftScenario>, said?: string): void;
  keepScenario(): void;
  /** Opens another scenario for editing. */
  open(scenario: DraftScenario): void;
  remove(scenario: DraftScenario): void;
  save(name: string, text: string): void;
  play(setup: Setup): void;
}

/** The page where players write, keep and share scenarios. */
export function Scenarios(props: Props) {
  const { scenario, scenarios, ships, change, open, remove } = props;
  return (
    <div class="scenarios">
      <ScenarioForm scenario={scenario} ships={ships} change={change} />
      <Outcome {...props} />
      {scenarios.length > 0 && (
        <section>
          <h2>Saved scenarios</h2>
          <ul class="kept-scenarios">
            {scenarios.map((kept) => (
              <li key={kept.name}>
                <h3>{titleOf(kept)}</h3>
                <p>{inShort(kept)}</p>
                <div class="buttons">
                  <button type="button" class="tool" onClick={() => open(kept)}>
                    Open<span class="hidden-text"> {titleOf(kept)}</span>
                  </button>
                  <button type="button" class="tool" onClick={() => remove(kept)}>
                    Remove<span class="hidden-text"> {titleOf(kept)}</span>
                  </button>
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** "2 ships against 3 ships, 25 hexes apart". */
function inShort(scenario: DraftScenario): string {
  const [a, b] = SIDES.map((side) => plural(scenario[FLEETS[side]].length, 'ship'));
  return `${a} against ${b}, ${scenario.distance} hexes apart`;
}

/** The rules' verdict on the scenario, and the possible actions. */
function Outcome({ scenario, keepScenario, open, save, play }: Props) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const checked = checkScenario(scenario);
  const players = mostPlayers(scenario);
  const load = (text: string): void => {
    const opened = readScenario(text);
    setRefusal(opened.ok ? null : opened.fact);
    if (opened.ok) open(opened.scenario);
  };
  const saveFile = (): void => {
    const text = writeScenario(scenario);
    if (text !== null) save(fileName(scenario.name, 'json'), text);
  };
  return (
    <section class="outcome" aria-label="What to do with it">
      <p role="status" class={checked.ok ? 'ready' : 'notice'}>
        {checked.ok ? `Ready, for ${players === 2 ? '2' : `2 to ${players}`} players.` : checked.fact}
      </p>
      {checked.ok && <Deployment setup={checked.setup} />}
      <div class="buttons">
        <button
          type="button"
          class="primary"
          aria-disabled={!checked.ok}
          onClick={() => checked.ok && play({ ...checked.setup, name: titleOf(scenario) })}
        >
          Play this scenario
        </button>
        <button type="button" onClick={keepScenario}>
          Save in this browser
        </button>
        <button type="button" class="secondary" aria-disabled={!checked.ok} onClick={saveFile}>
          Save to a file
        </button>
        <FileButton
          label="Load from a file"
          accept=".json,application/json"
          most={MOST_FILE}
          take={load}
          refuse={() => setRefusal(TOO_LARGE)}
        />
      </div>
      <p role="alert" class="notice">
        {refusal}
      </p>
    </section>
  );
}
