import type { Says } from '../says.ts';

export const astromechs: Says<'astromech'> = {
  'astromech.bb8': 'When you reveal a green manoeuvre, you may perform a free barrel roll.',
  'astromech.chopper-swx72': 'Action: discard another of your upgrades to recover a shield.',
  'astromech.flightassistastromech':
    'You can attack only in your firing arc. If you fly without overlapping anything and no ship is in your arc, you may perform a free boost or barrel roll.',
  'astromech.m9g8':
    'When a ship that you have locked attacks, you may choose one of its attack dice, which it must reroll.',
  'astromech.r2astromech': 'Your manoeuvres of speed 1 and 2 are green.',
  'astromech.r2d2': 'After you fly a green manoeuvre, you may recover a shield.',
  'astromech.r2f2': 'Action: add 1 to your agility until the end of the round.',
  'astromech.r3a2': 'When you attack a ship in your firing arc, you may give both ships a stress token.',
  'astromech.r3astromech':
    'Once a round, when you attack with your primary weapon, you may cancel one of your focus results to get an evade token.',
  'astromech.r4d6':
    'When you are hit by three or more hits, you may cancel all but two. You get a stress token for each one cancelled.',
  'astromech.r5astromech': 'At the start of the End phase, you may turn one of your faceup Ship damage cards facedown.',
  'astromech.r5d8': 'Action: roll a defence die. On an evade or focus, discard one of your facedown damage cards.',
  'astromech.r5k6':
    'After you spend a lock, roll a defence die. On an evade, you lock that ship again, but can’t spend the lock in this attack.',
  'astromech.r5p9': 'At the end of Combat, you may spend a focus token to recover a shield.',
  'astromech.r5x3':
    'Before you reveal your dial, you may discard this card to ignore asteroids until the end of the round.',
  'astromech.r7astromech':
    'Once a round, when you defend, you may spend your lock on the attacker to have it reroll any of its attack dice.',
  'astromech.r7t1':
    'Action: choose a ship at range 1 or 2. If you are in its firing arc, you may lock it. Then you may perform a free boost.',
  'astromech.targetingastromech': 'After you fly a red manoeuvre, you may lock a ship.',
};
