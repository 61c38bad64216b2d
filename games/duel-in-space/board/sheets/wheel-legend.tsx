import { Legend, type LegendItem } from '@starboard/ui';

const box = (name: string) => <i class={`duel-legend-box ${name}`} />;

const ITEMS: readonly LegendItem[] = [
  {
    mark: box('duel-legend-here'),
    word: 'the enemy’s port',
    says: 'The port of your ship in which you see the enemy.',
    rule: '2.2',
  },
  {
    mark: box('duel-legend-aim'),
    word: 'your turret’s aim',
    says: 'The port your two turret lasers can fire at this turn.',
    rule: '3.1',
  },
  {
    mark: box('duel-legend-its-aim'),
    word: 'its turret’s aim',
    says: 'The port of the enemy ship at which its turret lasers can fire this turn.',
    rule: '3.1',
  },
  {
    mark: <b class="duel-legend-pip">⌃</b>,
    word: 'a laser points here',
    says: 'One mark for each of your working lasers that points at the port.',
    rule: '5.1',
  },
  {
    mark: <b class="duel-legend-bears">◎</b>,
    word: 'you could fire',
    says: 'While you choose your heading: if the enemy ends up there, one of your lasers points at it.',
    rule: '5.1',
  },
  {
    mark: <b>50%</b>,
    word: 'where it may be',
    says: 'While you choose your heading: how many of the enemy’s possible moves end there.',
    rule: '4.4',
  },
  {
    mark: box('duel-legend-now'),
    word: 'as it is now',
    says: 'On a status card: the present value.',
    rule: '1.1',
  },
  {
    mark: box('duel-legend-spent'),
    word: 'lost',
    says: 'On a status card: boxes lost to damage.',
    rule: '6.1',
  },
  {
    mark: box('duel-legend-end'),
    word: 'nothing left',
    says: 'On a status card: the last box. A ship with no protection or no air left is lost.',
    rule: '6.2',
  },
  {
    mark: <b>D</b>,
    word: 'a drone',
    says: 'A target drone has no pilot. It moves and aims by dice.',
    rule: '8.1',
  },
];

export function WheelLegend() {
  return <Legend title="What the marks mean" items={ITEMS} />;
}
