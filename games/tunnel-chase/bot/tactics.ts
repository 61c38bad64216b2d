import type { Tactics } from '@starboard/kernel';
import type { Chase } from '../rules/model.ts';
import { branchGame } from './turn/branches.ts';
import { heightsGame } from './turn/heights.ts';
import { shotsGame } from './turn/shots.ts';
import { situationOf } from './turn/situation.ts';
import { speedsGame } from './turn/speeds.ts';
import { faceGame, placeGame } from './turn/starts.ts';
import { ALL_ROUND, STYLES } from './turn/style.ts';

export const tactics: Tactics<Chase> = {
  skills: {
    cadet: { foresight: 0, rivals: 'blind', careless: 0, leeway: 0.014 },
    pilot: { foresight: 1, rivals: 'blind', careless: 0, leeway: 0.008 },
    veteran: { foresight: 2, rivals: 'blind', careless: 0, leeway: 0.003 },
    ace: { foresight: 2, rivals: 'naive', careless: 0.4, leeway: 0.006 },
    legend: { foresight: 2, rivals: 'equal', careless: 0, naive: 0.3, leeway: 0 },
  },
  expects: () => true,
  turnGame(view, mind, dice) {
    if (view.mine === null) return null;
    const { ask, options } = view.mine;
    if (ask.kind === 'design') return null;
    const situation = situationOf(view, ask.seat, STYLES[mind.character] ?? ALL_ROUND, mind.foresight);
    switch (ask.kind) {
      case 'speed':
        return speedsGame(situation);
      case 'branch':
        return branchGame(situation);
      case 'height':
        return heightsGame(situation);
      case 'fire':
        return shotsGame(situation, options);
      case 'place':
        return placeGame(situation, options, dice);
      case 'face':
        return faceGame(situation, Number(view.sealed.at(-1)?.choice ?? 0), options);
      case 'role':
      case 'first':
        return null;
    }
  },
};
