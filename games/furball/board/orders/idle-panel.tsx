import { inARow, type Names, nameOf, type View } from '@starboard/kernel';
import { Term } from '@starboard/ui';
import type { Furball, RoundPhase } from '../../rules/model.ts';

interface Props {
  readonly view: View<Furball>;
  readonly names: Names;
}

/** A round in four steps, each in a line. */
const STEPS: readonly {
  readonly phase: RoundPhase;
  readonly name: string;
  readonly does: string;
  readonly rule: string;
}[] = [
  { phase: 'planning', name: 'Planning', does: 'everybody dials a manoeuvre in secret', rule: '3.2' },
  {
    phase: 'activation',
    name: 'Activation',
    does: 'the least skilled pilots fly first, each with an action',
    rule: '3.4',
  },
  { phase: 'combat', name: 'Combat', does: 'the most skilled pilots shoot first', rule: '6.1' },
  { phase: 'end', name: 'End', does: 'tokens are removed, and destroyed ships come back', rule: '10.2' },
];

/** Shows while nothing is asked: the awaited players, and the step of the round. */
export function IdlePanel({ view, names }: Props) {
  const { asked, board, seat } = view;
  const awaited = asked.filter((ask) => ask.seat !== seat && !view.ready.includes(ask.seat));
  return (
    <section class="ui-panel furball-panel furball-idle" aria-label="How a round goes">
      {awaited.length > 0 && (
        <p>
          Waiting for{' '}
          <strong>
            {awaited.length > MOST_NAMED
              ? `${awaited.length} pilots`
              : inARow(awaited.map((ask) => nameOf(names, ask.seat)))}
          </strong>
          .
        </p>
      )}
      <ol class="ui-sequence">
        {STEPS.map(({ phase, name, does, rule }) => (
          <li key={phase} {...(board.phase === phase ? { 'aria-current': 'step' as const } : {})}>
            <Term says={`${name}: ${does}.`} rule={rule}>
              {name}
            </Term>{' '}
            <span>{does}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
const MOST_NAMED = 3;
