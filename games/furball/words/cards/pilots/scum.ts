import type { Says } from '../says.ts';

export const scum: Says<'scum'> = {
  'scum.g1astarfighter.4lom':
    'At the start of the End phase, you may pass one of your stress tokens to another ship at range 1.',
  'scum.g1astarfighter.zuckuss':
    'When you attack, you may roll one more attack die. The defender then rolls one more defence die.',
  'scum.hwk290.dacebonearm':
    'When another ship at range 1 to 3 gets an ion token and you aren’t stressed, you may take a stress token. That ship then suffers 1 damage.',
  'scum.hwk290.palobgodalhi':
    'At the start of Combat, you may take a focus or evade token from a ship at range 1 or 2.',
  'scum.hwk290.torkilmux':
    'At the end of Activation, choose a ship at range 1 or 2. Its skill is 0 until the end of Combat.',
  'scum.kihraxzfighter.captainjostero':
    'Once a round, when another ship suffers damage and isn’t defending, you may attack it.',
  'scum.kihraxzfighter.grazthehunter':
    'When you defend against a ship in your firing arc, you roll one more defence die.',
  'scum.kihraxzfighter.talonbanecobra': 'When you attack or defend, your range bonus is doubled.',
  'scum.kihraxzfighter.viktorhel':
    'After you defend, the attacker gets a stress token unless you rolled exactly two defence dice.',
  'scum.m12lkimogilafighter.dalanoberos':
    'At the start of Combat, you may lock a ship in your bullseye arc at range 1 to 3.',
  'scum.m12lkimogilafighter.toranikulda':
    'After you attack, each ship in your bullseye arc chooses to suffer 1 damage or to lose all its focus and evade tokens.',
  'scum.m3ainterceptor.genesisred':
    'When you lock a ship, you may take focus and evade tokens until you have as many of each as that ship.',
  'scum.m3ainterceptor.inaldra': 'When you attack or defend, you may spend a shield to reroll any number of your dice.',
  'scum.m3ainterceptor.laetinashera': 'After an attack misses you, you may take an evade token.',
  'scum.m3ainterceptor.quinnjast':
    'At the start of Combat, you may take a weapons disabled token to bring back a discarded torpedo or missile.',
  'scum.m3ainterceptor.sunnybounder':
    'Once a round, when you roll or reroll dice and all of them show the same, you may add one more of that result.',
  'scum.protectoratestarfighter.fennrau': 'When you attack or defend at range 1, you may roll one more die.',
  'scum.protectoratestarfighter.kadsolus': 'After you fly a red manoeuvre, you get two focus tokens.',
  'scum.protectoratestarfighter.oldteroch':
    'At the start of Combat, you may remove all focus and evade tokens from a ship at range 1 that has you in its firing arc.',
  'scum.quadjumper.constablezuvio':
    'When you reveal a reverse manoeuvre, you may drop one of your bombs in front of you.',
  'scum.quadjumper.sarcoplank':
    'When you defend, you may roll as many dice as the speed you flew this round instead of your agility.',
  'scum.quadjumper.unkarplutt': 'At the end of Activation, every ship that you touch gets a tractor beam token.',
  'scum.scurrgh6bomber.captainnym':
    'Your own bombs don’t affect you. If ships are friendly to themselves, you may add an evade when the attacker’s range line crosses one of your bombs.',
  'scum.scurrgh6bomber.solsixxa': 'You may drop bombs with the turn of speed 1, to either side.',
  'scum.starviper.dalanoberos':
    'When you reveal a bank, turn or Segnor’s loop and aren’t stressed, you may fly it as a red Tallon roll with the same template.',
  'scum.starviper.guri': 'At the start of Combat, you may take a focus token if another ship is at range 1.',
  'scum.starviper.thweek':
    'Before ships are placed, you may give another ship the condition Shadowed, to have its skill, or Mimicked, to have its pilot’s ability.',
  'scum.ywing.drearenthal': 'After you spend a lock, you may take a stress token to lock a ship.',
  'scum.ywing.kavil': 'When you attack a ship outside your firing arc, you roll one more attack die.',
  'scum.z95headhunter.ndrusuhlak':
    'You roll one more attack die while no friendly ship is near, which is always the case in this game.',
};
