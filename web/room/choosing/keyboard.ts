import type { Seat } from '@starboard/kernel';
import { optionsOpen, textView } from '../../shell/settings.ts';
import { skipAndRemember } from '../playback/pace/skipping.ts';
import { isShowing } from '../playback/playback.ts';
import type { Room } from '../room.ts';
import type { Sheets } from '../room-tools.tsx';
import { stepThrough } from './step-through.ts';
import { NOTHING_TYPED, numbersOf, typeDigit } from './typed-number.ts';

type WithKeys = Pick<Room, 'screen' | 'picture' | 'player' | 'asking' | 'sending' | 'notices' | 'undo'>;

/** Leaves alone the keys that a focused element uses. */
export function listenToKeys(room: WithKeys, sheets: Sheets): () => void {
  const byNumber = pickByNumber(room);
  const press = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (room.screen.curtain.peek() !== null || isTaken(event)) return;
    if (ANSWERS.test(event.key) && canAnswer(room)) room.player.skip();
    const act = /^\d$/.test(event.key) ? byNumber(Number(event.key)) : actionOf(event, room, sheets);
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
  const letGo = ({ key }: KeyboardEvent): void => {
    if (/^f$/i.test(key)) room.player.rushed.value = false;
  };
  addEventListener('keydown', press);
  addEventListener('keyup', letGo);
  return () => {
    removeEventListener('keydown', press);
    removeEventListener('keyup', letGo);
  };
}

/** Keys that answer a question. If it is open already, they end the playback. */
const ANSWERS = /^(\d|Arrow\w+)$/;

function canAnswer({ picture }: WithKeys): boolean {
  return isShowing(picture.playback.peek()) && picture.view.peek().mine !== null;
}

/** An option that is already picked: pressing it again would change nothing. */
const PICKED = '[data-choice][aria-pressed="true"], .option[aria-pressed="true"]';

function isTaken({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('input, textarea, select, dialog') !== null) return true;
  if (key !== 'Enter' || target.closest(PICKED) !== null) return false;
  return target.closest('button, a, summary, [role="button"], [data-choice]') !== null;
}

function actionOf(event: KeyboardEvent, room: WithKeys, sheets: Sheets): (() => void) | undefined {
  const { mine, seat, sealed } = room.picture.shown.peek();
  const { picking } = room.asking;
  const picked = picking.picked.peek();
  switch (event.key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return mine === null ? undefined : () => picking.pick(stepThrough(mine, picked, 1));
    case 'ArrowLeft':
    case 'ArrowUp':
      return mine === null ? undefined : () => picking.pick(stepThrough(mine, picked, -1));
    case 'Enter':
      return (picked === undefined && picking.plan.peek() === null) || event.repeat ? undefined : picking.carryOut;
    case 'z':
    case 'Z':
      return seat === null || event.repeat ? undefined : undoAction(room, seat, sealed.length > 0);
    case 's':
    case 'S':
      return isShowing(room.picture.playback.peek()) ? () => skipAndRemember(room.player, room.notices) : undefined;
    case 'f':
    case 'F':
      return () => {
        room.player.rushed.value = true;
      };
    case 't':
    case 'T':
      return () => {
        textView.value = !textView.peek();
      };
    case 'o':
    case 'O':
      return () => {
        optionsOpen.value = !optionsOpen.peek();
      };
    case 'l':
    case 'L':
      return sheets.toggleLog;
    case 'Escape':
      return optionsOpen.peek() ? () => (optionsOpen.value = false) : undefined;
    case 'r':
    case 'R':
      return () => {
        sheets.rule.value = '';
      };
    case '?':
      return () => {
        sheets.help.value = true;
      };
    default:
      return undefined;
  }
}

/** A choice that nobody has seen is taken back; against bots, the last decision is undone. */
function undoAction({ sending, undo }: WithKeys, seat: Seat, hasSealed: boolean): (() => void) | undefined {
  if (hasSealed) return () => sending.takeBack(seat);
  return undo?.state.peek().possible ? sending.undo : undefined;
}

/** Digits pick the option with that number; digits typed quickly form one number. */
function pickByNumber({ picture, asking }: WithKeys): (digit: number) => (() => void) | undefined {
  let typed = NOTHING_TYPED;
  return (digit) => {
    const { options = [] } = picture.shown.peek().mine ?? {};
    const numbers = numbersOf(options);
    typed = typeDigit(typed, digit, numbers.at(-1) ?? 0, performance.now());
    const option = options[numbers.indexOf(typed.number)];
    return option === undefined ? undefined : () => asking.picking.pick(option);
  };
}
