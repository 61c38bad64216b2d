import type { Intro } from '../game.ts';

export const intro: Intro = {
  aim: 'Score the most points. You get 1 point a round for damaging other ships, or 5 for destroying one. You lose 2 each time your own ship is destroyed, and get 2 at the end if it never was.',
  turn: 'Everybody dials a manoeuvre in secret. The least skilled pilots fly first, each with an action. Then the most skilled pilots shoot first, at a ship in arc and range.',
  end: 'A destroyed ship comes back as new in the next round, so you can make up for a loss. After the last round the player with the most points wins, and every place counts.',
  terms: [
    {
      word: 'Manoeuvre',
      means: 'a template and a speed, such as bank left 2. Green manoeuvres remove stress, red ones give it.',
    },
    { word: 'Dial', means: 'shows the manoeuvre you chose in secret. You reveal it when it is your turn to fly.' },
    {
      word: 'Skill',
      means: 'how good a pilot is. The lowest skill flies first, the highest shoots first.',
    },
    {
      word: 'Range',
      means: 'the distance from base to base. Range 1 is up to 100 mm, 2 up to 200 mm, 3 up to 300 mm.',
    },
    {
      word: 'Arc',
      means: 'the area in front of a ship, a little over 80 degrees wide. Most weapons can shoot only there.',
    },
    {
      word: 'Attack dice',
      means:
        'have three hits, one critical, two focus results and two blanks. A primary weapon gets one more die at range 1.',
    },
    {
      word: 'Defence dice',
      means:
        'the dice you roll when attacked, as many as your agility. Each evade cancels a hit. You get one more die at range 3 and one more behind an asteroid.',
    },
    { word: 'Focus', means: 'a token that turns all focus results of a roll into hits, or into evades.' },
    { word: 'Evade', means: 'a token that adds an evade result.' },
    { word: 'Target lock', means: 'a lock on one ship. Spend it to reroll attack dice against that ship.' },
    {
      word: 'Stress',
      means:
        'a token. A ship with stress can’t fly red manoeuvres or perform actions. A green manoeuvre removes one token.',
    },
    { word: 'Obstructed', means: 'an attack whose line crosses an asteroid. The defender rolls one more die.' },
    {
      word: 'Touching',
      means:
        'ships that bumped into each other. They can’t shoot at each other, and the ship that moved skips its action.',
    },
    {
      word: 'Critical',
      means: 'a result that deals a faceup damage card when the shields are gone. The card has an extra bad effect.',
    },
    { word: 'Ion', means: 'a token. A ship with an ion token flies a straight 1 instead of using its dial.' },
    { word: 'Bullseye', means: 'the narrow strip straight ahead. A few ships and cards use it.' },
    {
      word: 'Squad',
      means: 'a pilot with a ship and upgrades, worth a number of points. The smaller squad wins ties.',
    },
    {
      word: 'Ready squad',
      means:
        'a squad that you can fly at once. There is one for every ship, and the squad builder lets you change any of them.',
    },
    {
      word: 'Splash',
      means: 'damage that an attack causes to ships other than its target. It scores separately, once per attack.',
    },
  ],
};
