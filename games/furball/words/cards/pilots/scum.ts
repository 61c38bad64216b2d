import type { Says } from '../says.ts';

export const scum: Says<'scum'> = {
  'scum.g1astarfighter.4lom': 'as the End phase starts, may pass a stress token to a ship at range 1',
  'scum.g1astarfighter.zuckuss': 'attacking, may roll one more die; the defender then rolls one more too',
  'scum.hwk290.dacebonearm': 'when an enemy near it gets an ion token, may take stress to do it a damage',
  'scum.hwk290.palobgodalhi': 'as Combat starts, may steal a focus or evade token at range 1 or 2',
  'scum.hwk290.torkilmux': 'as Activation ends, a ship at range 1 or 2 has skill 0 for Combat',
  'scum.kihraxzfighter.captainjostero': 'once a round, may attack a ship that suffers damage outside an attack on it',
  'scum.kihraxzfighter.grazthehunter': 'rolls one more defence die against attackers in its front arc',
  'scum.kihraxzfighter.talonbanecobra': 'has double the bonus for range',
  'scum.kihraxzfighter.viktorhel': 'an attack against which it did not roll exactly two dice stresses the attacker',
  'scum.m12lkimogilafighter.dalanoberos': 'as Combat starts, may lock a ship in its bullseye',
  'scum.m3ainterceptor.genesisred': 'locking a ship, takes as many focus and evade tokens as that ship has',
  'scum.m3ainterceptor.laetinashera': 'an attack that misses it gives it an evade token',
  'scum.protectoratestarfighter.fennrau': 'at range 1, may roll one more die, attacking and defending',
  'scum.protectoratestarfighter.kadsolus': 'a red manoeuvre gives it two focus tokens',
  'scum.protectoratestarfighter.oldteroch':
    'as Combat starts, strips focus and evade from a ship at range 1 that has it in arc',
  'scum.quadjumper.sarcoplank': 'may defend with as many dice as the speed it flew',
  'scum.scurrgh6bomber.solsixxa': 'may drop bombs with the turns of speed 1',
  'scum.starviper.guri': 'as Combat starts with a ship at range 1, may take a focus token',
  'scum.ywing.drearenthal': 'having spent a lock, may take stress for another',
  'scum.ywing.kavil': 'rolls one more die at a ship outside its arc',
  'scum.z95headhunter.ndrusuhlak': 'with no friendly ship near, rolls one more attack die',
};
