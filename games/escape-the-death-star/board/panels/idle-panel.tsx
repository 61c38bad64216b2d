import type { StationView } from '../props.ts';

interface Props {
  readonly view: StationView;
}

/** While others choose, or something is shown: how a round goes. */
export function IdlePanel({ view }: Props) {
  if (view.result !== null) return null;
  const steps = view.board.setup.game === 'escape' ? ESCAPE : CAPTURE;
  return (
    <section class="station-panel station-idle" aria-label="How it goes">
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}

const ESCAPE = [
  'All roll, and the dice lie open.',
  'Rebels set their pegs in secret.',
  'The Imperial sets soldiers down, as many as rolled.',
  'The Rebels show where they are.',
  'Whoever touches a soldier fights; then cards and Weapons are taken, and the code is tried in the Falcon.',
];
const CAPTURE = [
  'Roll, and walk up to so many squares.',
  'Run into a soldier and fight it: first the Stormtroopers, then Boba Fett, then Darth Vader.',
  'Win, and it is your captive; lose, and you are back at START.',
];
