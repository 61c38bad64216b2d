import { computed, type ReadonlySignal } from '@preact/signals';
import { canonical, type GameTypes, type Rules } from '@starboard/kernel';
import type { MatchRunner } from '../../runner/match-runner.ts';
import type { Screen } from '../passing/screen.ts';
import type { Picture } from '../picture.ts';
import { isShowing } from '../playback/playback.ts';
import type { Notices } from '../sending/notices.ts';
import type { OpenSending } from '../sending/sending.ts';
import { openPicking, type Picking } from './picking.ts';
import { type Reasons, reasonsFor } from './reasons.ts';
import { type OptionSearch, searchIn } from './search.ts';
import { type StandingControl, standingFor } from './standing-answers.ts';

export interface Asking {
  /** Identifies the ask that can be answered now; null if there is none. */
  readonly open: ReadonlySignal<string | null>;
  readonly picking: Picking;
  readonly reasons: Reasons;
  readonly search: OptionSearch;
  readonly standing: StandingControl;
}

export interface OpenAsking extends Asking {
  close(): void;
}

interface Wanted {
  readonly picture: Picture;
  readonly screen: Pick<Screen, 'curtain'>;
  readonly sending: Pick<OpenSending, 'commit' | 'severalOnTheirWay'>;
  readonly notices: Pick<Notices, 'notice'>;
  readonly runner: Pick<MatchRunner, 'reasons' | 'standing' | 'answerAlways'>;
  readonly rules: Pick<Rules<GameTypes>, 'standing' | 'usual'>;
}

export function openAsking({ picture, screen, sending, notices, runner, rules }: Wanted): OpenAsking {
  const { view, viewer, playback, over, board } = picture;
  /** An id instead of the view, so that news about others leaves a pick alone. */
  const open = computed(() => {
    const { mine, question } = view.value;
    const isReady = !sending.severalOnTheirWay.value && !over.value && screen.curtain.value === null;
    if (mine === null || !isReady || isShowing(playback.value)) return null;
    return canonical({ question, ask: mine.ask, viewer: viewer.value });
  });
  const { close, ...picking } = openPicking({
    openAsk: open,
    view,
    suggest: board.suggest,
    commit: sending.commit,
    notice: notices.notice,
  });
  const reasons = reasonsFor({ openAsk: open, viewer, runner });
  return { open, picking, reasons, search: searchIn(open), standing: standingFor({ runner, rules, view }), close };
}
