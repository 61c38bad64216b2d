import type { Intro } from '../game.ts';

export const intro: Intro = {
  aim: 'Be the last starfighter flying. Walls, collisions and shots all damage your starfighter.',
  turn: 'Everybody sets a speed in secret, and then all fly, one after the other. The faster you take a curve, the harder it is. Then you may shoot at a starfighter ahead of you.',
  end: 'A starfighter that has no protection left blows up. The last one flying wins.',
  terms: [
    { word: 'Space', means: 'a stretch of tunnel. At speed 4 you fly exactly four spaces.' },
    {
      word: 'Speed',
      means: 'the number of spaces you fly, from 1 to 6. You set it in secret, at most 2 more or less than last turn.',
    },
    {
      word: 'Rating',
      means: 'the number beside a curve. The higher it is and the faster you fly, the more you have to roll.',
    },
    { word: 'Handling', means: 'how well a starfighter takes curves. Subtract it from the roll you need.' },
    { word: 'Scrape', means: 'a failed roll for a curve. You touch the wall, take 1 point of damage and fly on.' },
    { word: 'The Squeeze', means: 'a narrow tunnel. You roll for every space of it that you enter.' },
    { word: 'Protection', means: 'the damage a starfighter can still take. At 0 it blows up.' },
    {
      word: 'Ahead',
      means:
        'in sight, and on a shortest way that begins with your heading. You can shoot only at starfighters ahead of you.',
    },
    {
      word: 'Tail',
      means: 'a starfighter that follows you. You move before your tail and can’t shoot back at it.',
    },
    {
      word: 'Height',
      means:
        'low, middle or high. Pilots who end on the same space choose it in secret, and those at the same height collide.',
    },
    { word: 'Accuracy', means: 'how well a starfighter shoots. Subtract it from the roll you need.' },
    {
      word: 'Needs 7 or more',
      means: 'the total you have to roll on two dice to take a curve: its rating + your speed + 1 − your handling.',
    },
    {
      word: 'Clean',
      means: 'the chance that you don’t touch a wall on this way. Each scrape costs 1 protection.',
    },
  ],
};
