import { type Names, nameOf } from '@starboard/kernel';
import { Die, mark, Term, term } from '@starboard/ui';
import { pointsOf } from '../../rules/05-scoring.ts';
import { mayMove } from '../../rules/07-secret-moves.ts';
import { rebelOf } from '../../rules/model.ts';
import { stationOf } from '../../rules/station/station.ts';
import { HERO_NAMES, soldierName } from '../../words/figures.ts';
import { RebelIcon, SoldierIcon } from '../figures/figure.tsx';
import { lookOfRebel } from '../figures/look.ts';
import { isHidden } from '../moves/whereabouts.ts';
import type { StationView } from '../props.ts';
import { CodeCard } from './code-card.tsx';
import { ArmedMark, isSealed, SealedMark } from './rebel-signs.tsx';

interface Props {
  readonly view: StationView;
  readonly names: Names;
  readonly rebel: number;
}

/** A Rebel with all that lies in front of it: its die, its Weapon, its cards or captives, and whether its move is sealed. */
export function RebelSheet({ view, names, rebel }: Props) {
  const { board, seat: me } = view;
  const { hero, seat, die, armed, jailed, cards, captives, square } = rebelOf(board, rebel);
  const capture = board.setup.game === 'capture';
  if (hero === null) return null;
  return (
    <li class={`station-sheet ${lookOfRebel(hero).class}${seat === me ? ' station-mine' : ''}`}>
      <p class="station-sheet-head">
        <RebelIcon hero={hero} />
        <span {...term(`${HERO_NAMES[hero]} is run by ${nameOf(names, seat)}.`, '2.1')}>
          <strong>{HERO_NAMES[hero]}</strong> <small>{seat === me ? 'you' : nameOf(names, seat)}</small>
        </span>
        <span class="station-sheet-signs">
          {armed && (
            <span {...mark('Armed', 'A Weapon: two dice in every battle, until it is taken prisoner.', '3.1')}>
              <ArmedMark />
            </span>
          )}
          {isSealed(view, rebel) && (
            <span {...mark('Sealed', 'The secret move is made: nobody changes it before the reveal.', '7.4')}>
              <SealedMark />
            </span>
          )}
          {die > 0 && (
            <span
              class="station-small-die"
              {...mark(
                `Rolled ${die}`,
                'The die lies open: this Rebel may move so many squares.',
                capture ? '4.4' : '7.2',
              )}
            >
              <Die face={die} sides={6} />
            </span>
          )}
        </span>
      </p>
      {jailed ? (
        <p class="station-jailed">
          <Term
            says="Any Rebel’s six at the start of a round frees all prisoners; each moves with its own roll."
            rule="7.3"
          >
            {isHidden(view) && mayMove(board, rebel)
              ? 'Freed: leaves the Detention Block'
              : 'Prisoner: waits for a six'}
          </Term>
        </p>
      ) : (
        !capture &&
        square >= 0 && (
          <p class="station-where">
            <Term says="Where its figure stands, for all to see." rule="8.4">
              on {stationOf(board.setup).names[square]}
            </Term>
          </p>
        )
      )}
      {capture ? (
        <p class="station-captives">
          <Term says="Points for captives: Darth Vader 3, Boba Fett 2, a Stormtrooper 1." rule="5.5">
            {pointsOf({ captives })} {pointsOf({ captives }) === 1 ? 'point' : 'points'}
          </Term>
          {captives.map((soldier) => (
            <span key={soldier} {...mark(soldierName(soldier), `${soldierName(soldier)}, captured.`, '5.1')}>
              <SoldierIcon soldier={soldier} />
            </span>
          ))}
        </p>
      ) : (
        cards.length > 0 && (
          <p class="station-cards">
            {cards.map((card) => (
              <CodeCard key={card} card={card} dice={board.setup.dice} />
            ))}
          </p>
        )
      )}
    </li>
  );
}
