import { botsFor } from '@starboard/bots';
import type { Schema } from '@starboard/kernel';
import type { OpenGame } from '../input/catalogue.ts';
import { grid } from '../terminal/grid.ts';

export function gameFacts({ game, rules }: OpenGame) {
  const { seats, automata, setup } = rules;
  return {
    id: game.id,
    title: game.title,
    tagline: game.tagline,
    rules: rules.version,
    seats,
    bots: botsFor(game).map(({ id, about }) => ({ id, about })),
    characters: (game.characters ?? []).map(({ id, callSign, about }) => ({ id, callSign, about })),
    automata: automata.map(({ id, about }) => ({ id, about })),
    setup,
  };
}

export function gameInWords(opened: OpenGame): string {
  const { title, tagline, seats, bots, characters, automata, setup } = gameFacts(opened);
  const wanted = seats.min === seats.max ? `${seats.min} seats` : `${seats.min} to ${seats.max} seats`;
  const settings = Object.entries(setup.properties ?? {});
  return [
    `${title}: ${tagline}`,
    '',
    `It has ${wanted}. These players can sit there:`,
    '',
    grid(
      ['--seats', ''],
      [
        ['person', 'A person at the keyboard, in "starboard play".'],
        ...bots.map(({ id, about }) => [id, about]),
        ...automata.map(({ id, about }) => [id, `${about} (Part of the rules.)`]),
      ],
    ),
    ...(characters.length === 0 ? [] : castInWords(characters)),
    '',
    'Settings:',
    '',
    grid(
      ['--set', 'one of', 'default', ''],
      settings.map(([key, schema]) => [key, valuesOf(schema), defaultOf(schema), schema.title ?? '']),
    ),
  ].join('\n');
}

interface CastMember {
  readonly id: string;
  readonly callSign: string;
  readonly about: string;
}

function castInWords(characters: readonly CastMember[]): readonly string[] {
  return [
    '',
    'Bots with a level also play as a character, such as --seats '.concat(`person,ace:${characters.at(-1)?.id}:`),
    '',
    grid(
      ['character', 'call sign', ''],
      characters.map(({ id, callSign, about }) => [id, callSign, about]),
    ),
  ];
}

function valuesOf({ type, enum: words, minimum, maximum, items }: Schema): string {
  if (words !== undefined) return words.join(', ');
  if (items?.type === 'string') return '@ and a file of lines, or JSON';
  switch (type) {
    case 'boolean':
      return 'true, false';
    case 'integer':
      return `${minimum} to ${maximum}`;
    case 'string':
      return 'text';
    default:
      return 'JSON';
  }
}

function defaultOf({ default: value }: Schema): string {
  return typeof value === 'string' ? value : JSON.stringify(value ?? null);
}
