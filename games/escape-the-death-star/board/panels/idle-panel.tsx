import type { StationView } from '../props.ts';

interface Props {
  readonly view: StationView;
}

/** Explains how a round goes while others choose or an event is shown. */
export function IdlePanel({ view }: Props) {
  if (view.result !== null) return null;
  const steps = view.board.setup.game === 'escape' ? ESCAPE : CAPTURE;
  return (
    <section class="ui-panel station-panel station-idle" aria-label="How it goes">
      <ol class="ui-sequence">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}

const ESCAPE = [
  'Everybody rolls. All players see all dice.',
  'The Rebels move in secret.',
  'The Imperial moves up to as many soldiers as rolled.',
  'The Rebels show where they are.',
  'Rebels in contact with a soldier fight. Then they pick up cards and Weapons, and may try the code in the Falcon.',
];
const CAPTURE = [
  'Roll a die and move up to that many squares.',
  'Step onto a soldier to fight it: first the Stormtroopers, then Boba Fett, then Darth Vader.',
  'If you win, the soldier is your captive. If you lose, you go back to START.',
];
