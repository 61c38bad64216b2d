import type { Says } from '../says.ts';

export const rebel: Says<'rebel'> = {
  'rebel.arc170.braylenstramm':
    'After you fly a manoeuvre while stressed, you may roll an attack die. On a hit or critical, you lose a stress token.',
  'rebel.arc170.norrawexley':
    'When you attack or defend, you may spend your lock on the other ship to add a focus result.',
  'rebel.attackshuttle.ezrabridger':
    'When you defend while stressed, you may turn up to two focus results into evades.',
  'rebel.attackshuttle.herasyndulla':
    'When you reveal a green or red manoeuvre, you may change it to another one of the same colour.',
  'rebel.attackshuttle.sabinewren': 'Before you reveal your dial, you may perform a free boost or barrel roll.',
  'rebel.attackshuttle.zeborrelios': 'When you defend, you may cancel criticals before hits.',
  'rebel.auzituckgunship.wullffwarro': 'While you have a damage card and no shields, you roll one more attack die.',
  'rebel.awing.arvelcrynyd': 'You may attack a ship that you touch.',
  'rebel.awing.gemmersojan': 'While another ship is at range 1, your agility is 1 higher.',
  'rebel.awing.jakefarrell': 'When you get a focus token, you may perform a free boost or barrel roll.',
  'rebel.awing.tychocelchu': 'You may perform actions while stressed.',
  'rebel.bwing.ibtisam': 'When you attack or defend while stressed, you may reroll one of your dice.',
  'rebel.bwing.keyanfarlander':
    'When you attack, you may remove one of your stress tokens to turn all your focus results into hits.',
  'rebel.bwing.neradantels': 'You may fire torpedoes at ships outside your firing arc.',
  'rebel.bwing.tennumb': 'When you attack, the defender can’t cancel one of your criticals.',
  'rebel.ewing.corranhorn':
    'At the start of the End phase, you may attack. If you do, you can’t attack in the next round.',
  'rebel.ewing.etahnabaht': 'Whoever attacks a ship in your firing arc may turn a hit into a critical.',
  'rebel.kwing.mirandadoni':
    'Once a round, when you attack, you may spend a shield to roll one more die, or roll one die fewer to recover a shield.',
  'rebel.scurrgh6bomber.captainnym': 'Once a round, you may stop one of your bombs from going off.',
  'rebel.sheathipedeclassshuttle.ezrabridger':
    'When you defend while stressed, you may turn up to two focus results into evades.',
  'rebel.sheathipedeclassshuttle.fennrau':
    'When a ship in your firing arc becomes active in Combat and you aren’t stressed, you may take stress. It can’t spend tokens on its attack dice this round.',
  'rebel.sheathipedeclassshuttle.zeborrelios': 'When you defend, you may cancel criticals before hits.',
  'rebel.t70xwing.blueace': 'You may boost with the turn of speed 1.',
  'rebel.t70xwing.elloasty': 'While you aren’t stressed, your Tallon rolls are white.',
  'rebel.t70xwing.niennunb':
    'When you get a stress token with another ship in your firing arc at range 1, you may discard the token.',
  'rebel.t70xwing.poedameron':
    'While you have a focus token, you may turn one focus result into a hit or an evade. You keep the token.',
  'rebel.t70xwing.poedameron-swx57':
    'While you have a focus token, you may turn one focus result into a hit or an evade. You keep the token.',
  'rebel.t70xwing.redace': 'When you lose your first shield in a round, you get an evade token.',
  'rebel.t70xwing.snapwexley':
    'After you fly a manoeuvre of speed 2 to 4, you may perform a free boost if you touch no ship.',
  'rebel.tiefighter.ahsokatano':
    'If ships are friendly to themselves, you may spend a focus token at the start of Combat to perform a free action.',
  'rebel.tiefighter.captainrex': 'After you attack, the defender gets the condition Suppressive Fire.',
  'rebel.tiefighter.sabinewren': 'Before you reveal your dial, you may perform a free boost or barrel roll.',
  'rebel.tiefighter.zeborrelios': 'When you defend, you may cancel criticals before hits.',
  'rebel.xwing.edriotwotubes': 'When you become active with a focus token, you may perform a free action.',
  'rebel.xwing.hobbieklivian': 'When you acquire or spend a lock, you may remove one of your stress tokens.',
  'rebel.xwing.jekporkins':
    'When you get stress, you may remove it and roll an attack die. On a hit, you get a facedown damage card.',
  'rebel.xwing.kullbeesperado': 'After you boost or barrel roll, you may turn your Servomotor S-foils over.',
  'rebel.xwing.leevantenza': 'After you boost, you may take a stress token to get an evade token.',
  'rebel.xwing.lukeskywalker': 'When you defend, you may turn one focus result into an evade.',
  'rebel.xwing.tarnmison': 'When a ship attacks you, you may lock it.',
  'rebel.xwing.wedgeantilles': 'When you attack, the defender’s agility is 1 lower.',
  'rebel.xwing.wesjanson':
    'After you attack, you may remove a focus token, an evade token or a lock from the defender.',
  'rebel.ywing.hortonsalm': 'When you attack at range 2 or 3, you may reroll any of your blanks.',
  'rebel.z95headhunter.lieutenantblount': 'Your attacks always count as hits, even if they cause no damage.',
};
