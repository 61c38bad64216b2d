import type { School, Trainer } from '@starboard/kernel';
import { expectHits, SPOTS } from '../bot/learnt/pursuit.ts';
import type { Chase } from '../rules/model.ts';
import { blankSums, type HitSums } from './hit-sums.ts';
import { tableOf } from './smoothing.ts';
import { watchPursuit } from './watching.ts';

const CHARACTERS = ['plumb', 'ferret', 'lantern', 'tilt', 'eel'] as const;
/** The first look no further ahead than this turn, so they need no table. All others go on from the last one. */
const CLASSES = [
  ['plain', 'cadet', 'pilot'],
  ...Array.from({ length: 3 }, () => ['veteran', 'ace', 'legend', 'plain']),
];
/** Matches in each class, by the number of pilots. */
const MATCHES = [
  { pilots: 2, matches: 160 },
  { pilots: 6, matches: 16 },
] as const;
/** Of the sums of the class before, this much counts still. */
const REMEMBERED = 0.5;

export const trainer: Trainer<Chase> = {
  features: ['bot/learnt/pursuit.ts', 'bot/turn/chart.ts', 'bot/plain/odds.ts', 'training/watching.ts'],
  learn(school) {
    const sums = blankSums(SPOTS);
    let table = tableOf(sums);
    for (const [number, levels] of CLASSES.entries()) {
      expectHits(table);
      forget(sums);
      attend(school, number, levels, sums);
      table = tableOf(sums);
      school.say(`class ${number + 1} of ${CLASSES.length}: ${Math.round(sums.seen)} situations`);
    }
    return [
      {
        file: 'bot/learnt/hits.ts',
        name: 'HITS',
        about: 'Made by npm run train: by what pursuit.ts says, the hits to expect in later turns, in thousandths.',
        values: table,
      },
    ];
  },
};

function forget(sums: HitSums): void {
  sums.seen *= REMEMBERED;
  for (let i = 0; i < SPOTS; i++) {
    sums.weight[i] = (sums.weight[i] ?? 0) * REMEMBERED;
    sums.hits[i] = (sums.hits[i] ?? 0) * REMEMBERED;
  }
}

/** Everybody meets everybody: levels and characters take turns, out of step with each other. */
function attend(school: School<Chase>, number: number, levels: readonly string[], sums: HitSums): void {
  for (const { pilots, matches } of MATCHES) {
    for (let match = 0; match < matches; match++) {
      const bots = Array.from({ length: pilots }, (_, seat) => {
        const turn = match * (seat + 1) + seat;
        const level = levels[(turn + Math.floor(match / levels.length)) % levels.length] ?? 'plain';
        const character = CHARACTERS[(turn + seat * Math.floor(match / CHARACTERS.length)) % CHARACTERS.length];
        return level === 'plain' ? level : `${level}:${character}`;
      });
      const watching = watchPursuit(sums);
      school.play({ name: `class ${number}/${pilots} pilots/${match}`, bots, setup: {} }, watching);
      watching.over();
    }
  }
}
