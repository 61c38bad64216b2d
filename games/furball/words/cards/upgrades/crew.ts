import type { Says } from '../says.ts';

export const crew: Says<'crew'> = {
  'crew.agentkallus':
    'In the first round, choose a ship. When you attack it or it attacks you, you may turn one focus result into a hit or an evade.',
  'crew.bazemalbus':
    'After you miss, you may attack a different ship with your primary weapon. It is your last attack this round.',
  'crew.bistan': 'When you attack at range 1 or 2, you may turn a hit into a critical.',
  'crew.bombardier': 'You may drop bombs with the straight of speed 2.',
  'crew.bossk':
    'After you miss, you get a stress token if you have none. Then you get a focus token and lock the defender.',
  'crew.c3po':
    'Once a round, before you roll defence dice, you may guess how many evades you will roll. If you are right, add an evade.',
  'crew.captainrex': 'After you miss, you may take a focus token.',
  'crew.cassianandor':
    'At the end of Planning, you may guess the dial of a ship at range 1 or 2 and look at it. If you guess right, you may change your own dial.',
  'crew.chewbacca':
    'When you are dealt a damage card, you may discard it and recover a shield. Then discard Chewbacca.',
  'crew.darthvader': 'After you attack, you may suffer 2 damage to make the defender suffer 1 critical damage.',
  'crew.dashrendar': 'You may attack while on an asteroid, and asteroids don’t obstruct your attacks.',
  'crew.dengar': 'When you attack, you may reroll one die, or two if the defender’s pilot is unique.',
  'crew.ezrabridger': 'When you attack while stressed, you may turn a focus result into a critical.',
  'crew.gunner': 'After you miss, you may attack again with your primary weapon. It is your last attack this round.',
  'crew.hansolo': 'When you attack, you may spend your lock on the defender to turn all your focus results into hits.',
  'crew.herasyndulla': 'You may fly red manoeuvres while stressed.',
  'crew.intelligenceagent': 'At the start of Activation, you may look at the dial of a ship at range 1 or 2.',
  'crew.k4securitydroid': 'After you fly a green manoeuvre, you may lock a ship.',
  'crew.kylekatarn': 'When you lose a stress token, you may take a focus token.',
  'crew.landocalrissian':
    'Action: roll two defence dice. You get a focus token for each focus and an evade token for each evade.',
  'crew.lattsrazzi': 'When you defend, you may remove a stress token from the attacker to add an evade.',
  'crew.leebo': 'Action: perform a free boost, then take an ion token.',
  'crew.magvayarro': 'After you defend, you may lock the attacker.',
  'crew.marajade': 'At the end of Combat, every other ship at range 1 without stress gets a stress token.',
  'crew.mercenarycopilot': 'When you attack at range 3, you may turn a hit into a critical.',
  'crew.niennunb': 'Your straights are green.',
  'crew.outlawtech': 'After you fly a red manoeuvre, you may take a focus token.',
  'crew.r2d2-swx22':
    'At the end of a round, if you have no shields, you may recover one and roll an attack die. On a hit, one of your facedown damage cards turns faceup.',
  'crew.rebelcaptive': 'The first ship that attacks you each round gets a stress token.',
  'crew.reconspecialist': 'Your focus action gives you two focus tokens.',
  'crew.sabinewren':
    'Once a round, when your bomb goes off, choose another ship at range 1 of it. That ship suffers 1 damage.',
  'crew.saboteur':
    'Action: choose a ship at range 1 and roll an attack die. On a hit or critical, one of its facedown damage cards turns faceup.',
  'crew.tactician': 'After you attack a ship in your firing arc at range 2, it gets a stress token.',
  'crew.tailgunner': 'When you attack through your rear arc, the defender’s agility is 1 lower.',
  'crew.wookieecommandos': 'When you attack, you may reroll your focus results.',
  'crew.ysanneisard':
    'At the start of Combat, if you are damaged and have no shields, you may perform a free evade action.',
  'crew.zeborrelios': 'You and a ship in your firing arc may attack each other even if you touch.',
};
