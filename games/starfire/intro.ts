import type { Intro } from '../game.ts';

export const intro: Intro = {
  aim: 'Destroy every enemy ship or drive it off the map.',
  turn: 'Dice decide who moves first. Ships spend movement points to fly hex by hex, and then fire one after the other. Hits destroy the target’s systems from left to right.',
  end: 'The side with the last ship on the map wins the battle.',
  terms: [
    {
      word: 'Movement point',
      means: 'moves a ship one hex ahead, or is spent staying. A ship spends all its points each turn.',
    },
    {
      word: 'Turn mode',
      means: 'the number of points a ship has to spend before it may turn by one side of its hex.',
    },
    {
      word: 'Initiative',
      means:
        'each side rolls a die at the start of a turn. The higher roll wins initiative: that side moves last and fires first.',
    },
    {
      word: 'System',
      means:
        'a box of a ship’s strip, such as a shield, armour, an engine or a weapon. Each point of damage destroys the leftmost one that is left. A ship without systems is destroyed.',
    },
    {
      word: 'Needs 7 or less',
      means: 'the weapon hits if its ten-sided die shows this number or less. The number depends on weapon and range.',
    },
    {
      word: 'Range',
      means: 'the distance to the target in hexes. Beyond 10, only ships with combat sensors can fire.',
    },
    { word: 'Blind spot', means: 'the wedge straight behind a ship. A ship can’t fire into it.' },
    {
      word: 'Streaming atmosphere',
      means: 'the ship has lost the first system that is neither shield nor armour.',
    },
    {
      word: 'Drive field',
      means:
        'up while at least one engine works. Missiles do three times their damage to a ship that has neither a drive field nor shields.',
    },
  ],
};
