import { type AccountInWords, type AccountRow, figureText } from '@starboard/bots/account';
import { turnTitle } from '../replay/moments.ts';

interface Props {
  readonly words: AccountInWords;
  show(place: number): void;
}

/** All figures, which add up, and the single entries that are clear: for somebody who wants to know more. */
export function AccountTable({ words: { rows, entries }, show }: Props) {
  return (
    <>
      <details class="all-figures">
        <summary>All figures</summary>
        <ul class="account">
          {rows.map((row, i) => (
            <Row key={row.what} row={row} isSum={i === 0 || i === rows.length - 1} />
          ))}
        </ul>
      </details>
      {entries.length > 0 && (
        <details class="clear-entries">
          <summary>{entries.length === 1 ? '1 clear entry' : `All ${entries.length} clear entries`}</summary>
          <ol>
            {entries.map(({ place, turn, sentence }) => (
              <li key={`${place} ${sentence}`}>
                <button type="button" class="option" onClick={() => show(place)}>
                  <small>{turnTitle(turn)}</small> {sentence}
                </button>
              </li>
            ))}
          </ol>
        </details>
      )}
    </>
  );
}

/** The start and the end are sums; each row between them is a step up or down, drawn from the middle. */
function Row({ row: { what, about, points, error }, isSum }: { readonly row: AccountRow; readonly isSum: boolean }) {
  const width = Math.min(100, Math.abs(points));
  return (
    <li data-sum={isSum}>
      <span class="what">
        <strong>{what}</strong>
        <small>{about}</small>
      </span>
      <span class="figure">
        {figureText(points, !isSum)}
        {error >= 0.05 && <small>{`± ${error.toFixed(1)}`}</small>}
      </span>
      <span class="step" aria-hidden="true">
        <span
          data-down={points < 0}
          style={isSum ? { insetInlineStart: 0, inlineSize: `${width}%` } : stepOf(points, width)}
        />
      </span>
    </li>
  );
}

const stepOf = (points: number, width: number) => ({
  insetInlineStart: `${points < 0 ? 50 - width / 2 : 50}%`,
  inlineSize: `${width / 2}%`,
});
