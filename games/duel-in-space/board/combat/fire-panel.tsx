import { ChoiceButton, type Figure, FigureList, RuleLink } from '@starboard/ui';
import type { AskedFor, DuelProps } from '../props.ts';
import { type SalvoWords, salvoWords } from './salvo-words.ts';

interface Props extends Pick<DuelProps, 'openRule'> {
  readonly asked: AskedFor<'fire'>;
}

/** Shows the odds of the picked salvo, with buttons for every laser and for none. */
export function FirePanel({ asked, openRule }: Props) {
  const salvo = asked.picked ?? [];
  const said = salvoWords(asked.view, asked.ask.seat, salvo.length);
  const all = asked.options.reduce((most, each) => (each.length > most.length ? each : most));
  return (
    <div class="duel-panel duel-fire">
      {said.verdict !== '' && (
        <>
          <p aria-live="polite">
            <strong>{said.verdict}</strong>
          </p>
          {said.figures.length > 0 && <FigureList figures={said.figures.map(explained)} />}
          <p class="duel-hint">
            {said.needs} <RuleLink rule="5.3" open={openRule} />
          </p>
        </>
      )}
      <p class="duel-hint">
        {said.returnFire} <RuleLink rule="5.5" open={openRule} />
      </p>
      <div class="duel-buttons">
        <ChoiceButton
          asked={asked}
          choice={[]}
          class="duel-button"
          named
          says="You fire nothing this turn. Lasers don't wear out, so there is seldom a reason to hold fire."
        >
          Hold fire
        </ChoiceButton>
        <ChoiceButton
          asked={asked}
          choice={all}
          class="duel-button duel-all"
          named
          says="You fire every working laser that points at the enemy. To switch single lasers on and off, press them on your ship."
        >
          All that point at it ({all.length})
        </ChoiceButton>
      </div>
    </div>
  );
}

const EXPLAINED: { readonly [name: string]: Pick<Figure, 'says' | 'rule'> } = {
  'Hits expected': { says: 'The average number of these shots that hit.', rule: '5.3' },
  'Damage expected': {
    says: 'The average number of points of protection the enemy loses. Each hit costs 1 or 2.',
    rule: '6.1',
  },
  'Special damage': {
    says: 'The chance that at least one hit also damages a system, destroys a laser or blows up the ship.',
    rule: '6.3',
  },
};

const explained = ({ name, value }: SalvoWords['figures'][number]): Figure => ({
  name,
  value,
  says: '',
  rule: '5.3',
  ...EXPLAINED[name],
});
