import { useSignal } from '@preact/signals';
import { bestOption, scoreOf } from '@starboard/kernel';
import { useEffect } from 'preact/hooks';
import { RoomView } from '../room/room-view.tsx';
import { address, go } from '../shell/router.ts';
import { Sheet } from '../shell/sheet.tsx';
import { ChallengePanel } from './challenge-panel.tsx';
import { ChallengeResultText, worthInWords } from './challenge-result.tsx';
import type { OpenChallenge } from './open-challenge.ts';
import { playOnFrom } from './play-on.ts';
import { isFound } from './result.ts';
import { challengeResults } from './results.ts';
import { dateInWords } from './which.ts';
import '../style/pages/lesson-room.css';

export function ChallengeRoom(open: OpenChallenge) {
  const { game, chosen, moment, occupants, rules, runner, room } = open;
  const { challenge, day, name, next } = chosen;
  const tab = useSignal('log');
  const option = runner.chosen.value;
  const kept = challengeResults.value[name];
  const isDaily = day !== null;
  /** In the set, the best choice stays hidden until it is found. */
  const revealed = option !== null && (isDaily || (kept !== undefined && isFound(kept)));
  const resultOpen = useSignal(false);
  useEffect(() => {
    resultOpen.value = revealed;
  }, [option, revealed]);
  const { picture } = room;
  const label = (place: number): string =>
    picture.words.label(moment.ask, moment.options[place] ?? null, moment.view, picture.names);
  const best = bestOption(challenge);
  const two = occupants.length === 2;
  const worth = (place: number): string => worthInWords(challenge.worths[place] ?? 0, two);
  const starting = useSignal(false);
  const playOn = async (): Promise<void> => {
    if (starting.peek()) return;
    starting.value = true;
    go({ page: 'match', match: await playOnFrom(rules, chosen, occupants) });
  };

  const says = (place: number): string => {
    if (place === best) return `${label(place)} is the best choice: ${worth(place)}.`;
    if (!revealed) return `${label(place)} isn’t the best choice: ${worth(place)}. Look again.`;
    return `${label(place)}: ${worth(place)}. The best choice is ${label(best)}: ${worth(best)}.`;
  };
  const list = address({ page: 'challenge', game: game.id });
  const extras = {
    tools: (
      <a class="button tool" href={list}>
        Challenges
      </a>
    ),
    guide: {
      panel: (question: string) => (
        <ChallengePanel
          title={isDaily ? `Challenge of ${dateInWords(day)}` : chosen.title}
          isDaily={isDaily}
          question={question}
          outcome={option === null ? null : { score: scoreOf(challenge, option), says: says(option) }}
          kept={kept}
        />
      ),
      marks: null,
      actions:
        option === null ? null : revealed ? (
          <>
            <button type="button" class="secondary" onClick={playOn}>
              Play on
            </button>
            <button type="button" class="primary" onClick={() => (resultOpen.value = true)}>
              Result
            </button>
          </>
        ) : (
          <button type="button" class="primary" onClick={runner.again}>
            Try again
          </button>
        ),
    },
    afterwards: null,
    result: null,
    match: <p>A moment of a match between bots. You choose once.</p>,
    record: async () => ({ missing: 'A challenge has no record.' }),
  };
  return (
    <>
      <RoomView room={room} game={game} extras={extras} tab={tab} />
      <Sheet
        open={resultOpen.value && revealed}
        title={isDaily ? `Challenge of ${dateInWords(day)}` : chosen.title}
        onClose={() => (resultOpen.value = false)}
      >
        {option !== null && revealed && (
          <ChallengeResultText open={open} option={option} label={label} two={two}>
            <p class="tool-row">
              <button type="button" class="secondary" onClick={playOn}>
                Play on from here
              </button>
              <button
                type="button"
                class="secondary"
                onClick={() => {
                  resultOpen.value = false;
                  runner.again();
                }}
              >
                Try again for practice
              </button>
              <a
                class="button primary"
                href={next === null ? list : address({ page: 'challenge', game: game.id, nth: next })}
              >
                {next === null ? 'All challenges' : 'Next challenge'}
              </a>
            </p>
          </ChallengeResultText>
        )}
      </Sheet>
    </>
  );
}
