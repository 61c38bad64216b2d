import type { Names } from '@starboard/kernel';
import { Die, explains, percent } from '@starboard/ui';
import { stationIn } from '../../rules/01-station/played-on.ts';
import { kindOf } from '../../rules/02-pieces/pieces.ts';
import { asNumber, battleOdds } from '../../rules/03-battle/odds.ts';
import { type BoardView, rebelOf } from '../../rules/model.ts';
import { rebelName, soldierName } from '../../words/figures.ts';
import { RebelIcon, SoldierIcon } from '../figures/figure.tsx';
import { exchangeSays } from './battle-words.ts';
import { isDecided, type ShownBattle } from './shown-battle.ts';

interface Props {
  readonly board: BoardView;
  readonly names: Names;
  readonly duel: ShownBattle;
  readonly rolling: boolean;
}

/** A battle as a duel of dice: the fighters, their dice, the odds and the result. */
export function DuelCard({ board, names, duel, rolling }: Props) {
  const { rebel, soldier, last } = duel;
  const { hero } = rebelOf(board, rebel);
  const chance = asNumber(battleOdds(kindOf(soldier), duel.rebelDice === 2));
  const winner = isDecided(duel) && !rolling ? last?.outcome : null;
  return (
    <section class={isLow(board, rebel) ? 'station-duel' : 'station-duel station-below'} aria-label="Battle">
      <div
        class={`station-side${winner === 'imperial' ? ' station-loser' : ''}`}
        {...explains('The chance to win this battle.', '3.6')}
      >
        {hero !== null && <RebelIcon hero={hero} />}
        <strong>{rebelName(board, rebel, names)}</strong>
        <span class="station-odds">{percent(chance)}</span>
        <Dice faces={rolling ? [] : (last?.rebelDice ?? [])} count={duel.rebelDice} rolling={rolling} />
      </div>
      <span class="station-against" aria-hidden="true">
        {rolling ? '…' : last === null ? 'against' : ''}
      </span>
      <div
        class={`station-side${winner === 'rebel' ? ' station-loser' : ''}`}
        {...explains('The chance to win this battle.', '3.6')}
      >
        <SoldierIcon soldier={soldier} />
        <strong>{soldierName(soldier)}</strong>
        <span class="station-odds">{percent(1 - chance)}</span>
        <Dice faces={rolling ? [] : (last?.imperialDice ?? [])} count={duel.imperialDice} rolling={rolling} />
      </div>
      <p>
        {last === null || rolling
          ? 'Both sides roll until somebody has a six.'
          : `${exchangeSays(board, names, last)}.`}
      </p>
    </section>
  );
}

/** Whether a Rebel stands in the lower half of the deck: the card leaves that half free. */
function isLow(board: BoardView, rebel: number): boolean {
  const { cellOf, columns, rows } = stationIn(board);
  return (cellOf[rebelOf(board, rebel).square] ?? 0) >= (columns * rows) / 2;
}

interface DiceProps {
  readonly faces: readonly number[];
  readonly count: 1 | 2;
  readonly rolling: boolean;
}

/** The dice of one side are blank before the throw; a six stands out. */
function Dice({ faces, count, rolling }: DiceProps) {
  return (
    <span class={rolling ? 'station-dice station-tumbling' : 'station-dice'} aria-hidden="true">
      {Array.from({ length: count }, (_, i) => {
        const face = faces[i];
        return face === undefined ? (
          <svg key={i} class="die" viewBox="0 0 40 40" aria-hidden="true">
            <rect x="2" y="2" width="36" height="36" rx="8" />
          </svg>
        ) : (
          <span key={i} class={face === 6 ? 'station-six' : ''}>
            <Die face={face} sides={6} />
          </span>
        );
      })}
    </span>
  );
}
