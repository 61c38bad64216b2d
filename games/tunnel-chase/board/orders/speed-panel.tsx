import { ChoiceButton, Die, percent, Term } from '@starboard/ui';
import { TOP_SPEED } from '../../rules/data/designs.ts';
import { asteroidIn } from '../../rules/flight.ts';
import { pilotOf } from '../../rules/model.ts';
import { speedSays } from '../ahead/roll-words.ts';
import { WayList } from '../ahead/way-list.tsx';
import { easiestFirst } from '../ahead/ways.ts';
import { safety } from '../ahead/ways-lit.tsx';
import type { AskedFor } from '../props.ts';
import { atSpeed, type Orders } from './use-orders.ts';

interface Props {
  readonly asked: AskedFor<'speed'>;
  readonly orders: Orders;
}

const SPEEDS = Array.from({ length: TOP_SPEED }, (_, i) => i + 1);

/** 4.1 A die face for each speed, with the best chance of flying clean. */
export function SpeedPanel({ asked, orders }: Props) {
  const { board } = asked.view;
  const { speed: flown } = pilotOf(board, asked.ask.seat);
  return (
    <section class="ui-panel tunnel-panel" aria-label="Speed" data-part="speeds">
      <h3>
        <Term says="Every pilot sets a speed in secret, on a die. All speeds are shown together." rule="4.1">
          Set your die
        </Term>{' '}
        <small class="tunnel-before">
          <Term
            says="You may choose any speed for your first turn. After that, it may be at most 2 more or 2 less than last turn."
            rule="4.2"
          >
            {flown < 0 ? 'any speed' : `you flew ${flown}`}
          </Term>
        </small>
      </h3>
      <fieldset class="tunnel-speeds" aria-label="Speed">
        {SPEEDS.map((speed) => (
          <SpeedFace key={speed} asked={asked} speed={speed} />
        ))}
      </fieldset>
      {orders.decided ? (
        <WayList asteroid={asteroidIn(board)} ways={orders.ways} />
      ) : (
        <p class="ui-hint">Pick a speed to see where it leads and what you would have to roll.</p>
      )}
    </section>
  );
}

function SpeedFace({ asked, speed }: { readonly asked: AskedFor<'speed'>; readonly speed: number }) {
  const open = asked.isOption(speed);
  const [best] = open ? easiestFirst(atSpeed(asked.view.board, asked.ask.seat, speed)) : [];
  const says = best === undefined ? '' : speedSays(speed, best);
  return (
    <ChoiceButton asked={asked} choice={speed} class="tunnel-speed" named says={says}>
      <span class="ui-aloud">Speed</span> <Die face={speed} sides={6} />{' '}
      <span class={best === undefined ? '' : safety(best.clean)}>{best === undefined ? '–' : percent(best.clean)}</span>
      {best !== undefined && <span class="ui-aloud"> clean</span>}
    </ChoiceButton>
  );
}
