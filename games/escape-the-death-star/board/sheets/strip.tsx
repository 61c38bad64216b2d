import { Die, MarkRow, markInRow } from '@starboard/ui';
import { pointsOf } from '../../rules/05-scoring.ts';
import { HERO_NAMES } from '../../words/figures.ts';
import { RebelIcon, SoldierIcon } from '../figures/figure.tsx';
import type { StationView } from '../props.ts';
import { ArmedMark, CardMark, isSealed, SealedMark } from './rebel-signs.tsx';

/** All players in one line for narrow screens: figure, die, things, and a lock if sealed. */
export function Strip({ view }: { readonly view: StationView }) {
  const { board } = view;
  const capture = board.setup.game === 'capture';
  return (
    <MarkRow class="station-strip" label="All players at a glance">
      {board.rebels.map((rebel, number) => {
        const { hero, die, armed, jailed, cards } = rebel;
        if (hero === null) return null;
        const sealed = isSealed(view, number);
        const has = capture ? pointsOf(rebel) : cards.length;
        const says = [
          HERO_NAMES[hero],
          ...(die > 0 ? [`rolled ${die}`] : []),
          ...(armed ? ['armed'] : []),
          capture ? `${has} points` : `${has} code cards`,
          ...(jailed ? ['a prisoner'] : []),
          ...(sealed ? ['has sealed its move'] : []),
        ].join(', ');
        return (
          <span
            key={number}
            data-part={`rebel-${number}`}
            class={jailed ? 'station-short station-behind-bars' : 'station-short'}
            {...markInRow(says, `${says}.`, '2.1')}
          >
            <RebelIcon hero={hero} />
            {die > 0 && <Die face={die} sides={6} />}
            <b>
              {capture ? (
                `${has} pt`
              ) : (
                <>
                  {has}
                  <CardMark />
                </>
              )}
            </b>
            {armed && <ArmedMark />}
            {sealed && <SealedMark />}
          </span>
        );
      })}
      {board.imperial !== null && (
        <span
          class="station-short station-short-imperial"
          data-part="imperial"
          {...markInRow(
            `The Imperial: ${board.imperialCards.length} of ${board.setup.cards} cards`,
            `The Imperial${board.red > 0 ? ` rolled ${board.red} and` : ''} has ${board.imperialCards.length} of the ${board.setup.cards} code cards needed to win.`,
            '11.5',
          )}
        >
          <SoldierIcon soldier={0} />
          {board.red > 0 && <Die face={board.red} sides={6} />}
          <b>
            {board.imperialCards.length}/{board.setup.cards}
            <CardMark />
          </b>
        </span>
      )}
    </MarkRow>
  );
}
