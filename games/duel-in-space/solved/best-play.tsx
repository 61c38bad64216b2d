import { adviseAims, adviseHeadings } from '../solution/advice/advice.ts';
import type { Advice } from '../solution/advice/mixture.ts';
import type { Worths } from '../solution/advice/worths.ts';
import { MixtureTable } from './mixture-table.tsx';
import { score } from './score.ts';
import { type Spot, situationAt } from './spot.ts';

interface Props {
  readonly worths: Worths;
  readonly spot: Spot;
  readonly aim: number | null;
  readonly theirAim: number | null;
  readonly heading: number | null;
  setAim(port: number): void;
  setTheirAim(port: number): void;
  setHeading(clicks: number): void;
  fly(): void;
  playOn(): void;
}

/** What the position is worth, the best mixtures, and what everything else costs. */
export function BestPlay(props: Props) {
  const { worths, spot, aim, theirAim, heading, setAim, setTheirAim, setHeading, fly, playOn } = props;
  const situation = situationAt(spot);
  const aims = adviseAims(worths, situation);
  const mine = aim ?? likeliest(aims, 'mine');
  const theirs = theirAim ?? likeliest(aims, 'theirs');
  const headings = adviseHeadings(worths, situation, mine, theirs);
  const port = (option: number): string => `Port ${option}`;
  return (
    <>
      <p class="solved-worth">
        Your score here: <strong>{score(aims.worth)}</strong>
      </p>
      <div class="solved-tables">
        {mine === null ? (
          <p>You have no turret laser, so you don’t aim.</p>
        ) : (
          <MixtureTable
            caption="Your aim"
            head="Aim"
            advice={aims}
            side="mine"
            chosen={mine}
            name={port}
            choose={setAim}
          />
        )}
        {theirs === null ? (
          <p>The enemy has no turret laser, so it doesn’t aim.</p>
        ) : (
          <MixtureTable
            caption="The enemy’s aim"
            head="Aim"
            advice={aims}
            side="theirs"
            chosen={theirs}
            name={port}
            choose={setTheirAim}
          />
        )}
        <MixtureTable
          caption="Your heading after these aims"
          head="Heading"
          advice={headings}
          side="mine"
          chosen={heading}
          name={headingName}
          choose={setHeading}
        />
        <MixtureTable
          caption="The enemy’s heading after these aims"
          head="Heading"
          advice={headings}
          side="theirs"
          chosen={null}
          name={headingName}
        />
      </div>
      <div class="solved-actions">
        <button type="button" onClick={fly}>
          Fly this turn
        </button>
        <button type="button" class="primary" onClick={playOn}>
          Play on from here
        </button>
      </div>
    </>
  );
}

function likeliest(advice: Advice<number>, side: 'mine' | 'theirs'): number | null {
  const sorted = advice[side].toSorted((a, b) => b.share - a.share);
  return sorted[0]?.option ?? null;
}

function headingName(clicks: number): string {
  if (clicks === 0) return 'Straight on';
  if (clicks === 4) return '4 about';
  return `${Math.abs(clicks)} ${clicks > 0 ? 'right' : 'left'}`;
}
