import { type Procedure, repeat, type Stack } from '@starboard/kernel';
import { settleDeaths } from './07-destruction.ts';
import { printedOn } from './cards/book.ts';
import { CORE } from './cards/core.ts';
import { nowFor } from './cards/now.ts';
import type { Op } from './model/cards.ts';
import { type EffectFrame, type Furball, type Match, type Next, shipOf, type Tell } from './model.ts';
import { actingWords } from './words/acting.ts';
import { cardWords } from './words/cards.ts';
import { controlWords } from './words/control.ts';
import { damageWords } from './words/damage.ts';
import { diceWords } from './words/dice.ts';
import { tokenWords } from './words/tokens.ts';
import type { Handlers } from './words/word.ts';

/** 13.1 An effect is a list of words, its price first, carried out one after the other. */

const WORDS: Handlers<Op['op']> = {
  ...diceWords,
  ...tokenWords,
  ...actingWords,
  ...damageWords,
  ...cardWords,
  ...controlWords,
};

const NONE: readonly Op[] = [];

/** The words that a frame works on: an effect's, an action's, a bomb's, or a list inside one of them. */
function wordsOf({ kind, core, number, origin, path }: EffectFrame): readonly Op[] {
  let words = topWords(kind, core, number, origin.card);
  for (let i = 0; i < path.length; i += 2) words = inner(words[Number(path[i])], path[i + 1]);
  return words;
}

function topWords(
  kind: EffectFrame['kind'],
  core: string,
  number: number,
  name: EffectFrame['origin']['card'],
): readonly Op[] {
  if (kind === 'core') {
    const { costs, does } = CORE[core as keyof typeof CORE];
    return [...costs, ...does];
  }
  const card = printedOn(name)?.card;
  if (kind === 'bomb') return card?.detonates ?? NONE;
  if (kind === 'action') return card?.actions?.[number]?.does ?? NONE;
  const effect = card?.effects?.[number];
  if (effect === undefined) return NONE;
  return effect.costs === undefined ? effect.does : [...effect.costs, ...effect.does];
}

function inner(op: Op | undefined, key: string | number | undefined): readonly Op[] {
  switch (op?.op) {
    case 'roll':
      return op.on[key as keyof typeof op.on] ?? NONE;
    case 'either':
      return op.of[Number(key)]?.does ?? NONE;
    case 'when':
      return op.does;
    default:
      return NONE;
  }
}

function announce(_match: Match, { kind, origin }: EffectFrame, tell: Tell): void {
  if (kind === 'effect') tell?.({ type: 'used', rule: '13.1', ship: origin.ship, card: origin.card });
}

/** Whoever has left does nothing more; a bomb goes off all the same. */
const isGone = ({ board }: Match, { kind, origin }: EffectFrame): boolean =>
  kind !== 'bomb' && shipOf(board, origin.ship).status === 'out';

/** Word after word; one that asks or calls is taken up again afterwards. */
function runWords(match: Match, frame: EffectFrame, tell: Tell): Next {
  const words = wordsOf(frame);
  if (isGone(match, frame)) return undefined;
  while (frame.word < words.length) {
    const op = words[frame.word];
    if (op === undefined) return undefined;
    const now = nowFor(match.board, match.stack, frame.origin, frame.event, frame.chosen, frame.count);
    const next = carryOut(match, frame, op, now, tell);
    if (next !== undefined) return next;
    frame.word++;
    frame.stage = 0;
    frame.answer = null;
  }
  return undefined;
}

/** That a word's own handler takes it the compiler cannot follow. */
function carryOut(match: Match, frame: EffectFrame, op: Op, now: ReturnType<typeof nowFor>, tell: Tell): Next {
  const handler = WORDS[op.op] as (...given: readonly unknown[]) => Next;
  return handler(match, frame, op, now, tell);
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
