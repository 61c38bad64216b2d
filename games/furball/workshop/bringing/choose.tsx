import { same } from '@starboard/kernel';
import type { ChooseProps } from '@starboard/ui';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Furball } from '../../rules/model.ts';
import { isLegal, type Squad } from '../../squads/index.ts';
import { withKept } from '../kept.ts';
import { Import, type Taken } from '../sharing/import.tsx';
import { squadInWords } from '../squads/describe.ts';
import { drawSquad, eventOf } from '../squads/event.ts';
import { choiceOf, squadChosen } from '../table/seat-choice.ts';
import { SquadSelect } from '../table/squad-select.tsx';
import { readWork } from '../work.ts';
import { asJson, squadIn } from './brought.ts';
import { DraftBench } from './draft-bench.tsx';
import '../workshop.css';
import '../squads/squads.css';
import './bringing.css';

type Way = 'building' | 'importing';

/** A squad that is being built, and its name. */
interface Draft {
  readonly squad: Squad | null;
  readonly name?: string;
}

/** A player's squad: kept, ready, drawn, imported or built here. */
export function Choose({ setup, seat, name, brought, kept, bring, keep, unfinished }: ChooseProps<Furball>) {
  const event = useMemo(() => eventOf(setup), [setup]);
  const work = useMemo(() => readWork(kept), [kept]);
  const [way, setWay] = useState<Way | null>(null);
  const [draft, setDraft] = useState<Draft>({ squad: null });
  useEffect(() => unfinished(way !== null), [way]);
  const squad = squadIn(brought);
  const given = setup.squads[seat] ?? null;

  /** A squad that was imported or built here is kept, like one from the workshop. */
  function fly(next: Squad, called?: string): void {
    const isKnown = work.squads.some((each) => same(each.squad, next));
    const more = isKnown ? null : withKept(work.squads, next, called);
    if (more !== null) keep({ ...work, squads: more });
    setWay(null);
    bring(asJson(next));
  }

  function take([taken]: readonly Taken[]): void {
    if (taken === undefined) return;
    if (isLegal(taken.squad, event)) fly(taken.squad, taken.name);
    else edit(taken);
  }

  function edit(next: Draft): void {
    setDraft(next);
    setWay('building');
  }

  return (
    <div class="furball-workshop furball-bring">
      <SquadSelect
        label={name === '' ? 'Choose a squad' : `Choose a squad for ${name}`}
        choice={choiceOf(squad ?? undefined, work.squads, event)}
        squads={work.squads}
        event={event}
        none={given === null ? 'Random squad, drawn at the start' : `From the set-up: ${squadInWords(given)}`}
        choose={(choice) => {
          const chosen = squadChosen(choice, work.squads, event);
          setWay(null);
          bring(chosen === undefined ? null : asJson(chosen));
        }}
      />
      <div class="furball-buttons">
        <button type="button" class="tool" onClick={() => bring(asJson(drawSquad(event)))}>
          Draw one now
        </button>
        <button
          type="button"
          class="tool"
          aria-expanded={way === 'building'}
          onClick={() => (way === 'building' ? setWay(null) : edit({ squad: squad ?? given }))}
        >
          {squad === null && given === null ? 'Build a squad' : 'Change it'}
        </button>
        <button
          type="button"
          class="tool"
          aria-expanded={way === 'importing'}
          onClick={() => setWay(way === 'importing' ? null : 'importing')}
        >
          Import
        </button>
      </div>
      {way === 'importing' && <Import event={event} take={take} />}
      {way === 'building' && (
        <DraftBench
          squad={draft.squad}
          event={event}
          change={(next) => setDraft({ ...draft, squad: next })}
          fly={(next) => fly(next, draft.name)}
          cancel={() => setWay(null)}
        />
      )}
    </div>
  );
}
