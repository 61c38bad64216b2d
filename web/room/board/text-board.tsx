import type { Json } from '@starboard/kernel';
import { MatchClockFact } from '../clock/match-clock.tsx';
import type { Room } from '../room.ts';

type Props = Pick<Room, 'picture' | 'clock' | 'asking'>;

export function TextBoard({ picture, clock, asking }: Props) {
  const facts = picture.words.describe(picture.shown.value, picture.names);
  const crippled = picture.words.crippled?.(picture.shown.value) ?? null;
  return (
    <div class="text-board">
      <Foretold picture={picture} asking={asking} />
      <h2>Current position</h2>
      <ul>
        <MatchClockFact clock={clock} afterTime={picture.words.afterTime} />
        {crippled !== null && <li>{crippled}</li>}
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </div>
  );
}

/** A longer list is not read; stepping through the options tells what each would mean. */
const MOST_LISTED = 30;

/** What the picked option would mean, and in brief every option: the forecasts that the board shows. */
function Foretold({ picture, asking }: Pick<Props, 'picture' | 'asking'>) {
  const { words, board, names, shown } = picture;
  const { mine } = shown.value;
  if (mine === null) return null;
  const label = (choice: Json): string => words.label(mine.ask, choice, shown.value, names);
  const foretell = (choice: Json): readonly string[] => board.foretell(shown.value, choice, names);
  const picked = asking.picking.picked.value;
  const foretold = picked === undefined ? [] : foretell(picked);
  const brief = mine.options.length > MOST_LISTED ? [] : mine.options.flatMap((choice) => briefly(choice, foretell));
  return (
    <>
      {picked !== undefined && foretold.length > 0 && (
        <div aria-live="polite">
          <h2>{`If you choose: ${label(picked)}`}</h2>
          <ul>
            {foretold.map((sentence, i) => (
              <li key={i}>{sentence}</li>
            ))}
          </ul>
        </div>
      )}
      {brief.length > 0 && (
        <>
          <h2>What each option would mean</h2>
          <ul>
            {brief.map(({ choice, sentence }) => (
              <li key={JSON.stringify(choice)}>{`${label(choice)}: ${sentence}`}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function briefly(choice: Json, foretell: (choice: Json) => readonly string[]) {
  const [sentence] = foretell(choice);
  return sentence === undefined ? [] : [{ choice, sentence }];
}
