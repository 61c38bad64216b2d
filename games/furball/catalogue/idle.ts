import type { PilotId } from './pilots.ts';
import type { UpgradeId } from './upgrades.ts';

type Reasons = { readonly [C in PilotId | UpgradeId]?: string };

/** Legal cards that do nothing in a free-for-all, each with the reason that the squad builder gives. */
export const IDLE = {
  'rebel.arc170.sharabey': 'Lends target locks to friendly ships, and there are none.',
  'rebel.arc170.thanekyrell': 'Acts when a friendly ship is attacked, and there is none.',
  'rebel.auzituckgunship.lowhhrick': 'Defends friendly ships, and there are none.',
  'rebel.hwk290.janors': 'Gives attack dice to friendly ships, and there are none.',
  'rebel.hwk290.kylekatarn': 'Passes focus tokens to friendly ships, and there are none.',
  'rebel.hwk290.roarkgarnet': 'Raises the skill of a friendly ship, and there is none.',
  'rebel.kwing.esegetuketu': 'Lets friendly ships spend its focus, and there are none.',
  'rebel.sheathipedeclassshuttle.ap5': 'Improves the coordinate action, which needs a friendly ship to help.',
  'rebel.t70xwing.jesspava': 'Counts the friendly ships nearby, and there are none.',
  'rebel.xwing.garvendreis': 'Passes focus tokens to friendly ships, and there are none.',
  'rebel.xwing.biggsdarklighter': 'Draws fire from friendly ships, and there are none.',
  'rebel.ywing.dutchvander': 'Gives target locks to friendly ships, and there are none.',
  'rebel.z95headhunter.airencracken': 'Gives actions to friendly ships, and there are none.',
  'imperial.tiebomber.captainjonus': 'Helps friendly ships attack, and there are none.',
  'imperial.tiefighter.howlrunner': 'Helps friendly ships attack, and there are none.',
  'imperial.tiefighter.youngster': 'Lends an action to friendly TIE fighters, and there are none.',
  'imperial.tiefighter.chaser': 'Gains from focus that friendly ships spend, and there are none.',
  'imperial.tiereaper.vizier': 'Gives tokens to friendly ships, and there are none.',
  'scum.m3ainterceptor.serissu': 'Defends friendly ships, and there are none.',
  'scum.starviper.princexizor': 'Lets a friendly ship suffer in its place, and there is none.',
  'scum.z95headhunter.kaatoleeachos': 'Takes tokens from friendly ships, and there are none.',
  'scum.z95headhunter.nashtahpuppilot': 'Launched by a large ship only, so nobody can choose it.',
  'crew.bodhirook': 'Measures target locks from friendly ships, and there are none.',
  'crew.deathtroopers': 'Acts when a friendly ship is attacked, and there is none.',
  'crew.ig88d': 'Shares abilities among friendly ships of a large kind, and there are none.',
  'crew.systemsofficer': 'Gives target locks to friendly ships, and there are none.',
  'crew.tacticalofficer': 'Adds the coordinate action, which needs a friendly ship to help.',
  'elite.attannimindlink': 'Shares tokens among friendly ships, and there are none.',
  'elite.bodyguard': 'Guards a friendly ship, and there is none.',
  'elite.decoy': 'Swaps skill with a friendly ship, and there is none.',
  'elite.drawtheirfire': 'Takes hits meant for friendly ships, and there are none.',
  'elite.selflessness': 'Takes hits meant for friendly ships, and there are none.',
  'elite.swarmleader': 'Spends the evade tokens of friendly ships, and there are none.',
  'elite.swarmtactics': 'Lends skill to a friendly ship, and there is none.',
  'elite.wingman': 'Takes stress from a friendly ship, and there is none.',
  'modification.capturedtie': 'Discarded at once, because no other friendly ship is left.',
  'salvagedastromech.r5tk': 'Allows attacks on friendly ships, and there are none.',
  'tech.targetingsynchronizer': 'Lends target locks to friendly ships, and there are none.',
  'title.phantom': 'Helps the large ship it is docked to, and there is none.',
  'title.phantomii': 'Helps the large ship it is docked to, and there is none.',
} as const satisfies Reasons;

/**
 * Cards that help friendly ships, the bearer among them if a ship counts as its own friend. As printed it does not, so
 * they do nothing unless that option is on.
 */
export const IDLE_WITHOUT_OPTION = {
  'rebel.tiefighter.ahsokatano': 'Gives an action to a friendly ship, and a ship is not its own friend.',
  'imperial.tiefofighter.epsilonleader': 'Takes stress from friendly ships, and a ship is not its own friend.',
  'crew.directorkrennic': 'Improves a friendly ship, and a ship is not its own friend.',
  'crew.emperorpalpatine': 'Bends the dice of friendly ships, and a ship is not its own friend.',
  'crew.fleetofficer': 'Gives focus to friendly ships, and a ship is not its own friend.',
  'crew.generalhux': 'Inspires friendly ships, and a ship is not its own friend.',
  'crew.inspiringrecruit': 'Takes stress from a friendly ship, and a ship is not its own friend.',
  'crew.janors': 'Gives evade tokens to friendly ships, and a ship is not its own friend.',
  'crew.jynerso': 'Gives focus to a friendly ship, and a ship is not its own friend.',
  'crew.kananjarrus': 'Takes stress from a friendly ship, and a ship is not its own friend.',
  'crew.leiaorgana': 'Eases the manoeuvres of friendly ships, and a ship is not its own friend.',
  'crew.operationsspecialist': 'Gives focus to a friendly ship, and a ship is not its own friend.',
  'missile.xx23sthreadtracers': 'Gives target locks to friendly ships, and a ship is not its own friend.',
  'title.blackone': 'Frees friendly ships from target locks, and a ship is not its own friend.',
} as const satisfies Reasons;

/** Set-up: two cards that the Furball forbids. */
export const BANNED = {
  'elite.lonewolf': 'Lone Wolf is banned: with no friends about it would always work.',
  'modification.advancedcloakingdevice': 'Advanced Cloaking Device is banned from the Furball.',
} as const satisfies Reasons;
