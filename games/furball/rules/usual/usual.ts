import { same, type UsualAnswer, type UsualRules, type View } from '@starboard/kernel';
import { knownBoard } from '../knowledge/known.ts';
import { type AskFor, type Furball, shipOf } from '../model.ts';
import { usualAction } from './actions.ts';
import { usualAttack } from './attacks.ts';
import { usualDice } from './dice.ts';
import { helpOf, usualEffect } from './effects.ts';

/** What most pilots would answer, and whether a card or token could do them any good. */

type Choice = Furball['choice'];

/** The name under which players set what a card or token does: the same on every copy. */
export const standing = (ask: Furball['ask'], choice: Choice): string | undefined =>
  ask.kind === 'effects' && typeof choice === 'string' ? choice.split(' ').slice(0, 2).join(' ') : undefined;

/** The names of usual answers, and the rule that each follows. */
const RULES = {
  'only-action': '5.1',
  'attack-only-target': '6.2',
  'attack-better-target': '6.2',
  'reroll-useless': '6.6',
  'token-last-use': '10.2',
  'pass-idle': '13.6',
  'order-as-drawn': '2.2',
  'cards-alike': '13.1',
} as const;
export type UsualName = keyof typeof RULES;

export const usual: UsualRules<Furball> = {
  names: Object.keys(RULES),
  answer(view) {
    const { mine, stack } = view;
    switch (mine?.ask.kind) {
      case 'effects':
        return windowAnswer(view, mine.ask);
      case 'dice':
        return named('reroll-useless', usualDice(view, mine.ask));
      case 'attack': {
        const found = usualAttack(knownBoard(view.board), mine.ask.seat, stack, mine.options);
        return found && named(found.isOnly ? 'attack-only-target' : 'attack-better-target', found.choice);
      }
      case 'action':
        return named('only-action', usualAction(knownBoard(view.board), mine.ask, mine.options));
      case 'first':
        return named(
          'order-as-drawn',
          view.board.ranking.find((seat) => mine.options.includes(seat)),
        );
      case 'card':
        return named('cards-alike', firstAlike(view, mine.ask));
      default:
        return undefined;
    }
  },
};

function named(name: UsualName, choice: Choice | undefined): UsualAnswer<Furball> | undefined {
  return choice === undefined ? undefined : { name, rule: RULES[name], choice };
}

/** 13.5 What a seat uses is named like its standing answer, so that players set both in one place. */
function windowAnswer(view: View<Furball>, ask: AskFor<'effects'>): UsualAnswer<Furball> | undefined {
  const found = usualEffect(view, ask);
  if (found === undefined) return undefined;
  if (found.why !== 'free') return named(found.why, found.choice);
  const name = standing(ask, found.choice);
  return name === undefined ? undefined : { name, rule: '13.5', choice: found.choice };
}

/** 13.6 Whether an effect could do its user any good. */
export function helps(view: View<Furball>, choice: Choice): boolean {
  const { mine, seat, stack } = view;
  const frame = stack.at(-1);
  if (mine?.ask.kind !== 'effects' || typeof choice !== 'string' || seat === null) return true;
  return frame?.at !== 'window' || helpOf(knownBoard(view.board), frame, seat, stack, choice).help !== 'no';
}

/** The first of several cards that differ in nothing that the player sees. */
function firstAlike(view: View<Furball>, ask: AskFor<'card'>): number | undefined {
  const cards = ask.among.map((each) => cardSeen(view, ask, each));
  const [first] = cards;
  return !ask.may && first !== undefined && cards.every((card) => same(card, first)) ? ask.among[0] : undefined;
}

/** A damage card is chosen by its number, others by their place. Cards that are dealt lie nowhere yet. */
function cardSeen({ board }: View<Furball>, { of, why }: AskFor<'card'>, chosen: number): object | undefined {
  if (why === 'deal') return undefined;
  if (why !== 'damage') return shipOf(board, of).cards[chosen];
  const damage = shipOf(board, of).damage.find(({ id }) => id === chosen);
  return damage && { card: damage.card, up: damage.up };
}
