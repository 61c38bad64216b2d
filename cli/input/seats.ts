import { type Bot, findBot } from '@starboard/bots';
import { gameById } from '@starboard/games';
import type { GameTypes, Rules, Seating } from '@starboard/kernel';
import { refuse } from '../refuse.ts';
import { botIds, refuseCharacter } from './bots.ts';
import { meant } from './nearest.ts';

/** A bot or a person, who are asked, or one of the game's automata, which is not. */
export type SeatPlayer =
  | { readonly kind: 'person' }
  | { readonly kind: 'bot'; readonly bot: Bot }
  | { readonly kind: 'automaton'; readonly id: string; readonly name: string };

/** Reads a list such as `plain,random`. */
export function occupantsNamed(
  rules: Rules<GameTypes>,
  names: readonly string[],
  people: 'with people' | 'without',
): SeatPlayer[] {
  const { min, max } = rules.seats;
  if (names.length < min || names.length > max) {
    const wanted = min === max ? `${min} seats` : `${min} to ${max} seats`;
    refuse(`${rules.id} has ${wanted}, but ${names.length} ${names.length === 1 ? 'is' : 'are'} named.`);
  }
  return names.map((name) => occupantNamed(rules, name, people === 'with people'));
}

export function occupantNamed(rules: Rules<GameTypes>, name: string, peopleToo: boolean): SeatPlayer {
  const automaton = rules.automata.find((each) => each.id === name);
  if (automaton !== undefined) return { kind: 'automaton', id: automaton.id, name: automaton.name };
  const game = gameById(rules.id);
  const bot = game && findBot(name, game);
  if (bot !== undefined) return { kind: 'bot', bot };
  if (name === 'person' && peopleToo) return { kind: 'person' };
  if (name === 'person')
    return refuse('A person can\'t play here, because this command asks nobody. Use "starboard play".');
  if (game !== undefined) refuseCharacter(name, game);
  const known = [
    ...(peopleToo ? ['person'] : []),
    ...(game === undefined ? [] : botIds(game)),
    ...rules.automata.map(({ id }) => id),
  ];
  return refuse(`Nobody called "${name}" can play ${rules.id}${meant(name, known)}`);
}

/** The rules only need their own automata. */
export function seatingOf(occupants: readonly SeatPlayer[]): Seating {
  return occupants.map((each) => (each.kind === 'automaton' ? each.id : null));
}

export const listed = (text: string): string[] => text.split(',').map((name) => name.trim());
