import { countsForResults } from '@starboard/kernel';
import type { Replay } from './scenes.ts';

export function Verified({ replay: { record } }: { readonly replay: Replay }) {
  const moves = record.inputs.length;
  return (
    <>
      <h2>Verified</h2>
      <p>
        The page played {moves === 1 ? 'its 1 move' : `its ${moves} moves`} again, and every die came out the same.{' '}
        {record.result === null ? 'The match is not over yet.' : ''}
      </p>
      {!countsForResults(record.header) && (
        <p>
          Moves of this match were undone, or it goes on from a moment of another one, so it does not count in any list
          of results.
        </p>
      )}
    </>
  );
}

/** Shown above everything else: where, why, and what can be seen all the same. */
export function NotVerified({ stopped }: { readonly stopped: NonNullable<Replay['stopped']> }) {
  return (
    <p class="not-verified notice" role="status">
      Not verified. Line {stopped.line}: {stopped.fact} It is shown as far as the current rules can follow it.
    </p>
  );
}

export function nothingToShow({ stopped }: Replay): string {
  if (stopped === null) return 'Nothing has happened in this match yet.';
  return `The current rules can’t show this match. Line ${stopped.line}: ${stopped.fact}`;
}
