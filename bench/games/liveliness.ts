import { botById } from '@starboard/bots';
import { begin, choose, diceFromKey, diceFromSeed, drawKey, keyFromSeed, validate, view } from '@starboard/kernel';
import { heuristics } from '../../games/tunnel-chase/bot/index.ts';
import { rules } from '../../games/tunnel-chase/rules/index.ts';
import type { Event, Match } from '../../games/tunnel-chase/rules/model.ts';

/** How chases between equals feel: `node bench/games/liveliness.ts BOT [MATCHES] [SEED]`. */
const [, , id = 'legend', matches = '40', seed = 'lively/1'] = process.argv;
const PILOTS = 2;
const bot = botById(id);
const setup = validate(rules.setup, {});
if (bot === undefined || !setup.ok) throw new Error(`"${id}" can't play a chase`);
const standard = setup.value;

const turns: number[] = [];
const speeds = new Map<number, number>();
let [draws, repeated, shots] = [0, 0, 0];
for (let number = 0; number < Number(matches); number++) {
  const positions = new Map<string, number>();
  const match = chase(`${seed}/${number}`, positions);
  turns.push(match.result?.turns ?? 0);
  draws += Number(match.result?.places.every((place) => place === 1));
  repeated += Number(Math.max(...positions.values()) >= 3);
}
turns.sort((a, b) => a - b);
const total = [...speeds.values()].reduce((sum, times) => sum + times, 0);
const shares = [...speeds].sort(([a], [b]) => a - b).map(([speed, times]) => [speed, times / total] as const);
const entropy = -shares.reduce((sum, [, share]) => sum + share * Math.log2(share), 0);
const of = Number(matches);
console.log(`${id}, ${of} matches of ${PILOTS} pilots, seed ${seed}`);
console.log(`median of turns ${turns[Math.floor(of / 2)]}, longest ${turns.at(-1)}`);
console.log(`draws ${draws}, matches with a position three times ${repeated}`);
console.log(`shots of each pilot in a match ${(shots / of / PILOTS).toFixed(1)}`);
console.log(`speeds ${shares.map(([speed, share]) => `${speed}: ${(100 * share).toFixed(0)} %`).join(', ')}`);
console.log(`entropy of speeds ${entropy.toFixed(2)} bits`);

function chase(name: string, positions: Map<string, number>): Match {
  const seating = Array.from({ length: PILOTS }, () => null);
  const hear = (event: Event): void => {
    if (event.type === 'shot') shots++;
    if (event.type === 'speed-set') speeds.set(event.speed, (speeds.get(event.speed) ?? 0) + 1);
  };
  const match = begin(rules, standard, seating, keyFromSeed(name), hear);
  const source = diceFromSeed(`${name}/players`);
  const dice = seating.map(() => diceFromKey(drawKey(source)));
  let question = -1;
  for (let ask = match.asks[0]; match.result === null && ask !== undefined; ask = match.asks[0]) {
    if (ask.kind === 'speed' && match.question !== question) {
      question = match.question;
      const position = JSON.stringify(match.board.pilots);
      positions.set(position, (positions.get(position) ?? 0) + 1);
    }
    const own = dice[ask.seat];
    if (own === undefined || bot === undefined) throw new Error('nobody is asked');
    choose(rules, match, ask, bot.choose(rules, heuristics, view(rules, match, ask.seat), own), hear);
  }
  return match;
}
