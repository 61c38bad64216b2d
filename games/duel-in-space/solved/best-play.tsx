import { adviseAims, adviseHeadings } from '../solution/advice/advice.ts';
import type { Advice } from '../solution/advice/mixture.ts';
import type { Worths } from '../solution/advice/worths.ts';
import { MixtureTable } from './mixture-table.tsx';
import { score } from './score.ts';
import { type Spot, situationAt } from './spot.ts';

type Side = keyof typeof AIMS;

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
  const afterAims = { head: 'Heading', advice: adviseHeadings(worths, situation, mine, theirs), name: headingName };
  return (
    <>
      <p class="solved-worth">
        Your score here: <strong>{score(aims.worth)}</strong>
      </p>
      <div class="solved-tables">
        <Aims advice={aims} side="mine" chosen={mine} choose={setAim} />
        <Aims advice={aims} side="theirs" chosen={theirs} choose={setTheirAim} />
        <MixtureTable
          caption="Your heading after these aims"
          side="mine"
          chosen={heading}
          choose={setHeading}
          {...afterAims}
        />
        <MixtureTable caption="The enemy’s heading after these aims" side="theirs" chosen={null} {...afterAims} />
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

const AIMS = {
  mine: { caption: 'Your aim', none: 'You have no turret laser, so you don’t aim.' },
  theirs: { caption: 'The enemy’s aim', none: 'The enemy has no turret laser, so it doesn’t aim.' },
} as const;

interface AimsProps {
  readonly advice: Advice<number>;
  readonly side: Side;
  readonly chosen: number | null;
  choose(port: number): void;
}

/** Where a side should aim, if it has a turret. */
function Aims({ advice, side, chosen, choose }: AimsProps) {
  const { caption, none } = AIMS[side];
  if (chosen === null) return <p>{none}</p>;
  const table = { caption, advice, side, chosen, choose };
  return <MixtureTable head="Aim" name={portName} {...table} />;
}

const portName = (port: number): string => `Port ${port}`;

function likeliest(advice: Advice<number>, side: Side): number | null {
  const sorted = advice[side].toSorted((a, b) => b.share - a.share);
  return sorted[0]?.option ?? null;
}

function headingName(clicks: number): string {
  if (clicks === 0) return 'Straight on';
  if (clicks === 4) return '4 about';
  return `${Math.abs(clicks)} ${clicks > 0 ? 'right' : 'left'}`;
}
