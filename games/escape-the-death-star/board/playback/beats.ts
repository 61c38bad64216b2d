import { inARow, type Names, plural } from '@starboard/kernel';
import { type Beats, type DiceSum, sharesGroup } from '@starboard/ui';
import type { BoardView, DeathStar, Event } from '../../rules/model.ts';
import { rebelName, soldierName } from '../../words/figures.ts';

/** A battle is shown with all its throws; everybody who moves at the same time moves together. */
const GROUPS: readonly (readonly Event['type'][])[] = [
  ['rolled-off', 'goes-first'],
  ['set-out', 'picked'],
  ['rolled', 'walked', 'armed', 'card-found'],
  ['dice', 'freed', 'stays-jailed', 'sealed', 'pegs'],
  ['sealed', 'pegs', 'placed', 'stood-up'],
  ['revealed', 'armed', 'card-found', 'card-lost'],
  ['battle', 'exchange', 'captured', 'sent-back', 'beaten', 'laid-down', 'jailed', 'card-lost'],
];

const inOneGroup = sharesGroup(GROUPS);

export const beats: Beats<DeathStar> = {
  // Two battles are shown one after the other.
  joins: (beat, next) => next.type !== 'battle' && inOneGroup(beat, next),
  sum: battle,
  attack: 'battle',
  firstTimes: {
    rolled: 'The die says how many squares the Rebel may walk.',
    dice: 'Everybody rolls: a Rebel’s die says how many squares it may sneak, the Imperial’s how many soldiers may move, each to any square.',
    placed: 'The Imperial sends soldiers where the Rebels might be.',
    revealed: 'All Rebels show where they went. Whoever is in contact with a soldier has to fight.',
    battle: 'In a battle both sides roll until only one of them has a six.',
    jailed: 'A beaten Rebel goes to the Detention Block and needs a six to get out.',
    'code-tried': 'The two dice must show the colours of a code card that the Rebels have.',
  },
};

/** "Han wins after 4 throws". */
function battle(beat: readonly Event[], names: Names, board: BoardView): DiceSum | null {
  const throws = beat.filter((event) => event.type === 'exchange');
  const last = throws.at(-1);
  if (last === undefined) return null;
  const [rebel, soldier] = [rebelName(board, last.rebel, names), soldierName(last.soldier)];
  const outcome =
    last.outcome === 'rebel' ? `${rebel} wins` : last.outcome === 'imperial' ? `${soldier} wins` : 'no six';
  const faces = inARow([...last.rebelDice, ...last.imperialDice].map(String));
  return {
    title: `${rebel} against ${soldier}`,
    verdict: `${outcome} after ${plural(throws.length, 'throw')} (${faces})`,
    good: last.outcome === 'rebel',
  };
}
