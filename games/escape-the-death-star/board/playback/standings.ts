import { inARow, type Names, nameOf } from '@starboard/kernel';
import { percent } from '@starboard/ui';
import { asNumber, codeOdds } from '../../rules/03-battle/odds.ts';
import { pointsOf } from '../../rules/05-scoring.ts';
import type { BoardView } from '../../rules/model.ts';

/** Which side is ahead, in a few words and in a sentence. */
export interface Standings {
  readonly short: string;
  readonly says: string;
  readonly rule: string;
}

export function standingsOf(board: BoardView, names: Names): Standings {
  return board.setup.game === 'escape' ? escapeStandings(board) : captureStandings(board, names);
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

function captureStandings({ rebels }: BoardView, names: Names): Standings {
  const points = rebels.map(pointsOf);
  const most = Math.max(...points);
  const leaders = rebels.flatMap(({ seat }, i) => (points[i] === most ? [nameOf(names, seat)] : []));
  return {
    short:
      most === 0 ? 'No captives yet' : `${inARow(leaders)} ${leaders.length === 1 ? 'leads' : 'lead'} with ${most}`,
    says: 'The most points for captives win: 3 for Darth Vader, 2 for Boba Fett, 1 for a Stormtrooper.',
    rule: '5.5',
  };
}
