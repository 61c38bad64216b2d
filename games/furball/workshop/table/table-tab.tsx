import { useMemo } from 'preact/hooks';
import { rules } from '../../rules/index.ts';
import { isLegal } from '../../squads/index.ts';
import { SmallMat } from '../asteroids/mat.tsx';
import { squadInWords } from '../squads/describe.ts';
import { eventOf } from '../squads/event.ts';
import type { Work } from '../work.ts';
import { RANDOM, squadChosen } from './seat-choice.ts';
import { SquadSelect } from './squad-select.tsx';

interface Props {
  readonly work: Work;
  change(part: Partial<Work>): void;
  play(): void;
}

/** The seats' squads and the asteroids, to take to the set-up page. */
export function TableTab({ work, change, play }: Props) {
  const { seats, squads, limit, layout, usesLayout } = work;
  const event = useMemo(() => eventOf({ limit }), [limit]);
  const chosen = seats.map((choice) => squadChosen(choice, squads, event));
  const faulty = chosen.findIndex((squad) => squad !== undefined && !isLegal(squad, event));
  const { min, max } = rules.seats;
  const setCount = (count: number): void => {
    if (count < min || count > max) return;
    change({ seats: Array.from({ length: count }, (_, seat) => seats[seat] ?? RANDOM) });
  };
  return (
    <div class="furball-table">
      <section aria-label="Who flies what">
        <h2>Who flies what</h2>
        <ol class="furball-seats">
          {seats.map((choice, seat) => (
            <li key={seat}>
              <SquadSelect
                label={`Pilot ${seat + 1}`}
                choice={choice}
                squads={squads}
                event={event}
                choose={(next) => change({ seats: seats.with(seat, next) })}
              />
              <p class="furball-says">{saysOf(chosen[seat])}</p>
            </li>
          ))}
        </ol>
        <div class="furball-buttons">
          <button
            type="button"
            class="secondary"
            aria-disabled={seats.length <= min}
            onClick={() => setCount(seats.length - 1)}
          >
            Remove a pilot
          </button>
          <button
            type="button"
            class="secondary"
            aria-disabled={seats.length >= max}
            onClick={() => setCount(seats.length + 1)}
          >
            Add a pilot
          </button>
        </div>
      </section>
      <section class="furball-table-mat" aria-label="Asteroids">
        <h2>Asteroids</h2>
        <label class="furball-check">
          <input
            type="checkbox"
            checked={usesLayout}
            onChange={({ currentTarget }) => change({ usesLayout: currentTarget.checked })}
          />
          <span>
            Play on lay-out {layout.number} from the Asteroids tab. Otherwise the game draws one at the start.
          </span>
        </label>
        {usesLayout && <SmallMat placements={layout.placements} />}
      </section>
      <div class="furball-table-play">
        {faulty >= 0 && (
          <p class="furball-fault">The squad of pilot {faulty + 1} is not legal. Correct it or choose another one.</p>
        )}
        <button type="button" class="primary" aria-disabled={faulty >= 0} onClick={() => faulty < 0 && play()}>
          Play with these
        </button>
      </div>
    </div>
  );
}

function saysOf(squad: Parameters<typeof squadInWords>[0] | undefined): string {
  return squad === undefined
    ? 'Drawn on the way to the set-up page, where you can draw again.'
    : `${squadInWords(squad)}.`;
}
