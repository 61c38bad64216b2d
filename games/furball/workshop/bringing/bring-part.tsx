import type { BringPart } from '@starboard/ui';
import type { Furball } from '../../rules/model.ts';
import { flownInWords } from './brought.ts';
import { Choose } from './choose.tsx';
import { anyLayout, Table } from './table.tsx';

/** Squads, and the asteroids that everybody sees before they choose. */
export const bringPart: BringPart<Furball> = {
  inWords: flownInWords,
  Choose,
  Table,
  shown: (setup) => (setup.asteroids.length > 0 ? setup : { ...setup, asteroids: anyLayout() }),
};
