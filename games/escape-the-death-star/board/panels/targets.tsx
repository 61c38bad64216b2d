import { ChoiceButton, Term } from '@starboard/ui';
import { stationOf } from '../../rules/01-station/station.ts';
import { prospectBadge, prospectSays } from '../moves/prospect-words.ts';
import { isPlain, type Prospect } from '../moves/prospects.ts';
import type { AskedFor } from '../props.ts';

interface Props {
  readonly asked: AskedFor<'walk'> | AskedFor<'sneak'>;
  prospect(square: number): Prospect;
}

/** Players don't read longer lists. */
const MOST = 6;

/** How attractive a square is: a try at the code, then a card, a Weapon and fights. A phone shows three buttons. */
const worth = ({ code, card, weapon, fights }: Prospect): number =>
  (code === null || code === 0 ? 0 : 8 + code) +
  (card ? 5 : 0) +
  (weapon === null ? 0 : 3) +
  (fights.length > 0 ? 1 : 0);

/** Buttons for the attractive squares in reach, as a second way to choose. */
export function Targets({ asked, prospect }: Props) {
  const { names } = stationOf(asked.view.board.setup);
  const found = asked.options
    .map((square) => ({ square, what: prospect(square) }))
    .filter(
      ({ what }) =>
        !isPlain(what) && (asked.ask.kind === 'walk' || what.card || what.weapon !== null || what.code !== null),
    )
    .toSorted((a, b) => worth(b.what) - worth(a.what))
    .slice(0, MOST);
  if (found.length === 0) return null;
  return (
    <div class="station-targets">
      <Term says="Squares you can reach where there is something to gain.">In reach</Term>
      <ul class="station-chips">
        {found.map(({ square, what }) => (
          <li key={square}>
            <ChoiceButton
              asked={asked}
              choice={square}
              class="station-chip"
              named
              says={prospectSays(what, asked.ask.kind === 'sneak').join(' ')}
            >
              <strong>{names[square]}</strong> {shortOf(what)}
            </ChoiceButton>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** "code card", "Weapon", "fight 50%". */
function shortOf(what: Prospect): string {
  const { fights, weapon, card, code } = what;
  const gains = [
    ...(code === null ? [] : ['Falcon']),
    ...(card ? ['code card'] : []),
    ...(weapon === null ? [] : [weapon === 'closet' ? 'closet' : 'Weapon']),
  ];
  const badge = prospectBadge(what);
  if (fights.length > 0) gains.push(`fight ${badge ?? ''}`);
  return gains.join(', ');
}
