import type { Names } from '@starboard/kernel';
import { Term } from '@starboard/ui';
import type { Board } from '../../rules/model.ts';
import { SIDE_NAMES, sideInWords } from '../../words/phrases.ts';
import { scenarioName } from '../../words/scenarios.ts';
import { SIDE_LETTERS, sideClass } from '../hulls.ts';
import { FleetBars } from './fleet-bars.tsx';
import type { TurnPhase } from './phase.ts';

interface Props {
  readonly board: Board;
  readonly names: Names;
  readonly phase: TurnPhase;
}

/** The turn, the phase and its player, the initiative, and the strength of each side. */
export function Banner({ board, names, phase: { step, name, side } }: Props) {
  const leads = step === 'initiative' ? side : board.winner;
  return (
    <p class="ui-banner starfire-banner">
      {board.turn > 0 && (
        <strong>
          <Term says="Each turn has three parts: initiative, movement and fire." rule="2.9">
            Turn {board.turn}
          </Term>
        </strong>
      )}
      <Term class="starfire-scenario" says="The scenario of this battle." rule="2.1">
        {scenarioName(board.setup)}
      </Term>
      <Term says={PHASE_SAYS} rule="2.9">
        {name}
      </Term>
      {side !== null && (
        <Term class={`starfire-whose ${sideClass(side)}`} says={`${who(side, names)} is acting now.`}>
          <span class="starfire-badge">{SIDE_LETTERS[side]}</span> {who(side, names)}
        </Term>
      )}
      {leads !== null && board.turn > 0 && (
        <Term
          class="starfire-initiative"
          says="The side that won initiative this turn moves last and fires first."
          rule="3.4"
        >
          Initiative: <span class={`starfire-badge ${sideClass(leads)}`}>{SIDE_LETTERS[leads]}</span>
          <span class="starfire-wide"> moves last, fires first</span>
        </Term>
      )}
      {board.turn > 0 && <FleetBars board={board} names={names} />}
    </p>
  );
}

const PHASE_SAYS =
  'The current part of the turn. In movement, each ship spends one point at a time, beginning with the side that lost initiative.';

function who(side: 0 | 1, names: Names): string {
  return names.length === 0 ? SIDE_NAMES[side] : sideInWords(side, names);
}
