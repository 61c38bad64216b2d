import type { Account, AccountInWords, AccountRow } from '@starboard/bots/account';
import { nameOf } from '@starboard/kernel';

const signed = (amount: number): string => `${amount > 0 ? '+' : ''}${(Math.round(10 * amount) / 10 || 0).toFixed(1)}`;

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
  const from = Math.round(100 * before);
  const to = Math.round(100 * after);
  return `  Turn ${turn}, from ${from} to ${to}: ${sentences.join(' ')}`;
}

/** The start and the end are sums; what lies between them has a sign. */
function table(rows: readonly AccountRow[]): readonly string[] {
  const width = Math.max(...rows.map(({ what }) => what.length));
  return rows.map(({ what, points, error }, i) => {
    const isSum = i === 0 || i === rows.length - 1;
    const amount = isSum ? (Math.round(10 * points) / 10).toFixed(1) : signed(points);
    return `  ${what.padEnd(width)}  ${amount.padStart(7)}${error > 0 ? `  ± ${error.toFixed(1)}` : ''}`;
  });
}
