import { type AdvisedOption, adviceOn, type Thought } from '@starboard/bots';
import { type GameTypes, type Names, percent, type View, type Words } from '@starboard/kernel';

interface Props {
  readonly thought: Thought<GameTypes>;
  readonly view: View<GameTypes>;
  readonly words: Words<GameTypes>;
  readonly names: Names;
  /** What the player chose, in a match that is over. */
  readonly chosen?: string;
}

/** What is taken less often than this is worth no line. */
const RARELY = 0.005;
const MOST_LISTED = 5;

/** What a good player would do: its mixture, what each option is worth, and why. */
export function Advised({ thought, view, words, names, chosen }: Props) {
  const asks =
    view.mine === null ? [...view.asked] : [...view.asked.filter(({ seat }) => seat !== view.seat), view.mine.ask];
  const { options, why } = adviceOn(words, view, thought, asks, names);
  const listed = options.filter(({ option, share }, i) => (share >= RARELY && i < MOST_LISTED) || option === chosen);
  return (
    <div class="advised">
      <ul>
        {listed.map((each) => (
          <Line key={each.option} option={each} chosen={each.option === chosen} two={names.length === 2} />
        ))}
      </ul>
      {why !== '' && <p>{why}</p>}
      {listed.length > 1 && <p class="field-note">{MIXED}</p>}
    </div>
  );
}

const MIXED = 'Where several options are good, a good player varies them, so that nobody can predict the choice.';

interface LineProps {
  readonly option: AdvisedOption;
  readonly chosen: boolean;
  /** With two seats a place share is a chance to win. */
  readonly two: boolean;
}

function Line({ option: { option, share, worth }, chosen, two }: LineProps) {
  return (
    <li data-chosen={chosen}>
      <meter min={0} max={1} value={share} aria-hidden="true" />
      <span>
        <strong>{option}</strong>
        {chosen && ' (your choice)'}
      </span>
      <span>{share < RARELY ? 'never' : `${percent(share)} of the time`}</span>
      {worth !== null && <span>{worthInWords((1 + worth.mean) / 2, two)}</span>}
    </li>
  );
}

const worthInWords = (share: number, two: boolean): string =>
  two ? `about ${percent(share)} to win` : `on average, about ${percent(share)} of the others finish behind you`;
