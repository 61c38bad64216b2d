import { bots, likeliest, type Thought } from '@starboard/bots';
import { diceFromKey, draw, drawKey, type GameTypes, type Match, options, type Seat, same } from '@starboard/kernel';
import { twinOf } from '../secrets/twin.ts';
import { differ, firstFault, type Law, type Situation, seenBy } from './law.ts';

/** One open ask in this many is thought about: a bot thinks longer than the other laws take together. */
const SOME = 4;
/** Rounding errors of sums are smaller than this. */
const EXACT = 1e-9;

const UNRANKED = bots.filter(({ level }) => level === undefined);
/** Of the levels, one that takes rivals for naive and the one that plays best. */
const THINKERS = bots.filter(({ level }) => level === undefined || level === 'pilot' || level === 'legend');

/**
 * A thought follows from what the seat may see, what it remembers, and the bot's dice: the same ones from a changed
 * twin give the same thought. Whoever analyses a match may have asked for its value before, so the law does too.
 */
export const thoughtsKeepSecrets: Law = (situation) => {
  const { heuristics, match, dice } = situation;
  if (heuristics === undefined) return undefined;
  return firstFault(match.asks, ({ seat }) => {
    if (draw(dice, SOME) > 0) return undefined;
    const twin = twinOf(situation.secrecy, match, seat, dice);
    const key = drawKey(dice);
    return firstFault(heuristics.tactics === undefined ? UNRANKED : THINKERS, (bot) => {
      const think = (one: Match<GameTypes>): Thought<GameTypes> => {
        heuristics.value(one, seat);
        return bot.think(situation.rules, heuristics, seenBy(situation, one, seat), diceFromKey(key));
      };
      const thought = think(match);
      return (
        unsound(situation, seat, thought) ??
        differ(`what ${bot.id} thinks about one view, asked twice`, thought, think(match)) ??
        (twin === undefined ? undefined : differ(`what ${bot.id} thinks and may not know`, thought, think(twin)))
      );
    });
  });
};

/** Shares add up to one, and only options are considered. */
function unsound({ rules, match }: Situation, seat: Seat, thought: Thought<GameTypes>): string | undefined {
  const ask = match.asks.find((each) => each.seat === seat);
  if (ask === undefined || thought.seat !== seat)
    return `a thought of seat ${thought.seat} about an ask of seat ${seat}`;
  const offered = options(rules, match, ask);
  const sums = [thought.options, ...thought.rivals.map(({ answers }) => answers)].map((shares) =>
    shares.reduce((sum, { share }) => sum + share, 0),
  );
  if (sums.some((sum) => !(Math.abs(sum - 1) <= EXACT)))
    return `the shares of ${ask.kind} add up to ${sums.join(', ')}`;
  const strange = thought.options.find(({ choice }) => !offered.some((option) => same(option, choice)));
  if (strange !== undefined) return `${JSON.stringify(strange.choice)} is no option of ${ask.kind}`;
  return likeliest(thought).share > 0 ? undefined : `nothing would be answered to ${ask.kind}`;
}
