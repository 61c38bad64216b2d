import { type Names, nameOf, type Seat, type View } from '@starboard/kernel';
import { beforeDial } from '../foresight/before-dial.ts';
import { type Furball, shipOf } from '../rules/model.ts';
import { dialOf } from '../rules/values.ts';
import { knownBoard } from '../words/known.ts';
import { outlookOf } from './orders/dial/outlook.ts';
import { type OutlookVerdict, verdictAhead, verdictOf } from './orders/dial/outlook-words.ts';
import type { FurballChoice } from './props.ts';

/** The odds of attacks are among the facts of the text view: players compare them before they pick one. */
export function foretell(view: View<Furball>, choice: FurballChoice, names: Names): readonly string[] {
  const ask = view.mine?.ask;
  if (ask === undefined || typeof choice !== 'number') return [];
  const who = (seat: Seat): string => nameOf(names, seat);
  const board = knownBoard(view.board);
  if (ask.kind === 'dial') {
    const dialled = dialOf(board, ask.seat)[choice];
    return dialled === undefined ? [] : said(verdictAhead(beforeDial(view, ask.seat), ask.seat, dialled, who));
  }
  if (ask.kind !== 'manoeuvre' || ask.why === 'guess') return [];
  const flown = ask.among[choice];
  if (flown === undefined) return [];
  return said(verdictOf(outlookOf(board, ask.seat, flown), shipOf(board, ask.seat).tokens.stress, who));
}

const said = ({ verdict, rest }: OutlookVerdict): readonly string[] => [verdict, rest].filter((part) => part !== '');
