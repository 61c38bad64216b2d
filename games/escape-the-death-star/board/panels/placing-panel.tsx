import type { Names } from '@starboard/kernel';
import { explains, Term } from '@starboard/ui';
import { stationOf } from '../../rules/01-station/station.ts';
import { soldierName } from '../../words/figures.ts';
import { meetingsInWords } from '../../words/meetings.ts';
import { SoldierIcon } from '../figures/figure.tsx';
import type { Moves } from '../moves/use-moves.ts';
import { touchedOf } from '../moves/whereabouts.ts';
import { isLaidDown } from '../placing/drafts.ts';
import type { PlacingState } from '../placing/placing.ts';
import type { Asked, AskedFor } from '../props.ts';
import { ChosenSquare } from './chosen-square.tsx';

interface Props {
  readonly asked: Asked;
  readonly placing: PlacingState;
  readonly moves: Moves;
  readonly names: Names;
}

/** 6.4, 8.1 The Imperial's plan, soldier by soldier, with a count; each move can be undone until all are sent. */
export function PlacingPanel({ asked, placing, moves }: Props) {
  const { board } = asked.view;
  const moving = placing.what === 'move';
  return (
    <section class="ui-panel station-panel" aria-label={moving ? 'Move soldiers' : 'Place soldiers'}>
      <h3 class="station-headed">
        <Term says={moving ? MOVING : STARTING} rule={moving ? '8.1' : '6.4'}>
          {moving ? 'Move your soldiers' : 'Place your soldiers'}
        </Term>
        {moving && (
          <span class="station-count">
            <Term
              says="How many soldiers you plan to move, and how many the red die allows. You may move fewer."
              rule="8.1"
            >
              {placing.drafts.length} of {placing.most} {placing.most === 1 ? 'soldier' : 'soldiers'}
            </Term>
          </span>
        )}
      </h3>
      <p class="ui-hint">{hintFor(placing)}</p>
      <ul class="station-plan">
        {board.soldiers.map((_, soldier) => (
          <SoldierRow key={soldier} soldier={soldier} asked={asked} placing={placing} moves={moves} />
        ))}
      </ul>
      {moving && placing.drafts.length > 0 && (
        <div class="station-plan-tools ui-way-out">
          <button
            type="button"
            class="secondary"
            {...explains('Puts all soldiers back where they were.')}
            onClick={placing.clear}
          >
            Start over
          </button>
        </div>
      )}
    </section>
  );
}

const MOVING =
  'You may move as many soldiers as the red die shows, each once, to any square except the Detention Block. Standing Vader up is his whole move.';
const STARTING =
  'Place your soldiers in the Falcon or on the 12 squares around it, one on each square. Press a soldier, then a square, or drag it.';

function hintFor({ inHand, what, drafts, most }: PlacingState): string {
  if (inHand !== null) return `You are holding ${soldierName(inHand)}. Press a square for it.`;
  if (what === 'move' && drafts.length >= most)
    return 'You have moved as many soldiers as you rolled. Press the bright button, or take one back.';
  return 'Press a soldier, then a square, or drag it there.';
}

interface RowProps {
  readonly soldier: number;
  readonly asked: Asked;
  readonly placing: PlacingState;
  readonly moves: Moves;
}

/** A soldier with its square and its planned square; a press picks it up or undoes its plan. */
function SoldierRow({ soldier, asked, placing, moves }: RowProps) {
  const { board } = asked.view;
  const { names } = stationOf(board.setup);
  const now = board.soldiers[soldier]?.square ?? -1;
  const then = placing.standing.get(soldier) ?? now;
  if (then < 0) return null;
  const planned = placing.what === 'move' && placing.drafts.some((each) => each.soldier === soldier);
  const down = isLaidDown(board, soldier);
  const may = placing.mayTake(soldier);
  const press = (): void => (planned ? placing.undo(soldier) : placing.take(soldier));
  return (
    <li>
      <button
        type="button"
        class={planned ? 'ui-option station-soldier station-planned-row' : 'ui-option station-soldier'}
        aria-pressed={placing.inHand === soldier}
        aria-disabled={!may}
        {...explains(rowSays(soldier, planned, down, may, touches(moves, board.setup, then)))}
        onClick={() => may && press()}
      >
        <SoldierIcon soldier={soldier} down={down && !planned} />
        <strong>{soldierName(soldier)}</strong>
        {planned && (
          <span class="station-back" aria-hidden="true">
            ↩
          </span>
        )}
        <span>
          {planned ? (down ? 'stands up' : `${names[now]} → ${names[then]}`) : down ? 'laid down' : names[then]}
        </span>
      </button>
    </li>
  );
}

function rowSays(soldier: number, planned: boolean, down: boolean, may: boolean, touching: string): string {
  const name = soldierName(soldier);
  if (planned) return `You plan to move ${name}. Press to take the move back. ${touching}`;
  if (!may) return 'You can’t move more soldiers. Take one back first.';
  return down ? `Stand ${name} up. That is his whole move.` : `Pick up ${name}. ${touching}`;
}

/** The share of the Rebels' possible squares that a soldier there would touch. */
function touches({ whereabouts }: Moves, setup: Parameters<typeof stationOf>[0], square: number): string {
  if (whereabouts === null) return '';
  const station = stationOf(setup);
  const touched = whereabouts.reduce((sum, places) => sum + touchedOf(station, places, square), 0);
  return touched === 0
    ? 'No Rebel can be in contact with it there.'
    : `It is in contact with ${touched} of the squares where a Rebel could be.`;
}

/** 8.2 Asks where to set down one soldier. */
export function SquarePanel({ asked, names }: { readonly asked: AskedFor<'square'>; readonly names: Names }) {
  const { view, ask, picked } = asked;
  return (
    <section class="ui-panel station-panel" aria-label="Set a soldier down">
      <h3 class="station-headed">
        <SoldierIcon soldier={ask.soldier} />
        <Term says="Any square except the Detention Block, with one soldier on each square." rule="8.2">
          Where does {soldierName(ask.soldier)} go?
        </Term>
      </h3>
      {picked === null ? (
        <p class="ui-hint">Press any of the marked squares.</p>
      ) : (
        <ChosenSquare view={view} square={picked} says={meetingsInWords(view.board, ask.soldier, picked, names)} />
      )}
    </section>
  );
}
