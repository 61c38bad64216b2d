import { useEffect, useState } from 'preact/hooks';
import { type Advice, adviseAims, adviseHeadings } from '../solution/advice/advice.ts';
import type { Worths } from '../solution/advice/worths.ts';
import { type Flown, flyTurn } from './fly.ts';
import { MixtureTable } from './mixture-table.tsx';
import { score } from './score.ts';
import { ShipForm } from './ship-form.tsx';
import { countsOf, FIRST, type Spot, situationAt, withPorts } from './spot.ts';

/** Any position: what it is worth, the best mixtures, what everything else costs, and a turn to fly from there. */
export function PositionExplorer() {
  const [worths, setWorths] = useState<Worths | null>(null);
  const [spot, setSpot] = useState<Spot>(FIRST);
  const [aim, setAim] = useState<number | null>(null);
  const [theirAim, setTheirAim] = useState<number | null>(null);
  const [heading, setHeading] = useState<number | null>(null);
  const [flown, setFlown] = useState<Flown | null>(null);
  useEffect(() => {
    import('../solution/table/load-small.ts').then(({ loadSmall }) => setWorths(loadSmall()));
  }, []);
  const move = (next: Spot): void => {
    setSpot(next);
    setAim(null);
    setTheirAim(null);
    setHeading(null);
  };
  const set = (next: Spot): void => {
    move({ ...next, quiet: 0 });
    setFlown(null);
  };
  const { ships, ports } = spot;
  const fits = worths !== null && ships.every((ship) => worths.fleet.numberOf(ship) !== undefined);
  const counts = countsOf(spot);
  return (
    <section aria-labelledby="solved-position">
      <h2 id="solved-position">Any position</h2>
      <p>Set the damage of both ships and where they see each other. Then fly a turn against the solution.</p>
      <div class="solved-ships">
        <ShipForm
          title="Your ship"
          ship={ships[0]}
          port={ports[0]}
          change={(ship) => set({ ...spot, ships: [ship, ships[1]] })}
          turn={(port) => set(withPorts(spot, [port, ports[1]]))}
        />
        <ShipForm
          title="The enemy’s ship"
          ship={ships[1]}
          port={ports[1]}
          change={(ship) => set({ ...spot, ships: [ships[0], ship] })}
          turn={(port) => set(withPorts(spot, [ports[0], port]))}
        />
      </div>
      {counts !== null && <p>{counts}</p>}
      {worths === null && <p role="status">Loading the table …</p>}
      {worths !== null && !fits && (
        <p class="solved-no" role="status">
          No stock ship can be damaged like this. Each special hit also costs two points of protection.
        </p>
      )}
      {worths !== null && fits && (
        <Best
          worths={worths}
          spot={spot}
          aim={aim}
          theirAim={theirAim}
          heading={heading}
          setAim={setAim}
          setTheirAim={setTheirAim}
          setHeading={setHeading}
          fly={() => {
            const result = flyTurn(worths, spot, { aim, heading });
            setFlown(result);
            move(result.next ?? FIRST);
          }}
        />
      )}
      <div role="status">
        {flown?.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {flown !== null && flown.next === null && <p>The page is back at two whole ships.</p>}
      </div>
    </section>
  );
}

interface BestProps {
  readonly worths: Worths;
  readonly spot: Spot;
  readonly aim: number | null;
  readonly theirAim: number | null;
  readonly heading: number | null;
  setAim(port: number): void;
  setTheirAim(port: number): void;
  setHeading(clicks: number): void;
  fly(): void;
}

function Best({ worths, spot, aim, theirAim, heading, setAim, setTheirAim, setHeading, fly }: BestProps) {
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
      <button type="button" class="primary" onClick={fly}>
        Fly this turn
      </button>
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
