import { useSignal } from '@preact/signals';
import type { Game } from '@starboard/games';
import { broughtFaults, type GameTypes, type Json, type Seat } from '@starboard/kernel';
import { type BringingView, namesOf, type TableView } from '@starboard/protocol';
import { keepWork, workOf } from '../../storage/workshops.ts';
import { api } from '../server/api.ts';
import { type BringParts, isAllReady } from './bring-parts.ts';
import { HostSetup } from './host-setup.tsx';
import { sayReady } from './saying-ready.ts';

interface Props {
  readonly table: TableView;
  readonly bringing: BringingView;
  readonly game: Game;
  readonly parts: BringParts;
  tell(fact: string | null): void;
}

/** Where players choose what they bring, see the table, and say that they are ready. */
export function Preparing({ table, bringing, game, parts, tell }: Props) {
  const kept = useSignal(workOf(game.id));
  const mine = table.seats.flatMap((each, seat) => (each.mine ? [seat] : []));
  const bots = table.seats.flatMap(({ plan }, seat) => (plan.kind === 'bot' ? [seat] : []));
  const { part } = parts;
  const keep = (work: Json): void => {
    keepWork(game.id, work);
    kept.value = work;
  };
  const changeSetup = async (change: Partial<GameTypes['setup']>): Promise<void> => {
    const setup = JSON.parse(JSON.stringify({ ...bringing.setup, ...change }));
    const answered = await api.setUp(table.id, setup);
    tell(answered.ok ? null : answered.refusal.fact);
  };
  const mayChange = table.host && !isAllReady(table);
  return (
    <div class="preparing">
      <div class="own-seats">
        {mine.map((seat) => (
          <OwnSeat
            key={seat}
            {...{ table, bringing, parts, seat, tell, keep }}
            kept={kept.value}
            name={mine.length > 1 ? (namesOf(table)[seat] ?? '') : ''}
          />
        ))}
      </div>
      <section class="prepared-table" aria-label="The table">
        <h2>The table</h2>
        <part.Table
          setup={bringing.setup}
          seats={table.seats.length}
          bots={bots}
          change={mayChange ? changeSetup : null}
        />
        {mayChange && <HostSetup schema={parts.rules.setup} bringing={bringing} change={changeSetup} />}
      </section>
    </div>
  );
}

interface OwnProps {
  readonly table: TableView;
  readonly bringing: BringingView;
  readonly parts: BringParts;
  readonly seat: Seat;
  /** Empty if the player has only this seat. */
  readonly name: string;
  readonly kept: unknown;
  tell(fact: string | null): void;
  keep(work: Json): void;
}

function OwnSeat({ table, bringing, parts: { part, rules }, seat, name, kept, tell, keep }: OwnProps) {
  const { setup, brought, ready } = bringing;
  const own = brought[seat] ?? null;
  const isReady = ready.includes(seat);
  const allReady = isAllReady(table);
  const unfinished = useSignal(false);
  const faults = broughtFaults(rules, setup, own);
  const what = rules.brings?.what ?? '';
  const bring = async (next: Json): Promise<void> => {
    const answered = await api.bring(table.id, seat, next);
    tell(answered.ok ? null : answered.refusal.fact);
  };
  const say = async (next: boolean): Promise<void> => tell(await sayReady(table, seat, next));
  return (
    <section class="own-seat" aria-label={name === '' ? `Your ${what}` : `${name}’s ${what}`} data-ready={isReady}>
      <h2>{name === '' ? `Your ${what}` : `${name}’s ${what}`}</h2>
      {!allReady && (
        <part.Choose
          {...{ setup, seat, name, kept, keep, bring }}
          brought={own}
          unfinished={(now) => (unfinished.value = now)}
        />
      )}
      {faults.length > 0 && (
        <div class="notice" role="alert">
          {faults.map((fact) => (
            <p key={fact}>{fact}</p>
          ))}
        </div>
      )}
      {/* Whoever is in the middle of building a squad would otherwise be ready with another one. */}
      <div class="say-ready" hidden={unfinished.value && !allReady}>
        {isReady ? (
          <>
            <p role="status">✓ {name === '' ? 'You are' : `${name} is`} ready.</p>
            {!allReady && (
              <button type="button" class="secondary" onClick={() => say(false)}>
                Not ready yet
              </button>
            )}
          </>
        ) : (
          <button
            type="button"
            class="primary"
            aria-disabled={faults.length > 0}
            onClick={() => faults.length === 0 && say(true)}
          >
            {name === '' ? 'I’m ready' : `${name} is ready`}
          </button>
        )}
      </div>
    </section>
  );
}
