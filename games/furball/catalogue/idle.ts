import type { PilotId } from './pilots.ts';
import type { UpgradeId } from './upgrades.ts';

type Reasons = { readonly [C in PilotId | UpgradeId]?: string };

/** Legal cards that do nothing in a free-for-all, each with the reason that the squad builder gives. */
export const IDLE = {
  'rebel.arc170.sharabey': 'It lends target locks to friendly ships, and there are none.',
  'rebel.arc170.thanekyrell': 'It works when a friendly ship is attacked, and there is none.',
  'rebel.auzituckgunship.lowhhrick': 'It defends friendly ships, and there are none.',
  'rebel.hwk290.janors': 'It gives attack dice to friendly ships, and there are none.',
  'rebel.hwk290.kylekatarn': 'It passes focus tokens to friendly ships, and there are none.',
  'rebel.hwk290.roarkgarnet': 'It raises the skill of a friendly ship, and there is none.',
  'rebel.kwing.esegetuketu': 'It lets friendly ships spend its focus, and there are none.',
  'rebel.sheathipedeclassshuttle.ap5': 'It improves the coordinate action, which needs a friendly ship.',
  'rebel.t70xwing.jesspava': 'It counts the friendly ships nearby, and there are none.',
  'rebel.xwing.garvendreis': 'It passes focus tokens to friendly ships, and there are none.',
  'rebel.xwing.biggsdarklighter': 'It draws fire from friendly ships, and there are none.',
  'rebel.ywing.dutchvander': 'It gives target locks to friendly ships, and there are none.',
  'rebel.z95headhunter.airencracken': 'It gives actions to friendly ships, and there are none.',
  'imperial.tiebomber.captainjonus': 'It helps friendly ships attack, and there are none.',
  'imperial.tiefighter.howlrunner': 'It helps friendly ships attack, and there are none.',
  'imperial.tiefighter.youngster': 'It lends an action to friendly TIE fighters, and there are none.',
  'imperial.tiefighter.chaser': 'It gets focus when friendly ships spend theirs, and there are none.',
  'imperial.tiereaper.vizier': 'It gives tokens to friendly ships, and there are none.',
  'scum.m3ainterceptor.serissu': 'It defends friendly ships, and there are none.',
  'scum.starviper.princexizor': 'It lets a friendly ship suffer in its place, and there is none.',
  'scum.z95headhunter.kaatoleeachos': 'It takes tokens from friendly ships, and there are none.',
  'scum.z95headhunter.nashtahpuppilot': 'Only a large ship can launch it, so nobody can choose it.',
  'crew.bodhirook': 'It measures target locks from friendly ships, and there are none.',
  'crew.deathtroopers': 'It works when a friendly ship is attacked, and there is none.',
  'crew.ig88d': 'It shares abilities among large friendly ships, and there are none.',
  'crew.systemsofficer': 'It gives target locks to friendly ships, and there are none.',
  'crew.tacticalofficer': 'It adds the coordinate action, which needs a friendly ship.',
  'elite.attannimindlink': 'It shares tokens among friendly ships, and there are none.',
  'elite.bodyguard': 'It guards a friendly ship, and there is none.',
  'elite.decoy': 'It swaps skill with a friendly ship, and there is none.',
  'elite.drawtheirfire': 'It takes hits meant for friendly ships, and there are none.',
  'elite.selflessness': 'It takes hits meant for friendly ships, and there are none.',
  'elite.swarmleader': 'It spends the evade tokens of friendly ships, and there are none.',
  'elite.swarmtactics': 'It lends skill to a friendly ship, and there is none.',
  'elite.wingman': 'It takes stress from a friendly ship, and there is none.',
  'modification.capturedtie': 'It is discarded at once, because you have no other friendly ship.',
  'salvagedastromech.r5tk': 'It allows attacks on friendly ships, and there are none.',
  'tech.targetingsynchronizer': 'It lends target locks to friendly ships, and there are none.',
  'title.phantom': 'It helps the large ship it is docked to, and there is none.',
  'title.phantomii': 'It helps the large ship it is docked to, and there is none.',
} as const satisfies Reasons;

/**
 * Cards that help friendly ships, the bearer among them if a ship counts as its own friend. As printed it does not, so
 * they do nothing unless that option is on.
 */
export const IDLE_WITHOUT_OPTION = {
  'rebel.tiefighter.ahsokatano': 'It gives an action to a friendly ship, and a ship isn’t friendly to itself.',
  'imperial.tiefofighter.epsilonleader': 'It takes stress from friendly ships, and a ship isn’t friendly to itself.',
  'crew.directorkrennic': 'It improves the attacks of a friendly ship, and a ship isn’t friendly to itself.',
  'crew.emperorpalpatine': 'It changes the dice of friendly ships, and a ship isn’t friendly to itself.',
  'crew.fleetofficer': 'It gives focus to friendly ships, and a ship isn’t friendly to itself.',
  'crew.generalhux': 'It gives focus to friendly ships, and a ship isn’t friendly to itself.',
  'crew.inspiringrecruit': 'It takes stress from a friendly ship, and a ship isn’t friendly to itself.',
  'crew.janors': 'It gives evade tokens to friendly ships, and a ship isn’t friendly to itself.',
  'crew.jynerso': 'It gives focus to a friendly ship, and a ship isn’t friendly to itself.',
  'crew.kananjarrus': 'It takes stress from a friendly ship, and a ship isn’t friendly to itself.',
  'crew.leiaorgana': 'It makes manoeuvres easier for friendly ships, and a ship isn’t friendly to itself.',
  'crew.operationsspecialist': 'It gives focus to a friendly ship, and a ship isn’t friendly to itself.',
  'missile.xx23sthreadtracers': 'It gives target locks to friendly ships, and a ship isn’t friendly to itself.',
  'title.blackone': 'It frees friendly ships from target locks, and a ship isn’t friendly to itself.',
} as const satisfies Reasons;

/** Set-up: two cards that the Furball forbids. */
export const BANNED = {
  'elite.lonewolf': 'Lone Wolf is banned: without friendly ships, it would always work.',
  'modification.advancedcloakingdevice': 'Advanced Cloaking Device is banned from the Furball.',
} as const satisfies Reasons;
