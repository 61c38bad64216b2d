import { cloneMatch, type GameTypes, type Match, pick, shuffle, type Viewer } from '@starboard/kernel';
import { twinOf } from '../secrets/twin.ts';
import { firstDifference } from './difference.ts';
import { differ, type Law, type Situation, seenBy } from './law.ts';
import { kindsOf, reasonsOf } from './secrecy.ts';
import { choiceInBoth, toldOf } from './together.ts';

/** Viewers checked at each question: over a match, all get their turn. */
const SOME = 2;

/**
 * Two matches that differ only in what a viewer may not know look the same to it, including reasons. Played on with the
 * same choices and dice, they send it the same events, until one reveals what it may reveal. The second match is made
 * without the rules: everything that the game's list doesn't name as public is changed.
 */
export const hiddenStaysHidden: Law = (situation) => {
  const { match, dice, secrecy } = situation;
  const viewers = [...kindsOf(situation)];
  shuffle(dice, viewers);
  for (const [i, viewer] of viewers.slice(0, SOME).entries()) {
    const twin = twinOf(secrecy, match, viewer, dice);
    if (twin === undefined) continue;
    const leak = seenLeak(situation, twin, viewer) ?? (i === 0 ? toldLeak(situation, twin, viewer) : undefined);
    if (leak !== undefined) return leak;
  }
  return undefined;
};

function seenLeak(situation: Situation, twin: Match<GameTypes>, viewer: Viewer): string | undefined {
  const { rules, match } = situation;
  return (
    differ(
      `what ${who(viewer)} sees and may not know (or the list of public paths lacks it)`,
      seenBy(situation, match, viewer),
      seenBy(situation, twin, viewer),
    ) ??
    differ(
      `reasons of ${who(viewer)} that tell what it may not know`,
      reasonsOf(rules, match, viewer),
      reasonsOf(rules, twin, viewer),
    )
  );
}

/** How many choices the two matches are played on together. */
const TOGETHER = 4;

function toldLeak(situation: Situation, other: Match<GameTypes>, viewer: Viewer): string | undefined {
  const { rules, match, dice } = situation;
  const [truth, twin] = [cloneMatch(rules, match), cloneMatch(rules, other)];
  for (let moves = 0; moves < TOGETHER && truth.result === null; moves++) {
    const { seat } = pick(dice, truth.asks);
    const choice = choiceInBoth(rules, truth, twin, seat, dice);
    if (choice === undefined) return undefined;
    const told = toldOf(rules, truth, seat, choice, viewer);
    const retold = toldOf(rules, twin, seat, choice, viewer);
    const parting = told.findIndex((event, i) => firstDifference(event, retold[i]) !== undefined);
    const until = parting < 0 ? told.length : parting;
    if (until < told.length || until < retold.length) return toldTooMuch(situation, viewer, told[until], retold[until]);
    const leak = differ(
      `what ${who(viewer)} sees later and may not know`,
      seenBy(situation, truth, viewer),
      seenBy(situation, twin, viewer),
    );
    if (leak !== undefined) return leak;
  }
  return undefined;
}

const who = (viewer: Viewer): string => (viewer === null ? 'a spectator' : `seat ${viewer}`);

type Event = GameTypes['event'] | undefined;

/**
 * Two matches may differ where an event reveals something; two events of one type only in the members that the list
 * names.
 */
function toldTooMuch({ secrecy }: Situation, viewer: Viewer, one: Event, other: Event): string | undefined {
  const revealing = [one, other].find((event) => event?.reveals === true);
  const told = `what ${who(viewer)} is told by ${one?.type ?? other?.type}`;
  if (revealing === undefined) return differ(`${told} and may not know without reveals: true`, one, other);
  const { type } = revealing;
  const members = secrecy.revealed[type];
  if (members === undefined) return `${type} reveals something to ${who(viewer)}, but the list does not say what`;
  if (one?.type !== other?.type) return undefined;
  const kept = (event: object = {}): object =>
    Object.fromEntries(Object.entries(event).filter(([member]) => !members.includes(member)));
  return differ(`what ${who(viewer)} is told by ${type} and may not know`, kept(one), kept(other));
}
