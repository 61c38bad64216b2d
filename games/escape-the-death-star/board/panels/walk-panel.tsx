import type { Names } from '@starboard/kernel';
import { Die, Term } from '@starboard/ui';
import { rebelOf } from '../../rules/model.ts';
import { rebelName } from '../../words/figures.ts';
import { sharedRollNote, soldiersNote } from '../../words/rolls.ts';
import { RebelIcon } from '../figures/figure.tsx';
import { prospectSays } from '../moves/prospect-words.ts';
import { type Prospect, prospectOf } from '../moves/prospects.ts';
import type { AskedFor } from '../props.ts';
import { ChosenSquare } from './chosen-square.tsx';
import { Targets } from './targets.tsx';

interface Props {
  readonly asked: AskedFor<'walk'> | AskedFor<'sneak'>;
  readonly names: Names;
}

/** 4.4, 7.4 The player picks a square on the deck; this panel says what it would mean. */
export function WalkPanel({ asked, names }: Props) {
  const { board } = asked.view;
  const { rebel } = asked.ask;
  const { hero, die } = rebelOf(board, rebel);
  const secret = asked.ask.kind === 'sneak';
  const prospect = (square: number): Prospect => prospectOf(asked.view, asked.ask, square);
  const { picked } = asked;
  return (
    <section class="ui-panel station-panel" aria-label={secret ? 'Secret move' : 'Move'}>
      <h3 class="station-headed">
        {hero !== null && <RebelIcon hero={hero} />}
        <Term
          says={secret ? SECRET : 'Move up to your roll, around walls. If you end on a soldier, you fight it.'}
          rule={secret ? '7.4' : '4.4'}
        >
          {secret ? `Secret move: ${rebelName(board, rebel, names)}` : `Move ${rebelName(board, rebel, names)}`}
        </Term>
        <span class="station-rolled">
          <Term
            says={`Your roll. ${sharedRollNote(board, asked.ask.seat)}You may move this many squares or fewer.`}
            rule={secret ? '7.2' : '4.4'}
          >
            <Die face={die} sides={6} />
          </Term>
        </span>
      </h3>
      {secret && <p class="ui-hint">{soldiersNote(board)}</p>}
      {picked === null ? (
        <p class="ui-hint">Choose one of the lit squares.</p>
      ) : (
        <ChosenSquare view={asked.view} square={picked} says={prospectSays(prospect(picked), secret)} />
      )}
      <Targets asked={asked} prospect={prospect} />
    </section>
  );
}

const SECRET =
  'Move in secret, up to your roll. Walls block you, soldiers and Rebels don’t. From one Trash Compactor to any other is one square.';
