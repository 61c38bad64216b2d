import type { Intro, IntroLines } from '../game.ts';

const REBEL: IntroLines = {
  aim: 'Get one Rebel into the Falcon and crack its code with two dice. Pick up a Weapon and code cards on the way. If you hide, you lose.',
  turn: 'Roll a die and move in secret, up to that many squares. Then the Imperial moves soldiers to where you might be, and the Rebels show where they are. Rebels next to a soldier fight it, and a six wins.',
  end: 'You win when a Rebel in the Falcon rolls the two colours of any code card the Rebels have. You lose when the Imperial takes a fourth card.',
};

const IMPERIAL: IntroLines = {
  aim: 'Catch the Rebels. Each Rebel you beat goes to the Detention Block, and you take a code card.',
  turn: 'You see how far each Rebel can go, but not where. Move up to as many soldiers as you rolled, each to any square. Rebels next to a soldier fight it, and a six wins.',
  end: 'You win when you take your fourth code card. You lose when a Rebel in the Falcon rolls the two colours of a card the Rebels have.',
};

const CAPTURE: IntroLines = {
  aim: 'Score the most points for captured soldiers: 1 for a Stormtrooper, 2 for Boba Fett, 3 for Darth Vader.',
  turn: 'Roll a die and move up to that many squares. Step onto a soldier to fight it; a six wins. Capture the Stormtroopers first, then Boba Fett, then Darth Vader. With a Weapon you roll two dice.',
  end: 'When all eight soldiers are captured, the player with the most points wins.',
};

/** Both sides in three lines, for spectators. */
const BOTH: IntroLines = {
  aim: 'The Rebels find code cards, get into the Falcon and try to roll the colours of a card. The Imperial tries to take four code cards first.',
  turn: 'Everybody sees all dice. The Rebels move in secret, up to their rolls. Then the Imperial moves up to as many soldiers as rolled, to any squares. The Rebels show where they are, and those in contact with a soldier fight.',
  end: 'The Rebels win when one of them cracks the code in the Falcon. The Imperial wins with the fourth card.',
};

export const intro: Intro = {
  ...BOTH,
  sides: { rebel: REBEL, imperial: IMPERIAL, capture: CAPTURE },
  terms: [
    {
      word: 'Square',
      means: 'named by its column and row, such as H7. You move up, down, left or right, but not through walls.',
    },
    {
      word: 'In contact',
      means:
        'on the same square, or side by side with no wall between. A Rebel fights the soldiers in contact with it.',
    },
    {
      word: 'Battle',
      means:
        'both sides roll until somebody has a six. More sixes win. After a tie both roll again, but Boba Fett wins ties.',
    },
    { word: 'Weapon', means: 'gives a Rebel a second die in every battle. A Rebel can carry only one.' },
    { word: 'START', means: 'the square in a docking bay on which a Rebel begins.' },
    {
      word: 'The Falcon',
      means: 'the freighter in the middle: four squares with two doorways. In Escape, Rebels try the code there.',
    },
    {
      word: 'Code card',
      means:
        'a card with two colours, face down until somebody takes it. To crack the code, roll the two colours of any Rebel’s card.',
    },
    {
      word: 'Try at the code',
      means: 'two dice that a Rebel in the Falcon may roll after all battles. A failed try costs nothing.',
    },
    {
      word: 'Trash Compactor',
      means: 'one of four squares near the corners. In Escape, one step leads from each to any other.',
    },
    {
      word: 'Detention Block',
      means: 'where Rebels who lost a battle wait until any Rebel rolls a six. Their cards still count.',
    },
    {
      word: 'Closet',
      means:
        'the small room beside the Detention Block. The Weapons of prisoners lie there, and any Rebel may take one.',
    },
    {
      word: 'Peg',
      means: 'marks where a Rebel moves in secret. The Imperial doesn’t see it until the reveal.',
    },
    {
      word: 'Down',
      means: 'how Darth Vader lies after losing a battle in Escape. Standing him up is his whole move.',
    },
  ],
};
