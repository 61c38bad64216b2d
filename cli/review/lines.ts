import { type Account, type AccountInWords, type AccountRow, figureText } from '@starboard/bots/account';
import { nameOf, percent } from '@starboard/kernel';

/** A review for the terminal. */
export function reviewLines(title: string, { players, seat }: Account, words: AccountInWords): readonly string[] {
  return [
    `${title}: ${players.join(' against ')}, for ${nameOf(players, seat)}`,
    '',
    ...words.decided,
    '',
    ...(words.turningPoints.length === 0 ? [] : ['Turning points:', ...words.turningPoints.map(pointLine), '']),
    ...table(words.rows),
    '',
    words.judged,
  ];
}

function pointLine({ turn, before, after, sentences }: AccountInWords['turningPoints'][number]): string {
  return `  Turn ${turn}, from ${percent(before)} to ${percent(after)}: ${sentences.join(' ')}`;
}

/** The start and the end are sums; what lies between them has a sign. */
function table(rows: readonly AccountRow[]): readonly string[] {
  const width = Math.max(...rows.map(({ what }) => what.length));
  return rows.map(({ what, points, error }, i) => {
    const isSum = i === 0 || i === rows.length - 1;
    return `  ${what.padEnd(width)}  ${figureText(points, !isSum).padStart(7)}${error > 0 ? `  ± ${error.toFixed(1)}` : ''}`;
  });
}
