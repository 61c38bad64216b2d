import type { SolutionProps } from '@starboard/ui';
import { useEffect, useState } from 'preact/hooks';
import type { Worths } from '../solution/advice/worths.ts';
import { BestPlay } from './best-play.tsx';
import { type Flown, flyTurn } from './fly.ts';
import { ShipForm } from './ship-form.tsx';
import { countsOf, FIRST, type Spot, setupAt, withPorts } from './spot.ts';

/** Any position: what it is worth, the best mixtures, what everything else costs, and a turn to fly from there. */
export function PositionExplorer({ play }: Pick<SolutionProps, 'play'>) {
  const [worths, setWorths] = useState<Worths | null>(null);
  const [spot, setSpot] = useState<Spot>(FIRST);
  const [aim, setAim] = useState<number | null>(null);
  const [theirAim, setTheirAim] = useState<number | null>(null);
  const [heading, setHeading] = useState<number | null>(null);
  const [flown, setFlown] = useState<Flown | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
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
      <p>
        Set the damage of both ships and where they see each other. Then fly a turn here to see what happens, or play a
        match from this position against the solved bot.
      </p>
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
        <BestPlay
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
          playOn={async () => setProblem(await play(setupAt(spot)))}
        />
      )}
      {problem !== null && (
        <p class="solved-no" role="alert">
          {problem}
        </p>
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
