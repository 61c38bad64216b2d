import type { Intro, IntroLines } from '../game.ts';

const REBEL: IntroLines = {
  aim: 'Get one Rebel into the Falcon and crack its code with two dice, for all of you. Arm first, pick up code cards on the way, then go in: hiding loses.',
  turn: 'Roll, and move in secret up to that far. Then the Imperial sets its soldiers where it thinks you are, all is shown, and whoever is next to a soldier fights it: a six wins.',
  end: 'A Rebel in the Falcon rolls the two colours of any code card the Rebels have, and you win. If the Imperial takes its fourth card, you lose.',
};

const IMPERIAL: IntroLines = {
  aim: 'Catch the Rebels. Every one you beat goes to the Detention Block and costs them a code card.',
  turn: 'You see how far each Rebel can go, not where. Move as many soldiers as you rolled, each to any square you like. Whoever turns out to be next to one fights it: a six wins.',
  end: 'With your fourth code card you win. If a Rebel in the Falcon rolls the colours of a card they have, you lose.',
};

const CAPTURE: IntroLines = {
  aim: 'Capture more Imperials than the others: a Stormtrooper counts 1 point, Boba Fett 2, Darth Vader 3.',
  turn: 'Roll, and move up to that far. Step on an Imperial to fight it: a six wins. Stormtroopers come first, then Boba Fett, then Darth Vader. A Weapon doubles your dice.',
  end: 'When all eight are captured, the most points win.',
};

/** For whoever watches: both sides in three lines. */
const BOTH: IntroLines = {
  aim: 'Rebels: find a code card, get into the Falcon and match its colours. Imperial: take four code cards first.',
  turn: 'All dice lie open. Rebels move in secret, up to their roll; then the Imperial sets as many soldiers as it rolled anywhere. All is shown, and whoever is in touch fights.',
  end: 'A code matched in the Falcon frees all Rebels; the fourth card wins for the Imperial.',
};

export const intro: Intro = {
  ...BOTH,
  sides: { rebel: REBEL, imperial: IMPERIAL, capture: CAPTURE },
  terms: [
    {
      word: 'Square',
      means: 'named by its column and row, such as H7. One steps up, down, left or right, not through walls.',
    },
    {
      word: 'In touch',
      means: 'on the same square, or side by side with no wall between: there will be a battle.',
    },
    {
      word: 'Battle',
      means: 'both roll until somebody has a six. More sixes win; a tie is rolled again, but Boba Fett wins his.',
    },
    { word: 'Weapon', means: 'a second die in every battle. A Rebel carries one at most.' },
    { word: 'START', means: 'the square in its docking bay on which a Rebel begins.' },
    {
      word: 'The Falcon',
      means: 'the freighter in the middle: four squares with two doorways. In Escape the code is tried there.',
    },
    {
      word: 'Code card',
      means:
        'a pair of colours, face down until somebody takes it. A try at the code has to show the pair of any Rebel’s card.',
    },
    { word: 'Try at the code', means: 'two dice, in the Falcon, after all battles. A failed try costs nothing.' },
    {
      word: 'Trash Compactor',
      means: 'four squares near the corners: in Escape it is one step from each to any other.',
    },
    {
      word: 'Detention Block',
      means: 'where beaten Rebels wait until any Rebel rolls a six. Their cards still count.',
    },
    {
      word: 'Closet',
      means: 'the small room beside the Detention Block: Weapons of prisoners lie there for any Rebel to fetch.',
    },
    {
      word: 'Peg',
      means: 'marks a secret move on a Rebel’s own board, unseen by the Imperial until all is shown.',
    },
    {
      word: 'Down',
      means: 'what Darth Vader is after a battle lost in Escape. To stand him up is his whole move.',
    },
  ],
};
