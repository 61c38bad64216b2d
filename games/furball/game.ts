import type { Game } from '../game.ts';

export const furball: Game = {
  id: 'furball',
  title: 'Furball',
  tagline: 'One small ship each, everybody against everybody, and you always come back.',
  players: '4–8',
  accent: '#59b8ff',
  emblem:
    'M166 61h28v28h-28zM180 66L186.3 82.2L180 78.2L173.7 82.2zM166 61L136 15M194 61L224 15M144 28A44 44 0 0 1 216 28M172 61C172 35 202 25 250 29M188 61C190 49 210 41 250 45M250 23h28v28h-28zM273 37L256.8 43.3L260.9 37L256.8 30.7zM100 65L118 53L136 63L130 85L108 87z',
  parts: {
    intro: {
      aim: 'Score most. Damaging another ship is a point a round, however much; destroying it is five. Losing your own costs two; never losing it brings two at the end.',
      turn: 'All dial a manoeuvre in secret. The least skilled fly first, each with an action; then all shoot, the most skilled first, at whoever is in arc and range.',
      end: 'Whoever is destroyed comes back next round. After the last round the most points win, and every place counts.',
      terms: [
        {
          word: 'Manoeuvre',
          means: 'a template and a speed, as bank left 2. Green ones shed stress, red ones give it.',
        },
        { word: 'Dial', means: 'the manoeuvre you have chosen in secret: it is shown when your ship becomes active.' },
        {
          word: 'Skill',
          means: 'the pilot’s. The lower fly first, and know less; the higher shoot first.',
        },
        { word: 'Range', means: 'from base to base: 1 up to 100 mm, 2 up to 200, 3 up to 300.' },
        { word: 'Arc', means: 'what a ship has before it, a good 80 degrees wide: most weapons shoot only there.' },
        {
          word: 'Attack dice',
          means: 'three hits, a critical, two focus results and two blanks. One more at range 1.',
        },
        {
          word: 'Defence dice',
          means:
            'as many as a ship’s agility: each evade cancels a hit. One more at range 3, one more behind an asteroid.',
        },
        { word: 'Focus', means: 'a token that turns all focus results of a roll into hits, or into evades.' },
        { word: 'Evade', means: 'a token that adds an evade result.' },
        { word: 'Target lock', means: 'on one ship: spend it to reroll attack dice against it.' },
        {
          word: 'Stress',
          means: 'no red manoeuvres and no actions while a ship has it. A green manoeuvre takes one token away.',
        },
        { word: 'Obstructed', means: 'an attack whose line crosses an asteroid: one more defence die.' },
        {
          word: 'Touching',
          means: 'ships that flew into each other. They skip the action and cannot shoot at each other.',
        },
        {
          word: 'Critical',
          means: 'damage that is dealt faceup once the shields are gone, with trouble of its own.',
        },
        { word: 'Ion', means: 'a ship with it flies a straight 1 instead of its dial.' },
        { word: 'Bullseye', means: 'the narrow strip straight ahead that a few cards speak of.' },
        { word: 'Squad', means: 'a pilot with a ship and its upgrades, for so many points. Smaller ones win ties.' },
        { word: 'Splash', means: 'damage that an attack does to others than its target: it scores once, besides.' },
      ],
    },
    tables: [
      {
        title: 'You against three bots',
        about: 'Four pilots with a random ship each, six rounds. The quickest way in.',
        seats: ['person', 'bot', 'bot', 'bot'],
        setup: { rounds: 6 },
      },
      {
        title: 'Eight pilots: you and seven bots',
        about: 'The whole furball, eight rounds.',
        seats: ['person', 'bot', 'bot', 'bot', 'bot', 'bot', 'bot', 'bot'],
        setup: { rounds: 8 },
      },
      {
        title: 'Four on one screen',
        about: 'Pass the device round; a curtain hides your dial from the others.',
        seats: ['person', 'person', 'person', 'person'],
        setup: { rounds: 6 },
      },
    ],
    rules: async () => (await import('./rules/index.ts')).rules,
    words: async () => (await import('./words.ts')).words,
    heuristics: async () => (await import('./bot/index.ts')).heuristics,
    board: async () => (await import('./board/index.tsx')).board,
  },
  workshop: {
    title: 'Squad builder',
    about: 'Build and keep squads, share them as text or XWS, lay out the asteroids.',
    open: async () => (await import('./workshop/index.tsx')).workshop,
    onSetup: async () => (await import('./workshop/table/setup-part.tsx')).setupPart,
  },
};
