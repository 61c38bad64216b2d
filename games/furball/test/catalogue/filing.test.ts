import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CARDS, findCard } from '../../catalogue/index.ts';
import '../../effects/index.ts';
import { printedCards, printedOn } from '../../rules/13-cards/book.ts';
import { exercisedIn } from '../support/exercised.ts';

/** Every card is in the file of its kind: its row in the catalogue, its text, its sentence and its test. */

const GAME = join(import.meta.dirname, '../..');

/** By the first part of a card's name. `Cards` and `Says` have the compiler hold the files to it as well. */
const FILE_OF: { readonly [kind: string]: string } = {
  rebel: 'pilots/rebel',
  imperial: 'pilots/imperial',
  scum: 'pilots/scum',
  elite: 'upgrades/elite',
  astromech: 'upgrades/astromechs',
  salvagedastromech: 'upgrades/salvaged-astromechs',
  torpedo: 'upgrades/torpedoes',
  missile: 'upgrades/missiles',
  cannon: 'upgrades/cannons',
  turret: 'upgrades/turrets',
  bomb: 'upgrades/bombs',
  crew: 'upgrades/crew',
  system: 'upgrades/systems',
  tech: 'upgrades/tech',
  illicit: 'upgrades/illicit',
  modification: 'upgrades/modifications',
  title: 'upgrades/titles',
  condition: 'conditions',
  damage: 'damage',
};

const fileOf = (card: string): string => FILE_OF[card.split('.')[0] ?? ''] ?? 'nowhere';

const printed = printedCards();
const cards = printed.flatMap((id) => findCard(id) ?? []);
type Card = (typeof CARDS)[number];
const doesSomething = ({ id }: Card): boolean => Object.keys(printedOn(id)?.card ?? {}).length > 0;

/** The text of a kind's file; of a kind with many cards, the files in the folder of the same name as well. */
function sourceOf(file: string, ending: string): string {
  const parts = globSync(`${file}/*${ending}`, { cwd: GAME });
  return [`${file}${ending}`, ...parts].map((part) => readFileSync(join(GAME, part), 'utf8')).join('\n');
}

const astray = (folder: string, ending: string, isIn: (card: Card, source: string) => boolean): readonly string[] => {
  const sources = Object.fromEntries(
    Object.values(FILE_OF).map((file) => [file, sourceOf(`${folder}/${file}`, ending)]),
  );
  return cards.filter((card) => !isIn(card, sources[fileOf(card.id)] ?? '')).map(({ id }) => id);
};

/** The key of a card's row: its last part. */
const rowOf = ({ id }: Card): RegExp => new RegExp(`^ +'?${id.split('.').at(-1)}'?: [{[]`, 'm');

test('all cards that are written are looked at', () => {
  expect(cards.length).toBe(printed.length);
  expect(cards.length).toBeGreaterThan(280);
});

test('every card has its row in the file of the catalogue that its kind names', () => {
  expect(astray('catalogue', '.ts', (card, source) => rowOf(card).test(source))).toEqual([]);
});

test('every card has its text in the file of effects that its kind names', () => {
  expect(astray('effects', '.ts', ({ id }, source) => source.includes(`\n  '${id}': `))).toEqual([]);
});

test('every card that does something has its sentence in the file that its kind names', () => {
  const says = (card: Card, source: string): boolean => !doesSomething(card) || source.includes(`\n  '${card.id}':`);
  expect(astray('words/cards', '.ts', says)).toEqual([]);
});

test('every card is exercised in the file of tests that its kind names', () => {
  const known = new Map<string, readonly string[]>();
  const exercised = (source: string): readonly string[] => {
    const found = known.get(source) ?? exercisedIn(source);
    known.set(source, found);
    return found;
  };
  expect(astray('test/cards', '.test.ts', ({ id }, source) => exercised(source).includes(id))).toEqual([]);
});

test.each([
  ['effects', '.ts', ['clauses', 'procedures', 'index.ts', 'tokens.ts']],
  ['words/cards', '.ts', ['index.ts', 'says.ts']],
  ['test/cards', '.test.ts', []],
] as const)('%s has a file for each kind and no other', (folder, ending, besides) => {
  const isInFolderOfKind = (file: string): boolean =>
    Object.values(FILE_OF).some((kind) => file.startsWith(`${kind}/`));
  const found = globSync(`**/*${ending}`, { cwd: join(GAME, folder) }).filter(
    (file) => !isInFolderOfKind(file) && !besides.some((other) => file === other || file.startsWith(`${other}/`)),
  );
  expect(found.toSorted((a, b) => (a < b ? -1 : 1))).toEqual(
    Object.values(FILE_OF)
      .map((file) => `${file}${ending}`)
      .toSorted((a, b) => (a < b ? -1 : 1)),
  );
});

test('a card that is filed elsewhere is found', () => {
  expect(astray('effects', '.ts', ({ id }, source) => id !== 'crew.gunner' && source !== '')).toEqual(['crew.gunner']);
  expect(CARDS.filter(({ id }) => fileOf(id) === 'nowhere')).toEqual([]);
});
