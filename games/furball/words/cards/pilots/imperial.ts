import type { Says } from '../says.ts';

export const imperial: Says<'imperial'> = {
  'imperial.alphaclassstarwing.lieutenantkarsabi':
    'When you get a weapons disabled token and aren’t stressed, you may take a stress token to remove it.',
  'imperial.alphaclassstarwing.majorvynder': 'While your weapons are disabled, you roll one more defence die.',
  'imperial.tieadvanced.commanderalozen': 'At the start of Combat, you may lock a ship at range 1.',
  'imperial.tieadvanced.darthvader': 'You may perform two actions each turn instead of one.',
  'imperial.tieadvanced.junoeclipse': 'When you reveal your dial, you may change its speed by 1, but not below 1.',
  'imperial.tieadvanced.lieutenantcolzet':
    'At the start of the End phase, you may spend a lock to turn a random facedown damage card of the locked ship faceup.',
  'imperial.tieadvanced.maarekstele':
    'When your attack deals a faceup damage card, look at three cards and choose which of them to deal.',
  'imperial.tieadvanced.zertikstrom': 'Other ships at range 1 of you get no range bonus when they attack.',
  'imperial.tieadvprototype.theinquisitor':
    'When you attack with your primary weapon at range 2 or 3, the attack counts as one at range 1.',
  'imperial.tieadvprototype.valenrudor': 'After you defend, you may perform a free action.',
  'imperial.tieaggressor.doubleedge':
    'Once a round, after you miss with a secondary weapon, you may attack with a different weapon.',
  'imperial.tieaggressor.lieutenantkestal':
    'When you attack, you may spend a focus token to cancel all the defender’s blanks and focus results.',
  'imperial.tiebomber.deathfire':
    'When you reveal your dial, and after you perform an action, you may perform the action of one of your bombs as a free action.',
  'imperial.tiebomber.majorrhymer':
    'The range of your secondary weapons extends by 1 in both directions, within range 1 to 3.',
  'imperial.tiebomber.tomaxbren': 'Once a round, when you discard an elite card, you get it back at once.',
  'imperial.tiedefender.colonelvessery':
    'Right after you roll attack dice, you may lock the defender if anybody has locked it.',
  'imperial.tiedefender.countessryad':
    'When you reveal a straight, you may fly it as a Koiogran turn of the same speed and colour.',
  'imperial.tiedefender.maarekstele':
    'When your attack deals a faceup damage card, look at three cards and choose which of them to deal.',
  'imperial.tiedefender.rexlerbrath':
    'After your attack deals damage cards, you may spend a focus token to turn them all faceup.',
  'imperial.tiefighter.backstabber':
    'When you attack, you roll one more attack die if no part of your base is in any firing arc of the defender.',
  'imperial.tiefighter.darkcurse': 'Ships that attack you can’t spend focus tokens or reroll attack dice.',
  'imperial.tiefighter.maulermithel': 'When you attack at range 1, you roll one more attack die.',
  'imperial.tiefighter.nightbeast': 'After you fly a green manoeuvre, you may perform a free focus action.',
  'imperial.tiefighter.scourge': 'When you attack a ship that has a damage card, you roll one more attack die.',
  'imperial.tiefighter.wampa':
    'When dice are compared, you may first cancel all of yours. If one was a critical, the defender gets a facedown damage card.',
  'imperial.tiefighter.wingedgundark': 'When you attack at range 1, you may turn a hit into a critical.',
  'imperial.tiefofighter.epsilonace': 'While you have no damage cards, your skill is 12.',
  'imperial.tiefofighter.epsilonleader':
    'If ships are friendly to themselves, you lose a stress token at the start of Combat.',
  'imperial.tiefofighter.omegaace':
    'When you attack, you may spend a focus token and your lock on the defender to turn all your dice into criticals.',
  'imperial.tiefofighter.omegaleader':
    'A ship that you have locked can’t change any dice when it attacks you or you attack it.',
  'imperial.tiefofighter.zetaace': 'You may barrel roll with the straight of speed 2.',
  'imperial.tiefofighter.zetaleader':
    'When you attack and aren’t stressed, you may take a stress token to roll one more attack die.',
  'imperial.tieinterceptor.carnorjax':
    'Other ships at range 1 of you can’t perform focus or evade actions, or spend focus or evade tokens.',
  'imperial.tieinterceptor.felswrath': 'If you are destroyed, you stay on the mat until the end of Combat.',
  'imperial.tieinterceptor.kirkanos': 'When you attack at range 2 or 3, you may spend an evade token to add a hit.',
  'imperial.tieinterceptor.lieutenantlorrir':
    'When you barrel roll, you may take a stress token to use the bank of speed 1.',
  'imperial.tieinterceptor.soontirfel': 'When you get a stress token, you may take a focus token.',
  'imperial.tieinterceptor.tetrancowall': 'When you reveal a Koiogran turn, you may fly it at speed 1, 3 or 5.',
  'imperial.tieinterceptor.turrphennir': 'After you attack, you may perform a free boost or barrel roll.',
  'imperial.tiephantom.echo': 'You decloak with the bank of speed 2 instead of the straight.',
  'imperial.tiephantom.whisper': 'After your attack hits, you may take a focus token.',
  'imperial.tiepunisher.deathrain':
    'You may drop bombs in front of you. After you drop one, you may perform a free barrel roll.',
  'imperial.tiepunisher.redline':
    'You may have two locks on the same ship. When you lock a ship, you may lock it a second time.',
  'imperial.tiereaper.captainferoph': 'When you defend and the attacker is jammed, add an evade.',
  'imperial.tiereaper.majorvermeil':
    'When you attack a ship without focus and evade tokens, you may turn a blank or focus result into a hit.',
  'imperial.tiesffighter.backdraft': 'When you attack a ship in your auxiliary arc, you may add a critical.',
  'imperial.tiesffighter.quickdraw': 'Once a round, when you lose a shield, you may attack with your primary weapon.',
  'imperial.tiesilencer.kyloren':
    'The first time in a round that an attack hits you, the attacker gets the condition I’ll Show You the Dark Side.',
  'imperial.tiesilencer.testpilotblackout': 'When your attack is obstructed, the defender rolls two dice fewer.',
  'imperial.tiestriker.countdown':
    'When you defend and aren’t stressed, you may suffer 1 damage to cancel all dice. Then you get a stress token.',
  'imperial.tiestriker.duchess': 'When you become active, you may ignore your Adaptive Ailerons for this turn.',
  'imperial.tiestriker.puresabacc': 'While you have at most one damage card, you roll one more attack die.',
};
