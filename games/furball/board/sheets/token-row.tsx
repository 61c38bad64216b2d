import { type Names, nameOf, type Seat } from '@starboard/kernel';
import { Term } from '@starboard/ui';
import { type BoardView, shipOf, TOKENS } from '../../rules/model.ts';
import { TOKEN_SAYS } from '../../words/phrases.ts';
import { TOKEN_LETTER, TOKEN_MEANS } from './token-words.ts';

interface Props {
  readonly board: BoardView;
  readonly names: Names;
  readonly seat: Seat;
}

/** Tokens beside a ship, locks both ways, and the ships it touches, each with its meaning. */
export function TokenRow({ board, names, seat }: Props) {
  const { tokens, locks, touching } = shipOf(board, seat);
  const lockedBy = board.ships.flatMap((other, at) => (other.locks.includes(seat) ? [at] : []));
  const who = (each: Seat): string => nameOf(names, each);
  const some = TOKENS.filter((token) => tokens[token] > 0);
  if (some.length + locks.length + lockedBy.length + touching.length === 0) {
    return <p class="ui-hint">It has no tokens.</p>;
  }
  return (
    <p class="furball-tokens">
      {some.map((token) => {
        const [says, rule] = TOKEN_MEANS[token];
        return (
          <Term key={token} class={`furball-token furball-token-${token}`} says={says} rule={rule}>
            <i aria-hidden="true">{TOKEN_LETTER[token]}</i>
            {tokens[token] > 1 && `${tokens[token]} `}
            {TOKEN_SAYS[token]}
          </Term>
        );
      })}
      {locks.map((on) => (
        <Term
          key={`on ${on}`}
          class="furball-token furball-token-lock"
          says={`A lock on ${who(on)}. Spend it to reroll attack dice against that ship.`}
          rule="5.4"
        >
          <i aria-hidden="true">L</i>locks {who(on)}
        </Term>
      ))}
      {lockedBy.map((by) => (
        <Term
          key={`by ${by}`}
          class="furball-token furball-token-locked"
          says={`${who(by)} has a lock on it and may reroll attack dice against it.`}
          rule="5.4"
        >
          <i aria-hidden="true">L</i>locked by {who(by)}
        </Term>
      ))}
      {touching.map((other) => (
        <Term
          key={`touches ${other}`}
          class="furball-token"
          says={`It touches ${who(other)}, so they can’t attack each other.`}
          rule="4.8"
        >
          touches {who(other)}
        </Term>
      ))}
    </p>
  );
}
