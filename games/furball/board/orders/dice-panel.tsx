import { capital } from '@starboard/kernel';
import { Term } from '@starboard/ui';
import { rollingIn } from '../../rules/13-cards/now.ts';
import { facesSay } from '../../words/phrases.ts';
import { DieFace } from '../combat/die-face.tsx';
import type { AskedFor } from '../props.ts';
import { mostOf, pickable, toggled } from './dice-picking.ts';

/** 6.6 The player presses dice one by one, and the main button commits them. */
export function DicePanel({ asked }: { readonly asked: AskedFor<'dice'> }) {
  const { pool, most, to } = asked.ask;
  const taken = asked.picked ?? {};
  const dice = pickable(rollingIn(asked.view.stack, pool)?.dice ?? [], mostOf(asked.options), taken);
  const what =
    to === 'reroll'
      ? 'Which dice do you reroll?'
      : to === 'cancel'
        ? 'Which dice do you cancel?'
        : `Which dice become ${facesSay(to, 2).slice(2)}?`;
  return (
    <section class="ui-panel furball-panel" aria-label="Dice">
      <h3>
        <Term says="You may reroll each die only once. You can’t change pale dice now." rule="6.6">
          {what}
        </Term>{' '}
        <small class="furball-small">{most >= dice.length ? 'any number' : `up to ${most}`}</small>
      </h3>
      <fieldset class="furball-dice" aria-label="Dice to choose from">
        {dice.map((die, i) => (
          <button
            key={i}
            type="button"
            class="furball-die-button"
            aria-pressed={die.taken}
            aria-disabled={!die.open}
            aria-label={`${capital(facesSay(die.face, 1).slice(2))}, die ${i + 1}`}
            onClick={() => {
              if (!die.open) return;
              const next = toggled(taken, die, most);
              asked.pick(asked.isOption(next) ? next : undefined);
            }}
          >
            <DieFace pool={pool} face={die.face} />
          </button>
        ))}
      </fieldset>
    </section>
  );
}
