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
    says: 'The port, seen from the enemy, that its turret lasers can fire at this turn.',
    rule: '3.1',
  },
  {
    mark: <b class="duel-legend-pip">⌃</b>,
    word: 'a laser points here',
    says: 'One for every working laser of yours that points at the port.',
    rule: '5.1',
  },
  {
    mark: <b class="duel-legend-bears">◎</b>,
    word: 'you could fire',
    says: 'While you set your heading: if the enemy ends up there, a laser of yours points at it.',
    rule: '5.1',
  },
  {
    mark: <b>50%</b>,
    word: 'where it may be',
    says: 'While you set your heading: how many of the enemy’s possible moves lead there.',
    rule: '4.4',
  },
  {
    mark: box('duel-legend-now'),
    word: 'as it is now',
    says: 'On a status card: where the counter of a bar stands now.',
    rule: '1.1',
  },
  {
    mark: box('duel-legend-spent'),
    word: 'lost',
    says: 'On a status card: boxes that damage has taken away.',
    rule: '6.1',
  },
  {
    mark: box('duel-legend-end'),
    word: 'nothing left',
    says: 'On a status card: the worst there is. Protection or air at 0 is the end of the ship.',
    rule: '6.2',
  },
  {
    mark: <b>D</b>,
    word: 'a drone',
    says: 'A target drone has no pilot: dice move it and aim its turret.',
    rule: '8.1',
  },
];

/** What the marks of wheel and status cards stand for. */
export function WheelLegend() {
  return <Legend title="What the marks mean" items={ITEMS} />;
}
