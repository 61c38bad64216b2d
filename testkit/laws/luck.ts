import {
  cloneMatch,
  diceFromKey,
  drawFor,
  drawKey,
  type GameTypes,
  isByPurpose,
  type Match,
  pick,
} from '@starboard/kernel';
import { forbidDraws } from '../rigged.ts';
import { differ, type Law, playOn } from './law.ts';

const MOST_EXTRA = 3;

/**
 * More draws for one purpose change nothing for the others. Two copies of a match are played on with the same choices;
 * in one of them, somebody has drawn more. Unless the other draws for that purpose again, they go the same way.
 */
export const drawsAreApart: Law = ({ rules, match, dice, viewers }) => {
  if (!isByPurpose(match.dice) || rules.purposes.length === 0) return undefined;
  const purpose = pick(dice, rules.purposes);
  const who = pick(dice, viewers);
  const seed = drawKey(dice);
  const plain = cloneMatch(rules, match);
  forbidDraws(plain, purpose);
  const told = played(() => playedOn(plain));
  if (told === undefined) return undefined;
  const drawnMore = cloneMatch(rules, match);
  for (let i = 0; i < MOST_EXTRA; i++) drawFor(drawnMore.dice, purpose, who, 6);
  const toldAfterMore = playedOn(drawnMore);
  return (
    differ(`what happens after more draws for ${purpose} by ${who}`, told, toldAfterMore) ??
    differ(`the board after more draws for ${purpose} by ${who}`, plain.board, drawnMore.board)
  );

  function playedOn(copy: Match<GameTypes>): readonly GameTypes['event'][] {
    const events: GameTypes['event'][] = [];
    playOn(rules, copy, diceFromKey(seed), (event) => events.push(event));
    return events;
  }
};

/** Undefined if the script stopped it, because somebody drew for the purpose. */
function played<T>(play: () => T): T | undefined {
  try {
    return play();
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('the script has')) return undefined;
    throw error;
  }
}
