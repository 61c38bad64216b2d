import type { Names, View } from '@starboard/kernel';
import type { DeathStar } from '../rules/model.ts';
import { rebelName, soldierName } from '../words/figures.ts';
import { codeSays, soldierSays } from './battle/chance-words.ts';
import { prospectSays } from './moves/prospect-words.ts';
import { prospectOf } from './moves/prospects.ts';
import type { StationChoice } from './props.ts';

export function foretell(view: View<DeathStar>, choice: StationChoice, names: Names): readonly string[] {
  const ask = view.mine?.ask;
  if (ask === undefined) return [];
  switch (ask.kind) {
    case 'walk':
    case 'sneak':
      return typeof choice === 'number' ? asOne(prospectSays(prospectOf(view, ask, choice), ask.kind === 'sneak')) : [];
    case 'opponent':
      return typeof choice === 'number'
        ? [
            `${soldierName(choice)} ${soldierSays(view.board, ask.rebel, choice)} against ${rebelName(view.board, ask.rebel, names)}.`,
          ]
        : [];
    case 'code':
      return choice === 'try' ? [`${codeSays(view.board)}.`] : [];
    default:
      return [];
  }
}

const asOne = (said: readonly string[]): readonly string[] => (said.length === 0 ? [] : [said.join(' ')]);
