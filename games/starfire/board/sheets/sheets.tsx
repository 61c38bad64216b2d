import { type Names, nameOf, plural, type View } from '@starboard/kernel';
import { explains, Term, term } from '@starboard/ui';
import { isFighting, movementPoints } from '../../rules/01-ships/ships.ts';
import { turnModeDone } from '../../rules/04-movement.ts';
import { type Event, type Ship, type ShipId, SIDES, type Side, type Starfire } from '../../rules/model.ts';
import { SIDE_NAMES, sideInWords } from '../../words/phrases.ts';
import { hullPath, SIDE_LETTERS, sideClass } from '../hulls.ts';
import { MapLegend } from '../map/map-legend.tsx';
import { struckPlaces } from '../map/marks.ts';
import type { TurnPhase } from '../playback/phase.ts';
import { rosterNameOf } from '../suggest.ts';
import { conditionsOf } from './conditions.ts';
import { Strip } from './strip.tsx';
import { SystemLegend } from './system-legend.tsx';

interface Props {
  readonly view: View<Starfire>;
  readonly names: Names;
  readonly together: readonly Event[];
  readonly step: TurnPhase['step'];
  readonly acting: ShipId | null;
  show(id: ShipId): void;
}

/** Both fleets with a sheet for each ship; the viewer's own side comes first. */
export function Sheets({ view, names, together, step, acting, show }: Props) {
  const mine = view.board.ships.find(({ seat }) => seat === view.seat)?.side ?? 0;
  const sides = mine === 0 ? SIDES : SIDES.toReversed();
  return (
    <>
      <MapLegend below />
      <SystemLegend />
      {sides.map((side) => (
        <section key={side} class={`starfire-fleet ${sideClass(side)}`} aria-label={`${SIDE_NAMES[side]}, ships`}>
          <h3 {...term(sideSays(view, side, mine))}>
            <span class="starfire-badge">{SIDE_LETTERS[side]}</span> {sideInWords(side, names)}
            {view.seat !== null && <small>{side === mine ? 'your side' : 'enemy'}</small>}
          </h3>
          {view.board.ships.map((ship, id) =>
            ship.side === side ? (
              <Sheet
                key={id}
                id={id}
                ship={ship}
                commander={sharedBy(view, side) ? nameOf(names, ship.seat) : null}
                struck={struckPlaces(together, id)}
                step={step}
                acting={acting === id}
                show={() => show(id)}
              />
            ) : null,
          )}
        </section>
      ))}
    </>
  );
}

function sideSays({ seat }: View<Starfire>, side: Side, mine: Side): string {
  const whose = seat === null ? '' : side === mine ? ' This is your side.' : ' This is your enemy.';
  return `The ships of ${SIDE_NAMES[side]} are ${side === 0 ? 'angular and filled' : 'rounded and hollow'}.${whose}`;
}

function sharedBy({ board }: View<Starfire>, side: Side): boolean {
  return new Set(board.ships.filter((ship) => ship.side === side).map(({ seat }) => seat)).size > 1;
}

interface SheetProps {
  readonly id: ShipId;
  readonly ship: Ship;
  /** Present if several players share a side. */
  readonly commander: string | null;
  readonly struck: readonly number[];
  readonly step: TurnPhase['step'];
  readonly acting: boolean;
  show(): void;
}

function Sheet({ id, ship, commander, struck, step, acting, show }: SheetProps) {
  const { name, side, design, fate } = ship;
  const classes = `ui-sheet starfire-sheet${fate === 'destroyed' || fate === 'gone' ? ' starfire-lost' : ''}${struck.length > 0 ? ' starfire-struck-sheet' : ''}${acting ? ' starfire-acting' : ''}`;
  return (
    <article class={classes} aria-label={name} data-part={`sheet-${id}`}>
      <button type="button" class="starfire-sheet-head" {...explains(`Shows ${name} on the map.`)} onClick={show}>
        <svg viewBox="-22 -18 44 36" aria-hidden="true">
          <path class="starfire-hull" d={hullPath(side, design.hull)} />
        </svg>
        <strong>{name}</strong>
        <span>{rosterNameOf(ship) ?? design.hull}</span>
        <small class="ui-aloud">. Show it on the map.</small>
      </button>
      <Strip design={design} working={ship.working} struck={struck} label={name} />
      <p class="starfire-facts">
        {commander !== null && <Term says={`${commander} commands this ship.`}>{commander}</Term>}
        {isFighting(ship) && <Movement ship={ship} moving={step === 'movement'} />}
        {fate === 'waiting' && <Term says="It will be placed on the map before the first turn.">not placed yet</Term>}
        {isFighting(ship) && ship.fired && step === 'fire' && (
          <Term says="Each ship fires once a turn." rule="5.1">
            has fired
          </Term>
        )}
        {conditionsOf(ship).map(({ name: condition, says, rule }) => (
          <Term key={condition} class="starfire-status" says={says} rule={rule}>
            {condition}
          </Term>
        ))}
      </p>
    </article>
  );
}

function Movement({ ship, moving }: { readonly ship: Ship; readonly moving: boolean }) {
  const { points, straight, design } = ship;
  const each = plural(movementPoints(ship), 'point');
  return (
    <>
      <Term says="The movement points it has left this turn, and those its engines give each turn." rule="4.5">
        {moving ? `${points} of ${each} left` : `${each} a turn`}
      </Term>
      <Term says="The points it has spent since it last turned, and the points it needs to turn again." rule="4.3">
        {turnModeDone(straight, design)} of {plural(design.turnMode, 'point')} towards its next turn
      </Term>
    </>
  );
}
