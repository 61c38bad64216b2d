import { type Names, nameOf, type Seat, type View } from '@starboard/kernel';
import { explains, Term } from '@starboard/ui';
import { type Board, type Furball, shipOf } from '../../rules/model.ts';
import { pilotClass } from '../pilots.ts';
import { PilotMark } from '../sheets/pilot-mark.tsx';
import { phaseName } from './phase.ts';
import { activeShip, isDone, turnOrder } from './turn.ts';

interface Props {
  readonly view: View<Furball>;
  readonly board: Board;
  readonly names: Names;
  show(seat: Seat): void;
}

const PHASE_MEANS = {
  setup: ['The players place their ships, lowest skill first.', '2.4'],
  planning: ['Everybody dials a manoeuvre in secret.', '3.2'],
  activation: ['The least skilled pilots fly first. Each reveals the dial, flies and takes an action.', '3.4'],
  combat: ['The most skilled pilots shoot first.', '6.1'],
  end: ['Effects that lasted for the round end.', '10.1'],
} as const;

const OVER_MEANS = ['The game is over.', '12.1'] as const;

/** Which round and phase it is, and whose turn among all of them. */
export function Banner({ view, board, names, show }: Props) {
  const { round, phase, setup } = board;
  const of = setup.ending === 'rounds' ? ` of ${setup.rounds}` : '';
  const [means, rule] = view.result === null ? PHASE_MEANS[phase] : OVER_MEANS;
  return (
    <div class="ui-banner furball-banner">
      <strong>
        <Term
          says="The game ends after the agreed number of rounds, or with the round in which time is called."
          rule="12.1"
        >
          {round === 0 ? 'Before round 1' : `Round ${round}${of}`}
        </Term>
      </strong>
      <Term class="ui-phase" says={means} rule={rule}>
        {phaseName(board, view.result)}
      </Term>
      {view.result === null && <TurnOrder view={view} board={board} names={names} show={show} />}
    </div>
  );
}

/** All ships on the mat in the order of turns; those that have had theirs are dimmed. */
function TurnOrder({ view, board, names, show }: Props) {
  const active = activeShip(view);
  const order = turnOrder(board);
  if (order.length === 0) return null;
  const name = board.phase === 'combat' ? 'Order of fire' : 'Order of flight';
  return (
    <ol class="furball-turns" aria-label={name}>
      {order.map((seat) => {
        const { skill } = shipOf(board, seat);
        const state = seat === active ? 'now' : isDone(board, seat) ? 'done' : 'to come';
        const says = `${nameOf(names, seat)}, skill ${skill}: ${STATE_SAYS[state]} Shows the ship on the mat.`;
        return (
          <li key={seat} class={`${pilotClass(seat)} furball-turn-${state.replace(' ', '-')}`}>
            <button
              type="button"
              {...(seat === active ? { 'aria-current': 'step' } : {})}
              {...explains(says, '3.4')}
              onClick={() => show(seat)}
            >
              <PilotMark seat={seat} />
              <span class="ui-aloud">{nameOf(names, seat)}, skill </span>
              <small>{skill}</small>
              <span class="ui-aloud">, {state}</span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

const STATE_SAYS = {
  now: 'it is acting now.',
  done: 'it has had its turn in this phase.',
  'to come': 'its turn is still to come.',
} as const;
