import { type Names, nameOf, sayTo } from '@starboard/kernel';
import { Die, mark, Term, term } from '@starboard/ui';
import { stationOf } from '../../rules/01-station/station.ts';
import { pointsOf } from '../../rules/05-scoring.ts';
import { mayMove } from '../../rules/07-secret-moves.ts';
import { rebelOf } from '../../rules/model.ts';
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

/** A Rebel's die, Weapon, cards or captives, and whether its move is sealed. */
export function RebelSheet({ view, names, rebel }: Props) {
  const { board, seat: me } = view;
  const { hero, seat, die, armed, jailed, cards, captives, square } = rebelOf(board, rebel);
  const capture = board.setup.game === 'capture';
  if (hero === null) return null;
  return (
    <li
      class={`ui-sheet station-sheet ${lookOfRebel(hero).class}${seat === me ? ' station-mine' : ''}`}
      data-part={`rebel-${rebel}`}
    >
      <p class="station-sheet-head">
        <RebelIcon hero={hero} />
        <span
          {...term(
            sayTo(me, names, (named) => `${nameOf(named, seat)} plays ${HERO_NAMES[hero]}.`),
            '2.1',
          )}
        >
          <strong>{HERO_NAMES[hero]}</strong> <small>{seat === me ? 'you' : nameOf(names, seat)}</small>
        </span>
        <span class="station-sheet-signs">
          {armed && (
            <span {...mark('Armed', 'This Rebel has a Weapon and rolls two dice in every battle.', '3.1')}>
              <ArmedMark />
            </span>
          )}
          {isSealed(view, rebel) && (
            <span {...mark('Sealed', 'This Rebel has made its secret move.', '7.4')}>
              <SealedMark />
            </span>
          )}
          {die > 0 && (
            <span
              class="station-small-die"
              {...mark(`Rolled ${die}`, 'This Rebel may move up to this many squares.', capture ? '4.4' : '7.2')}
            >
              <Die face={die} sides={6} />
            </span>
          )}
        </span>
      </p>
      {jailed ? (
        <p class="station-jailed">
          <Term
            says="If any Rebel rolls a six at the start of a round, all prisoners go free and move by their own rolls."
            rule="7.3"
          >
            {isHidden(view) && mayMove(board, rebel)
              ? 'Free, and leaves the Detention Block'
              : 'Prisoner, waiting for a six'}
          </Term>
        </p>
      ) : (
        !capture &&
        square >= 0 && (
          <p class="station-where">
            <Term says="The square this Rebel is on, as everybody sees it." rule="8.4">
              on {stationOf(board.setup).names[square]}
            </Term>
          </p>
        )
      )}
      {capture ? (
        <p class="station-captives">
          <Term says="Points for captives: 3 for Darth Vader, 2 for Boba Fett, 1 for a Stormtrooper." rule="5.5">
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
