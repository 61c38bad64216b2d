import { CARDS_WITH_EFFECT, type CardId, countCoverage, findCard } from '../catalogue/index.ts';
import '../effects/index.ts';
import { isPrinted } from '../rules/13-cards/book.ts';
import { exercisedCards } from './support/exercised.ts';

/** How many cards are done, by kind: `npm run coverage`, with `-- --missing` for the names of the others. */

const kindOf = (id: CardId): string => {
  const card = findCard(id);
  if (card?.kind === 'upgrade') return card.slot;
  return card?.kind === 'damage' ? `${card.kind} (${card.deck})` : `${card?.kind}`;
};

const exercised = new Set(exercisedCards());
const isDone = (id: CardId): boolean => isPrinted(id) && exercised.has(id);
const all = countCoverage(isDone);
const unproven = countCoverage(isPrinted).written - all.written;
console.log(`Furball: ${all.done} of ${all.cards} cards are done.`);
console.log(
  `${all.written} are written and tested, ${all.idle} do nothing in a free-for-all, ${all.banned} are banned.`,
);
console.log(`${unproven} more are written, but no test exercises them.\n`);

const kinds = [...new Set(CARDS_WITH_EFFECT.map(kindOf))];
const width = Math.max(...kinds.map(({ length }) => length));
for (const kind of kinds) {
  const { done, cards, missing } = countCoverage(
    isDone,
    CARDS_WITH_EFFECT.filter((id) => kindOf(id) === kind),
  );
  console.log(`${kind.padEnd(width)} ${String(done).padStart(4)} of ${String(cards).padStart(3)}`);
  if (process.argv.includes('--missing')) for (const id of missing) console.log(`  ${id}`);
}
