import type { Signal } from '@preact/signals';
import type { Game } from '@starboard/games';
import { CoachChoice } from '../coach/coach-choice.tsx';
import { pressWord } from '../shell/pointer.ts';
import { address } from '../shell/router.ts';
import { Sheet } from '../shell/sheet.tsx';
import { introFor } from './intro/intro-for.ts';
import { IntroLines } from './intro/intro-lines.tsx';
import { Terms } from './intro/terms.tsx';
import { type KeyList, KeyTable } from './key-table.tsx';
import type { Picture } from './picture.ts';

const KEYS: KeyList = [
  ['← → or ↑ ↓', 'step through your options'],
  ['1, 2, 3 …', 'pick the option with that number; type 1 and 2 quickly for 12'],
  ['Enter', 'confirm what is picked'],
  ['Z', 'take back a sealed choice; against bots, undo your last decision'],
  ['S', 'skip the playback; the next one is quicker'],
  ['F', 'fast-forward while you hold it'],
  ['O', 'open or close the list of your options'],
  ['L', 'show or hide the log'],
  ['T', 'switch between the text view and the board'],
  ['R', 'open the rulebook'],
  ['?', 'open this help'],
];

interface Props {
  readonly open: Signal<boolean>;
  readonly report: Signal<boolean>;
  readonly game: Game;
  readonly picture: Picture;
}

export function Help({ open, report, game, picture }: Props) {
  const press = pressWord();
  const openReport = (): void => {
    open.value = false;
    report.value = true;
  };
  return (
    <Sheet open={open.value} title="How to play" onClose={() => (open.value = false)}>
      <IntroLines lines={introFor(game, picture.words, picture.view.value).lines} />
      <h3>On this page</h3>
      <p>
        The line next to the bright button always says what to do now. Pick something on the board, see what it would
        mean, then {press} the bright button. Nothing counts before you do.
      </p>
      <p>
        Every letter, sign and number on the board has an explanation:{' '}
        {press === 'tap' ? 'tap one, or on a map hold your finger on it' : 'point at one'}. The number beside each line
        of the log is its rule: {press} it to read the rule.
      </p>
      {game.coach !== undefined && <CoachChoice />}
      {game.lessons !== undefined && (
        <p>
          <a href={address({ page: 'learn', game: game.id })}>Learn {game.title}</a>: {game.lessons.ids.length} short
          lessons on this board.
        </p>
      )}
      {game.solution !== undefined && (
        <p>
          <a href={address({ page: 'solution', game: game.id })}>{game.solution.title}</a>: {lower(game.solution.about)}
        </p>
      )}
      <Terms terms={game.parts.intro.terms} />
      {press === 'click' && (
        <>
          <h3>Keys</h3>
          <KeyTable keys={KEYS} />
        </>
      )}
      <h3>Something wrong?</h3>
      <p>
        <button type="button" class="secondary" onClick={openReport}>
          Report a problem
        </button>
      </p>
    </Sheet>
  );
}

const lower = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1);
