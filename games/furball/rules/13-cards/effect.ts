import { type Procedure, repeat, type Stack } from '@starboard/kernel';
import { settleDeaths } from '../07-damage/destruction.ts';
import type { Op } from '../model/cards.ts';
import { type EffectFrame, type Furball, type Match, type Next, shipOf, type Tell } from '../model.ts';
import { priceFirst, printedOn } from './book.ts';
import { type CoreName, coreEffect } from './core.ts';
import { nowFor } from './now.ts';

/** 13.1 An effect is a list of words, its price first, carried out one after the other. Among the words are those that flip cards (13.8), give conditions (13.9) and show something to one player (13.10). */

const NONE: readonly Op[] = [];

/** The words that a frame works on: an effect's, an action's, a bomb's, or a list inside one of them. */
function wordsOf({ kind, core, number, origin, path }: EffectFrame): readonly Op[] {
  let words = topWords(kind, core, number, origin.card);
  for (let i = 0; i < path.length; i += 2) words = words[Number(path[i])]?.within?.(path[i + 1] ?? 0) ?? NONE;
  return words;
}

function topWords(
  kind: EffectFrame['kind'],
  core: string,
  number: number,
  name: EffectFrame['origin']['card'],
): readonly Op[] {
  if (kind === 'core') return priceFirst(coreEffect(core as CoreName));
  const printed = printedOn(name);
  if (kind === 'bomb') return printed?.card.detonates ?? NONE;
  return (kind === 'action' ? printed?.actionWords : printed?.effectWords)?.[number] ?? NONE;
}

function announce(_match: Match, { kind, origin }: EffectFrame, tell: Tell): void {
  if (kind === 'effect') tell?.({ type: 'used', rule: '13.1', ship: origin.ship, card: origin.card });
}

/** A player who has left does nothing more; a bomb goes off all the same. */
const isGone = ({ board }: Match, { kind, origin }: EffectFrame): boolean =>
  kind !== 'bomb' && shipOf(board, origin.ship).status === 'out';

/** Runs operation after operation, resuming one that asks or calls: 13.7 an effect ends after what it granted. */
function runWords(match: Match, frame: EffectFrame, tell: Tell): Next {
  const words = wordsOf(frame);
  if (isGone(match, frame)) return undefined;
  while (frame.word < words.length) {
    const op = words[frame.word];
    if (op === undefined) return undefined;
    const now = nowFor(match.board, match.stack, frame.origin, frame.event, frame.chosen, frame.count);
    const next = op.run(match, frame, now, tell);
    if (next !== undefined) return next;
    frame.word++;
    frame.stage = 0;
    frame.answer = null;
  }
  return undefined;
}

/** Deaths are settled (7.9) when an effect is over; in an attack or a detonation, with it. */
function settle(match: Match, frame: EffectFrame): Next {
  if (match.board.dying.length === 0 || frame.path.length > 0 || isWithin(match.stack)) return undefined;
  return settleDeaths(match);
}

function isWithin(stack: Stack<Furball>): boolean {
  return stack.some(({ at }) => at === 'attack' || at === 'detonation' || at === 'deaths');
}

export const effectProcedure: Procedure<Furball, 'effect'> = [announce, repeat(runWords), settle];
