import type { Cards } from '../rules/model/cards.ts';

/** Cards that are all in the catalogue: slots, prices, values, actions, or a weapon without further text. */
export const facts: Cards = {
  'astromech.r2d6': {},
  'elite.veteraninstincts': {},
  'illicit.hotshotblaster': {},
  'missile.chardaanrefit': {},
  'missile.clustermissiles': {},
  'modification.bwinge2': {},
  'modification.engineupgrade': {},
  'modification.hullupgrade': {},
  'modification.shieldupgrade': {},
  'modification.targetingcomputer': {},
  'modification.vectoredthrusters': {},
  'title.awingtestpilot': {},
  'title.havoc': {},
  'title.heavyscykinterceptor': {},
  'title.misthunter': {},
  'title.royalguardtie': {},
  'title.sabinesmasterpiece': {},
  'title.tieshuttle': {},
  'title.tiex1': {},
  'title.vaksai': {},
  'title.virago': {},
  'torpedo.bombloadout': {},
  'torpedo.renegaderefit': {},
  'turret.blasterturret': {},
};
