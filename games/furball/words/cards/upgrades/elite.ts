import type { Says } from '../says.ts';

export const elite: Says<'elite'> = {
  'elite.adaptability': 'When your ship is placed, choose whether your skill is 1 higher or 1 lower.',
  'elite.adrenalinerush': 'When you reveal a red manoeuvre, you may discard this card to fly it as a white one.',
  'elite.ascoretosettle':
    'During set-up, choose a ship. When you attack it, you may turn a focus result into a critical.',
  'elite.calculation': 'When you attack, you may spend a focus token to turn one focus result into a critical.',
  'elite.coolhand': 'When you get a stress token, you may discard this card to get a focus or evade token.',
  'elite.crackshot':
    'When you attack a ship in your firing arc, you may discard this card to cancel one of its evades.',
  'elite.daredevil':
    'Action: fly a white turn of speed 1 to either side and get a stress token. Without boost on your action bar, you then roll two attack dice and suffer the damage that they show.',
  'elite.deadeye': 'For attacks that need or spend a lock, you may use a focus token instead.',
  'elite.debrisgambit': 'Action: get an evade token for each asteroid at range 1, two at most.',
  'elite.determination': 'When you are dealt a faceup Pilot damage card, discard it without effect.',
  'elite.elusiveness':
    'When you defend and aren’t stressed, you may take a stress token to make the attacker reroll a die.',
  'elite.experthandling':
    'Action: perform a free barrel roll. Without barrel roll on your action bar, you get a stress token. You may then remove one lock that another ship has on you.',
  'elite.expertise': 'When you attack and aren’t stressed, you may turn all your focus results into hits.',
  'elite.expose':
    'Action: until the end of the round, your primary weapon has 1 more attack and your agility is 1 lower.',
  'elite.fearlessness': 'When you attack at range 1 and both ships are in each other’s firing arc, you may add a hit.',
  'elite.intensity':
    'After you boost or barrel roll as an action, you may get a focus or evade token and turn this card over. At the end of Combat, you may spend a focus or evade token to turn it back.',
  'elite.intimidation': 'While you touch another ship, its agility is 1 lower.',
  'elite.juke': 'When you attack with an evade token, you may turn one of the defender’s evades into a focus.',
  'elite.lightningreflexes':
    'After you fly a white or green manoeuvre of your dial, you may discard this card to turn your ship by half a turn. You then get a stress token.',
  'elite.marksmanship':
    'Action: until the end of the round, when you attack, you may turn one focus result into a critical and all others into hits.',
  'elite.opportunist':
    'When you attack a ship without focus and evade tokens and aren’t stressed, you may take a stress token to roll one more attack die.',
  'elite.outmaneuver':
    'When you attack a ship in your firing arc and you aren’t in any of its arcs, its agility is 1 lower.',
  'elite.predator': 'When you attack, you may reroll one die, or two if the defender’s skill is 2 or lower.',
  'elite.pushthelimit':
    'Once a round, after you perform an action, you may perform a free action from your action bar. You then get a stress token.',
  'elite.rage':
    'Action: get a focus token and two stress tokens. Until the end of the round, when you attack, you may reroll up to three dice.',
  'elite.ruthlessness': 'After your attack hits, choose another ship at range 1 of the defender. It suffers 1 damage.',
  'elite.saturationsalvo':
    'If your torpedo or missile misses, each ship at range 1 of the defender with less agility than the card’s cost rolls an attack die and suffers the result.',
  'elite.snapshot':
    'After another ship executes a manoeuvre, you may attack it with this card. You can’t change your dice, and you can’t attack again in that phase.',
  'elite.squadleader':
    'Action: choose a ship at range 1 or 2 whose skill is lower than yours. It may perform a free action.',
  'elite.stayontarget':
    'When you reveal your dial, you may change it to another manoeuvre of the same speed, flown as red.',
  'elite.trickshot': 'When your attack is obstructed, you may roll one more attack die.',
  'elite.wired': 'When you attack or defend while stressed, you may reroll any of your focus results.',
};
