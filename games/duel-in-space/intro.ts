import type { Intro } from '../game.ts';

export const intro: Intro = {
  aim: 'Shoot away the enemy starfighter’s protection before it shoots away yours.',
  turn: 'Both pilots aim their turrets, then choose in secret how far to turn, and both ships fly at once. Every laser that points at the enemy may now fire, but the further you turned, the harder it is to hit.',
  end: 'A ship that has no protection left breaks apart, and a pilot who has no air left dies. The last pilot flying wins. Against the drone, try to win in as few turns as you can.',
  terms: [
    {
      word: 'Port',
      means:
        'one of the eight numbered directions around a ship: 1 is the nose, 3 is right, 5 is the tail, 7 is left. You always see the enemy in one of your ports, and it sees you in one of its ports.',
    },
    {
      word: 'Click',
      means: 'an eighth of a full circle, 45°. For each click you turn, your lasers need 1 more this turn.',
    },
    {
      word: 'Heading',
      means: 'how many clicks you turn, to the left or to the right, before your ship flies forward.',
    },
    {
      word: 'F1 F2 F3, T1 T2, A',
      means:
        'your lasers. F1 to F3 point forward at port 1, T1 and T2 point where you aim the turret, and A points aft at port 5.',
    },
    {
      word: 'Base',
      means: 'the number each of your lasers needs on two dice to hit if you fly straight on. Lower is better.',
    },
    {
      word: 'Protection',
      means: 'the damage your ship can take. Each hit costs 1 or 2 points; at 0 the ship breaks apart.',
    },
    {
      word: 'Special damage',
      means: 'some hits also damage a system or blow up the ship. This takes effect when the next turn begins.',
    },
    {
      word: 'Fly-by',
      means: 'ships that are nose to nose two turns in a row rush past each other, and nobody can fire.',
    },
  ],
};
