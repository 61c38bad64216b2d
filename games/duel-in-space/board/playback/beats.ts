import { type Names, nameOf, type Seat } from '@starboard/kernel';
import { type Beats, type DiceSum, sharesGroup } from '@starboard/ui';
import { BOTH, type Duel, type Event, other } from '../../rules/model.ts';

/** Both set their course, both fly, and both fire at the same time. */
const GROUPS: readonly (readonly Event['type'][])[] = [
  ['aimed', 'headed'],
  ['flew', 'fly-by', 'moving-apart', 'no-shot', 'cannot-fire'],
  ['drone-turret', 'cannot-fire'],
  ['declared', 'shot', 'damage', 'special'],
  ['effect', 'life-support'],
];

export const beats: Beats<Duel> = {
  joins: sharesGroup(GROUPS),
  sum: volley,
  attack: 'shot',
  firstTimes: {
    headed: 'Both pilots choose a heading in secret and turn at the same time.',
    flew: 'Both ships fly one step along their new headings. The wheel shows where you see the enemy now.',
    'fly-by': 'The ships passed each other: each now sees the other behind it.',
    shot: 'Each laser rolls two dice. It hits if their sum reaches the number needed.',
    damage: 'A hit costs 1 or 2 points of protection. Very high and very low rolls also do special damage.',
    special: 'Special damage breaks a system. It counts from the next turn on.',
    'no-shot': 'A laser fires only into its own port. Turn until the enemy is in one of yours.',
  },
};

/** "Ada 2 of 3 hit, Plain bot 1 of 1 hits". */
function volley(beat: readonly Event[], names: Names): DiceSum | null {
  const shots = beat.filter((event) => event.type === 'shot');
  if (shots.length === 0) return null;
  const firing = BOTH.filter((seat) => shots.some(({ by }) => by === seat));
  const hits = (seat: Seat): number => shots.filter(({ by, hit }) => by === seat && hit).length;
  const said = firing.map((seat) => `${hits(seat)} of ${shots.filter(({ by }) => by === seat).length} hit`);
  const [first = 0] = firing;
  if (firing.length === 1) {
    return { title: `${nameOf(names, first)} fires`, verdict: said.join(), good: hits(first) > 0, goodFor: [first] };
  }
  const ahead = firing.filter((seat) => hits(seat) > hits(other(seat)));
  return {
    title: 'Both fire',
    verdict: firing.map((seat, i) => `${nameOf(names, seat)} ${said[i]}`).join(', '),
    good: true,
    ...(ahead.length > 0 ? { goodFor: ahead } : {}),
  };
}
