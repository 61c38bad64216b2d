import type { Says } from '../says.ts';

export const crew: Says<'crew'> = {
  'crew.4lom':
    'When you attack, you may take an ion token to name a focus or evade token of the defender. It can’t be spent during this attack.',
  'crew.agentkallus':
    'In the first round, choose a ship. When you attack it or it attacks you, you may turn one focus result into a hit or an evade.',
  'crew.bazemalbus':
    'After you miss, you may attack a different ship with your primary weapon. It is your last attack this round.',
  'crew.bistan': 'When you attack at range 1 or 2, you may turn a hit into a critical.',
  'crew.bobafett':
    'After an attack that dealt the defender a faceup damage card, you may discard this card to discard one of the defender’s upgrades.',
  'crew.bombardier': 'You may drop bombs with the straight of speed 2.',
  'crew.boshek':
    'When a ship that you touch becomes active, you may look at its dial. Its owner must turn it by one step, and flies that even if it is red and the ship stressed.',
  'crew.bossk':
    'After you miss, you get a stress token if you have none. Then you get a focus token and lock the defender.',
  'crew.breachspecialist':
    'When you are dealt a faceup damage card, you may spend a reinforce token to turn it, and all later ones this round, facedown without effect.',
  'crew.c3po':
    'Once a round, before you roll defence dice, you may guess how many evades you will roll. If you are right, add an evade.',
  'crew.cadbane':
    'Once a round, when another ship rolls attack dice because of your bomb, you may have it reroll focus and blank results.',
  'crew.captainrex': 'After you miss, you may take a focus token.',
  'crew.cassianandor':
    'At the end of Planning, you may guess the dial of a ship at range 1 or 2 and look at it. If you guess right, you may change your own dial.',
  'crew.chewbacca':
    'When you are dealt a damage card, you may discard it and recover a shield. Then discard Chewbacca.',
  'crew.chopper': 'You may perform actions while stressed. After each of them you suffer 1 damage.',
  'crew.cikatrovizago':
    'At the start of the End phase, you may discard this card to replace an illicit upgrade of yours with another that costs no more.',
  'crew.courierdroid': 'Before ships are placed, you may have your skill count as 0 or 8 for placing.',
  'crew.darthvader': 'After you attack, you may suffer 2 damage to make the defender suffer 1 critical damage.',
  'crew.dashrendar': 'You may attack while on an asteroid, and asteroids don’t obstruct your attacks.',
  'crew.dengar': 'When you attack, you may reroll one die, or two if the defender’s pilot is unique.',
  'crew.directorkrennic':
    'If ships count as friendly to themselves and you have no more than 3 shields, you start with Optimized Prototype.',
  'crew.emperorpalpatine':
    'If ships count as friendly to themselves: once a round, before you roll, you may name a result. One of your dice shows it and can’t be changed.',
  'crew.ezrabridger': 'When you attack while stressed, you may turn a focus result into a critical.',
  'crew.finn':
    'When you attack with your primary weapon or defend, you may add a blank to your dice if the other ship is in your firing arc.',
  'crew.fleetofficer':
    'If ships count as friendly to themselves, you have an action. Action: take a focus token and then a stress token.',
  'crew.flightinstructor':
    'When you defend, you may reroll a focus result, or a blank instead if the attacker’s skill is 2 or lower.',
  'crew.generalhux':
    'If ships count as friendly to themselves, you have an action. Action: take a focus token, Fanatical Devotion and then a stress token.',
  'crew.gonk':
    'Action: lay a shield token on this card. Action: take a shield token off this card to recover a shield.',
  'crew.greedo':
    'In your first attack and your first defence each round, the first damage card that the attack deals is faceup.',
  'crew.gunner': 'After you miss, you may attack again with your primary weapon. It is your last attack this round.',
  'crew.hansolo': 'When you attack, you may spend your lock on the defender to turn all your focus results into hits.',
  'crew.herasyndulla': 'You may fly red manoeuvres while stressed.',
  'crew.hotshotcopilot':
    'When you attack with your primary weapon, the defender must spend a focus token on its dice if it can. When you defend, the attacker must.',
  'crew.inspiringrecruit':
    'If ships count as friendly to themselves, you may remove another stress token when you lose one, once a round.',
  'crew.intelligenceagent': 'At the start of Activation, you may look at the dial of a ship at range 1 or 2.',
  'crew.isbslicer': 'After you jam a ship, you may give a jam token to another ship at range 1 of it that has none.',
  'crew.janors':
    'If ships count as friendly to themselves, you may take an evade token instead of a focus token, once a round.',
  'crew.jynerso':
    'If ships count as friendly to themselves, you have an action. Action: take a focus token for each ship in your firing arc at range 1 to 3, up to three.',
  'crew.k4securitydroid': 'After you fly a green manoeuvre, you may lock a ship.',
  'crew.kananjarrus':
    'If ships count as friendly to themselves, you may remove a stress token after you fly a white manoeuvre, once a round.',
  'crew.ketsuonyo':
    'At the start of the End phase, you may choose a ship in your firing arc at range 1 or 2. It keeps its tractor beam tokens.',
  'crew.kylekatarn': 'When you lose a stress token, you may take a focus token.',
  'crew.kyloren': 'Action: give I’ll Show You the Dark Side to a ship at range 1 to 3.',
  'crew.landocalrissian':
    'Action: roll two defence dice. You get a focus token for each focus and an evade token for each evade.',
  'crew.lattsrazzi': 'When you defend, you may remove a stress token from the attacker to add an evade.',
  'crew.leebo': 'Action: perform a free boost, then take an ion token.',
  'crew.leiaorgana':
    'If ships count as friendly to themselves, you may discard this card at the start of Activation. Your red manoeuvres are then white this phase.',
  'crew.lukeskywalker':
    'After you miss, you may attack again with your primary weapon and turn a focus result into a hit. It is your last attack this round.',
  'crew.magvayarro': 'After you defend, you may lock the attacker.',
  'crew.marajade': 'At the end of Combat, every other ship at range 1 without stress gets a stress token.',
  'crew.maul':
    'When you attack unstressed, you may reroll any number of dice and take a stress token for each. After you hit, you may remove a stress token.',
  'crew.mercenarycopilot': 'When you attack at range 3, you may turn a hit into a critical.',
  'crew.moffjerjerrod':
    'When you are dealt a faceup damage card, you may discard one of your crew to turn it facedown without effect.',
  'crew.navigator':
    'When you reveal your dial, you may choose another speed for that manoeuvre. While stressed, you can’t change it to a red one.',
  'crew.niennunb': 'Your straights are green.',
  'crew.operationsspecialist': 'If ships count as friendly to themselves, you may take a focus token after you miss.',
  'crew.outlawtech': 'After you fly a red manoeuvre, you may take a focus token.',
  'crew.r2d2-swx22':
    'At the end of a round, if you have no shields, you may recover one and roll an attack die. On a hit, one of your facedown damage cards turns faceup.',
  'crew.rebelcaptive': 'The first ship that attacks you each round gets a stress token.',
  'crew.reconspecialist': 'Your focus action gives you two focus tokens.',
  'crew.rey':
    'At the start of the End phase, you may lay a focus token on this card. At the start of Combat, you may take one back from it.',
  'crew.sabinewren':
    'Once a round, when your bomb goes off, choose another ship at range 1 of it. That ship suffers 1 damage.',
  'crew.saboteur':
    'Action: choose a ship at range 1 and roll an attack die. On a hit or critical, one of its facedown damage cards turns faceup.',
  'crew.sawgerrera': 'When you attack, you may suffer 1 damage to turn all your focus results into criticals.',
  'crew.tactician': 'After you attack a ship in your firing arc at range 2, it gets a stress token.',
  'crew.tailgunner': 'When you attack through your rear arc, the defender’s agility is 1 lower.',
  'crew.unkarplutt': 'After you fly and overlap a ship, you may suffer 1 damage to perform a free action.',
  'crew.weaponsengineer': 'You can hold locks on two ships. When you acquire a lock, you may also lock another ship.',
  'crew.wookieecommandos': 'When you attack, you may reroll your focus results.',
  'crew.ysanneisard':
    'At the start of Combat, if you are damaged and have no shields, you may perform a free evade action.',
  'crew.zeborrelios': 'You and a ship in your firing arc may attack each other even if you touch.',
  'crew.zuckuss':
    'When you attack unstressed, you may have the defender reroll any number of defence dice. Take a stress token for each.',
};
