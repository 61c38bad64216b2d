import { useSignal } from '@preact/signals';
import type { Thought } from '@starboard/bots';
import type { GameTypes, MatchRecord, Rules, Seat, Words } from '@starboard/kernel';
import { useEffect, useMemo } from 'preact/hooks';
import { Advised } from '../../advice/advised.tsx';
import { openAdviser } from '../../advice/adviser.ts';
import type { Occupant } from '../../runner/occupant.ts';
import { turnTitle } from '../moments.ts';
import { choicesOf, type MadeChoice } from './choices.ts';
import { PlayOnButtons } from './play-on-buttons.tsx';
import '../../style/room/advice.css';

interface Props {
  readonly game: string;
  readonly rules: Rules<GameTypes>;
  readonly words: Words<GameTypes>;
  readonly record: MatchRecord;
  readonly seat: Seat;
  /** Who sat at the table, if this browser knows. */
  readonly occupants: readonly Occupant[] | null;
  jump(scene: number): void;
}

/** The choices of a seat in a match that is over, each with what a good player would have done. */
export function ChoiceList(props: Props) {
  const open = useSignal(false);
  return (
    <details class="choices" onToggle={({ currentTarget }) => (open.value = currentTarget.open)}>
      <summary>What would a good player have done?</summary>
      {open.value && <Choices {...props} />}
    </details>
  );
}

type Known = { readonly question: number; readonly thought: Thought<GameTypes> | string };

function Choices({ game, rules, words, record, seat, occupants, jump }: Props) {
  const choices = useMemo(() => choicesOf(rules, words, record, seat), [rules, words, record, seat]);
  const adviser = useMemo(() => openAdviser(game), [game]);
  useEffect(() => adviser.close, [adviser]);
  const asked = useSignal<number | null>(null);
  const known = useSignal<Known | null>(null);
  const ask = async ({ question, view, scene }: MadeChoice): Promise<void> => {
    jump(scene);
    asked.value = question;
    const thought = await adviser.ask(view).catch((error: Error) => error.message);
    if (asked.peek() === question) known.value = { question, thought };
  };
  if (choices.length === 0) return <p>This player had no choice.</p>;
  const answer = known.value;
  return (
    <ol>
      {choices.map((choice) => (
        <li key={choice.question}>
          <button
            type="button"
            class="option"
            aria-expanded={asked.value === choice.question}
            onClick={() => ask(choice)}
          >
            <small>{turnTitle(choice.turn)}</small> {[choice.chosen, ...choice.further].join(', ')}
          </button>
          {asked.value === choice.question && (
            <div role="status">
              <p>{choice.prompt}</p>
              {answer?.question !== choice.question && <p>Thinking…</p>}
              {answer?.question === choice.question &&
                (typeof answer.thought === 'string' ? (
                  <p>{answer.thought}</p>
                ) : (
                  <Advised
                    thought={answer.thought}
                    view={choice.view}
                    words={words}
                    names={record.header.players}
                    chosen={choice.chosen}
                  />
                ))}
              <p>Try it again, from before this choice:</p>
              <PlayOnButtons record={record} place={choice.place} seat={seat} occupants={occupants} />
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}
