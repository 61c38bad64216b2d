import { inARow, type Names, nameOf, sayTo } from '@starboard/kernel';
import { percent } from '@starboard/ui';
import { asNumber, codeOdds } from '../../rules/03-battle/odds.ts';
import { pointsOf } from '../../rules/05-scoring.ts';
import type { BoardView } from '../../rules/model.ts';
import type { StationView } from '../props.ts';

/** Which side is ahead, in a few words and in a sentence. */
export interface Standings {
  readonly short: string;
  readonly says: string;
  readonly rule: string;
}

export function standingsOf(view: Pick<StationView, 'board' | 'seat'>, names: Names): Standings {
  return view.board.setup.game === 'escape' ? escapeStandings(view.board) : captureStandings(view, names);
}

/** How many cards the Imperial still needs, and how good the Rebels' code is. */
function escapeStandings({ imperialCards, setup, rebels }: BoardView): Standings {
  const cards = rebels.flatMap((rebel) => rebel.cards);
  const code = cards.length === 0 ? 'no code' : `code ${percent(asNumber(codeOdds(cards, setup.dice)))}`;
  return {
    short: `Imperial ${imperialCards.length} of ${setup.cards} · Rebels ${code}`,
    says: `The Imperial wins with ${setup.cards} code cards. The Rebels win when one of them, in the Falcon, rolls the colours of one of their cards. The percentage is the chance of one try.`,
    rule: '11.3',
  };
}

function captureStandings({ board: { rebels }, seat: me }: Pick<StationView, 'board' | 'seat'>, names: Names) {
  const points = rebels.map(pointsOf);
  const most = Math.max(...points);
  const leaders = rebels.flatMap(({ seat }, i) => (points[i] === most ? [seat] : []));
  const lead = leaders.length === 1 ? 'leads' : 'lead';
  const said = (named: Names) => `${inARow(leaders.map((seat) => nameOf(named, seat)))} ${lead} with ${most}`;
  return {
    short: most === 0 ? 'No captives yet' : sayTo(me, names, said),
    says: 'The most points for captives win: 3 for Darth Vader, 2 for Boba Fett, 1 for a Stormtrooper.',
    rule: '5.5',
  };
}
