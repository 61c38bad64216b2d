import { diceFromSeed, shuffle } from '@starboard/kernel';
import { type CardTrial, compare, SEATS, trials } from './card-trials.ts';

/**
 * What each card brings its carrier, in points, over all cards that a ship may carry alone: four ships at a table with a
 * card each, and the same four without, with the same dice. `node bench/furball/cards.ts BOT PAIRS SEED [CARDS]`, where
 * CARDS is a list or `all`. First every card gets PAIRS pairs; then the worse half gets as many again, and so on, down
 * to the worst. At the end, it names the cards that harm their carriers beyond chance, by Holm's method over all cards.
 */
const [bot = 'legend', pairs = '4', seed = 'cards', cards = 'all'] = process.argv.slice(2);
const FEWEST = 8;
const BEYOND_CHANCE = 0.05;

const all = trials().filter(({ card }) => cards === 'all' || cards.split(',').includes(card.id));
const dice = diceFromSeed(seed);

for (let [left, stage] = [all, 1]; left.length > 0; stage++) {
  for (let pair = 0; pair < Number(pairs); pair++) {
    const order = [...left];
    shuffle(dice, order);
    for (let from = 0; from < order.length; from += SEATS) {
      const four = Array.from({ length: SEATS }, (_, i) => order[(from + i) % order.length] as CardTrial);
      compare(bot, four, `${seed}/${stage}/${pair}/${from}`);
    }
  }
  report(stage);
  const worse = left.toSorted((a, b) => zOf(a) - zOf(b)).slice(0, Math.ceil(left.length / 2));
  left = worse.length < FEWEST || left.length === worse.length ? [] : worse;
}

function report(stage: number): void {
  const sorted = all.toSorted((a, b) => zOf(a) - zOf(b));
  const mean = all.reduce((sum, { gains }) => sum + meanOf(gains), 0) / all.length;
  console.log(`\nstage ${stage}: ${all.length} cards, ${mean.toFixed(2)} points on average\n`);
  console.log('| card | pairs | points | z | by Holm |\n|---|---|---|---|---|');
  let worst = 0;
  for (const [i, trial] of sorted.entries()) {
    worst = Math.max(worst, Math.min(1, (sorted.length - i) * below(zOf(trial))));
    if (i < 2 * FEWEST || worst < BEYOND_CHANCE || stage === 1) {
      const figures = [trial.gains.length, meanOf(trial.gains).toFixed(2), zOf(trial).toFixed(2), worst.toFixed(3)];
      console.log(`| ${[trial.card.name, ...figures].join(' | ')} |`);
    }
  }
}

function meanOf(gains: readonly number[]): number {
  return gains.reduce((sum, gain) => sum + gain, 0) / gains.length;
}

/** Gains of a few pairs may look alike by chance, so all cards share one spread. */
function zOf({ gains }: CardTrial): number {
  return meanOf(gains) / Math.sqrt(spread() / gains.length);
}

function spread(): number {
  let [squares, count] = [0, 0];
  for (const { gains } of all) {
    const mean = meanOf(gains);
    for (const gain of gains) squares += (gain - mean) ** 2;
    count += gains.length - 1;
  }
  return squares / Math.max(1, count);
}

/** The chance of a normal figure below z (Abramowitz and Stegun 26.2.17). */
function below(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const sum = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const tail = (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * sum;
  return z < 0 ? tail : 1 - tail;
}
