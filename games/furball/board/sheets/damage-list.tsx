import { plural } from '@starboard/kernel';
import { Term } from '@starboard/ui';
import type { DamageView } from '../../rules/model.ts';
import { explain } from '../../words/explain.ts';
import { cardName } from '../../words/phrases.ts';

/** 7.3 Damage cards: the faceup ones with what they do, the others counted. */
export function DamageList({ damage }: { readonly damage: readonly DamageView[] }) {
  const down = damage.filter(({ up }) => !up).length;
  if (damage.length === 0) return null;
  return (
    <ul class="furball-damage">
      {damage.map(({ id, up, card }) =>
        up && card !== null ? (
          <li key={id}>
            <Term says={`A faceup damage card: ${explain(card)}`} rule="7.4">
              <b>{cardName(card)}</b> {explain(card)}
            </Term>
          </li>
        ) : null,
      )}
      {down > 0 && (
        <li>
          <Term says="Each facedown damage card takes 1 from the hull. Nobody knows what it shows." rule="7.6">
            {plural(down, 'facedown damage card')}
          </Term>
        </li>
      )}
    </ul>
  );
}
