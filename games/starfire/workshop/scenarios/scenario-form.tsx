import { useId } from 'preact/hooks';
import { CHART_NAMES } from '../../rules/data/charts.ts';
import { SIDE_NAMES } from '../../words/phrases.ts';
import { MOST_TYPED } from '../work.ts';
import { Fleet } from './fleet.tsx';
import { type DraftScenario, FIGURES, FLEETS, type ScenarioFigure, shapeOf } from './scenario.ts';
import { MOST_NAME } from './scenario-file.ts';

interface Props {
  readonly scenario: DraftScenario;
  readonly ships: readonly string[];
  change(part: Partial<DraftScenario>, said?: string): void;
}

/** The scenario being edited: its fleets, and how they meet. */
export function ScenarioForm({ scenario, ships, change }: Props) {
  const all = [...scenario.fleetA, ...scenario.fleetB];
  return (
    <div class="scenario-form">
      <label class="field scenario-name">
        <span>Name</span>
        <input
          type="text"
          maxLength={MOST_NAME}
          value={scenario.name}
          onInput={({ currentTarget }) => change({ name: currentTarget.value })}
        />
      </label>
      <div class="fleets">
        {FLEETS.map((fleet, side) => (
          <Fleet
            key={fleet}
            side={SIDE_NAMES[side] ?? ''}
            lines={scenario[fleet]}
            most={shapeOf(fleet).maxItems ?? 0}
            all={all}
            ships={ships}
            change={(lines, said) => change({ [fleet]: lines }, said)}
          />
        ))}
      </div>
      <div class="figures">
        {FIGURES.map((figure) => (
          <FigureField
            key={figure}
            figure={figure}
            typed={scenario[figure]}
            type={(typed) => change({ [figure]: typed })}
          />
        ))}
        <Manner scenario={scenario} change={change} />
      </div>
    </div>
  );
}

interface FigureProps {
  readonly figure: ScenarioFigure;
  readonly typed: string;
  type(typed: string): void;
}

function FigureField({ figure, typed, type }: FigureProps) {
  const { title, minimum, maximum } = shapeOf(figure);
  return (
    <label class="field">
      <span>
        {title} <small>{`${minimum}–${maximum}`}</small>
      </span>
      <input
        type="number"
        min={minimum}
        max={maximum}
        value={typed}
        onInput={({ currentTarget }) => type(currentTarget.value.slice(0, MOST_TYPED))}
      />
    </label>
  );
}

/** The chart, and how the fleets come onto the map. */
function Manner({ scenario, change }: Pick<Props, 'scenario' | 'change'>) {
  const id = useId();
  const { title, labels } = shapeOf('chart');
  return (
    <>
      <label class="field" htmlFor={`${id}-chart`}>
        <span>{title}</span>
        <select
          id={`${id}-chart`}
          value={scenario.chart}
          onChange={({ currentTarget: { value } }) =>
            change({ chart: CHART_NAMES.find((name) => name === value) ?? scenario.chart })
          }
        >
          {CHART_NAMES.map((name, i) => (
            <option key={name} value={name}>
              {labels?.[i] ?? name}
            </option>
          ))}
        </select>
      </label>
      <label class="field manner" htmlFor={`${id}-manner`}>
        <span>Starting positions</span>
        <select
          id={`${id}-manner`}
          value={scenario.quickSetup ? 'quick' : 'by hand'}
          onChange={({ currentTarget }) => change({ quickSetup: currentTarget.value === 'quick' })}
        >
          <option value="quick">Fleets face to face</option>
          <option value="by hand">Placed by the players</option>
        </select>
      </label>
    </>
  );
}
