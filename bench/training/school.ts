import { botById } from '@starboard/bots';
import {
  begin,
  blankMemory,
  choose,
  diceFromKey,
  diceFromSeed,
  drawKey,
  type GameTypes,
  type Heuristics,
  keyFromSeed,
  learnt,
  type Rules,
  type School,
  validate,
  view,
} from '@starboard/kernel';

/** A school for one game, in this process. */
export async function schoolFor<G extends GameTypes>(
  rules: Rules<G>,
  heuristics: Heuristics<G>,
  seed: string,
  say: (progress: string) => void,
): Promise<School<G>> {
  await heuristics.tactics?.prepare?.();
  return {
    seed,
    say,
    play({ name, bots, setup }, watcher) {
      const checked = validate(rules.setup, setup);
      if (!checked.ok) throw new Error(`${rules.id}: the match ${name} has no valid set-up`);
      const players = bots.map((id) => botById(id) ?? unknown(id));
      const seating = bots.map(() => null);
      const memories = seating.map(() => blankMemory(rules));
      const tell = (event: G['event']): void => {
        for (const seat of seating.keys()) memories[seat] = learnt(rules, memories[seat] ?? null, [event], seat);
        watcher.heard?.(event);
      };
      const match = begin(rules, checked.value, seating, keyFromSeed(`${seed}/${name}`), tell);
      const source = diceFromSeed(`${seed}/${name}/players`);
      const dice = seating.map(() => diceFromKey(drawKey(source)));
      let seen = Number.NaN;
      while (match.result === null) {
        const [ask] = match.asks;
        const own = ask && dice[ask.seat];
        const player = ask && players[ask.seat];
        if (ask === undefined || own === undefined || player === undefined) throw new Error('nobody is asked');
        if (match.question !== seen) watcher.asked?.(match);
        seen = match.question;
        const mine = view(rules, match, ask.seat, memories[ask.seat] ?? null);
        choose(rules, match, ask, player.choose(rules, heuristics, mine, own), tell);
      }
      return match.result;
    },
  };
}

function unknown(id: string): never {
  throw new Error(`there is no bot called ${id}`);
}
