import type { OpenGame } from '../input/catalogue.ts';
import { occupantNamed } from '../input/seats.ts';
import { chosenSetup, type SetupOptions } from '../input/setup.ts';
import { commandOf } from '../programs/outside-bot.ts';
import { refuse } from '../refuse.ts';
import { type ArenaSettings, partiesOf } from './settings.ts';

/** What a command says about the matches that it wants. */
export interface WhatToPlay extends SetupOptions {
  readonly seats?: number;
  readonly thinkMs: number;
  readonly seed: string;
  readonly solution?: string;
}

/** All that the matches follow from, checked. */
export async function settingsFor(
  { rules }: OpenGame,
  names: readonly string[],
  options: WhatToPlay,
): Promise<ArenaSettings> {
  for (const name of names) {
    if (commandOf(name) === '') refuse('Write the command of a program after "cmd:", as in cmd:./mybot.');
    if (commandOf(name) === undefined) occupantNamed(rules, name, false);
  }
  if (names.length < 2) refuse('An arena needs at least two bots.');
  if (new Set(names).size < names.length) refuse('Name each bot only once.');
  const { min, max } = rules.seats;
  const seats = options.seats ?? min;
  if (seats < min || seats > max) refuse(`${rules.id} has ${min === max ? min : `${min} to ${max}`} seats.`);
  const occupants = Array.from({ length: seats }, (_, seat) => {
    const name = names[seat % names.length] ?? '';
    return occupantNamed(rules, commandOf(name) === undefined ? name : 'random', false);
  });
  const setup = await chosenSetup(rules, occupants, options);
  const parties = partiesOf(seats, rules.sides?.(setup, seats));
  const outside = names.some((name) => commandOf(name) !== undefined);
  return {
    game: rules.id,
    rules: rules.version,
    setup,
    seed: options.seed,
    bots: names,
    parties,
    thinkMs: outside ? options.thinkMs : null,
    ...(options.solution ? { solution: true } : {}),
  };
}
