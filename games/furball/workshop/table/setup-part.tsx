import { plural, same } from '@starboard/kernel';
import type { SetupPart, SetupProps } from '@starboard/ui';
import { useMemo } from 'preact/hooks';
import type { Furball, Setup } from '../../rules/model.ts';
import { pointsOf, type Squad } from '../../squads/index.ts';
import { drawnLayout, MOST_LAYOUTS } from '../asteroids/layout.ts';
import { SmallMat } from '../asteroids/mat.tsx';
import { BotSquads } from '../bringing/bot-squads.tsx';
import { withKept } from '../kept.ts';
import { squadInWords } from '../squads/describe.ts';
import { drawSquad, eventOf } from '../squads/event.ts';
import { readWork, type Work } from '../work.ts';
import { choiceOf, RANDOM, squadChosen } from './seat-choice.ts';
import { SquadSelect } from './squad-select.tsx';
import './setup-part.css';
import '../bringing/bringing.css';

type Props = SetupProps<Furball>;

/** The squad of a seat. Those that nobody chooses or draws here are drawn at the start. */
function Seat({ setup, seats, seat, kept, change, edit }: Props & { readonly seat: number }) {
  const work = useMemo(() => readWork(kept), [kept]);
  const event = eventOf(setup);
  const squad = setup.squads?.[seat] ?? undefined;
  const choice = choiceOf(squad, work.squads, event);
  const fly = (next: Squad): void => change({ squads: padded(setup, seats).with(seat, next) });
  const editSquad = (own: Squad): void => {
    const at = work.squads.findIndex((each) => same(each.squad, own));
    const more = at < 0 ? withKept(work.squads, own) : work.squads;
    if (more === null) return;
    edit({ ...workFrom(setup, { ...work, squads: more }), open: at < 0 ? more.length - 1 : at, tab: 'squads' });
  };
  return (
    <div class="furball-seat">
      <SquadSelect
        label={`Seat ${seat + 1} flies`}
        choice={choice}
        squads={work.squads}
        event={event}
        choose={(next) => fly(squadChosen(next, work.squads, event) ?? drawSquad(event))}
      />
      {squad === undefined ? (
        <p>Drawn at the start.</p>
      ) : (
        <>
          <p>{squadInWords(squad)}.</p>
          <div class="furball-seat-tools">
            {choice === RANDOM && (
              <button type="button" class="tool" onClick={() => fly(drawSquad(event))}>
                Draw again<span class="hidden-text"> for seat {seat + 1}</span>
              </button>
            )}
            <button type="button" class="tool" onClick={() => editSquad(squad)}>
              Edit<span class="hidden-text"> the squad of seat {seat + 1}</span>
            </button>
          </div>
        </>
      )}
    </div>
  );
}

/** A place for every seat, empty where no squad is chosen. */
function padded({ squads = [] }: Partial<Setup>, seats: number): Setup['squads'] {
  return Array.from({ length: seats }, (_, seat) => squads[seat] ?? null);
}

function allDrawn(setup: Partial<Setup>, seats: number): readonly Squad[] {
  const event = eventOf(setup);
  return Array.from({ length: seats }, () => drawSquad(event));
}

/** Squads and asteroids as a whole: both are open, and all see them before play starts. */
function Table({ setup, seats, bots, kept, change, edit }: Props) {
  const { asteroids = [] } = setup;
  const squads = (setup.squads ?? []).filter((squad) => squad !== null);
  const total = squads.reduce((sum, squad) => sum + pointsOf(squad), 0);
  const draw = (): void => change({ asteroids: drawnLayout(1 + Math.floor(Math.random() * MOST_LAYOUTS)).placements });
  const work = workFrom(setup, readWork(kept));
  return (
    <div class="furball-setup">
      <fieldset>
        <legend>Squads</legend>
        <p>
          {squads.length === 0
            ? 'Choose a squad for each seat, or let the game draw it at the start.'
            : `${plural(squads.length, 'squad')} with ${total} points in total. ${squads.length < seats ? 'The game draws the others at the start.' : 'Everybody sees them before play starts.'}`}
        </p>
        <div class="furball-seat-tools">
          <button type="button" class="secondary" onClick={() => change({ squads: allDrawn(setup, seats) })}>
            {squads.length === 0 ? 'Draw all squads now' : 'Draw all again'}
          </button>
          {squads.length > 0 && (
            <button type="button" class="secondary" onClick={() => change({ squads: [] })}>
              Leave all to chance
            </button>
          )}
          <button type="button" class="secondary" onClick={() => edit({ ...work, open: -1, tab: 'squads' })}>
            Build a squad
          </button>
        </div>
      </fieldset>
      {bots.length > 0 && (
        <fieldset>
          <legend>Squads for the bots</legend>
          <BotSquads setup={setup} seats={seats} bots={bots} change={change} />
        </fieldset>
      )}
      <fieldset>
        <legend>Asteroids</legend>
        {asteroids.length === 0 ? <p>The game draws a lay-out at the start.</p> : <SmallMat placements={asteroids} />}
        <div class="furball-seat-tools">
          <button type="button" class="secondary" onClick={draw}>
            {asteroids.length === 0 ? 'Draw a lay-out now' : 'Draw another'}
          </button>
          <button type="button" class="secondary" onClick={() => edit({ ...work, tab: 'asteroids' })}>
            Move them by hand
          </button>
          {asteroids.length > 0 && (
            <button type="button" class="secondary" onClick={() => change({ asteroids: [] })}>
              Leave them to chance
            </button>
          )}
        </div>
      </fieldset>
    </div>
  );
}

function workFrom(setup: Partial<Setup>, work: Work): Work {
  const { squads = [], asteroids = [], limit = work.limit } = setup;
  const event = eventOf(setup);
  return {
    ...work,
    limit,
    seats: squads.length === 0 ? work.seats : squads.map((squad) => choiceOf(squad ?? undefined, work.squads, event)),
    layout: asteroids.length === 0 ? work.layout : { ...work.layout, placements: asteroids.map(plainly) },
    usesLayout: asteroids.length > 0,
  };
}

const plainly = ({ x, y, heading }: Setup['asteroids'][number]) => ({ x, y, heading });

export const setupPart: SetupPart<Furball> = {
  Seat,
  Table,
  seatsOf: ({ squads = [] }) => (squads.length === 0 ? undefined : squads.length),
  fit(setup, seats) {
    const { squads = [] } = setup;
    return squads.length === 0 || squads.length === seats ? setup : { ...setup, squads: padded(setup, seats) };
  },
};
