import type { BoardModule } from '@starboard/ui';
import { useRef, useState } from 'preact/hooks';
import rulebook from '../RULEBOOK.md?raw';
import { type ShipId, type Starfire, shipAt } from '../rules/model.ts';
import { Banner } from './banner.tsx';
import { type Captain, useCaptain } from './captain.ts';
import { dice } from './dice.ts';
import { Display, OVER_NOTHING, type Over } from './display.tsx';
import { FirePanel } from './fire-panel.tsx';
import { Hangar } from './hangar.tsx';
import { HelmPanel } from './helm-panel.tsx';
import { fleetBox, homeBox } from './home-box.ts';
import { IdlePanel } from './idle-panel.tsx';
import type { Lens } from './lens.ts';
import { offering, type StarfireProps } from './offer.ts';
import { dwell } from './pace.ts';
import { spotOf } from './plane.ts';
import { nextSalvo, type Salvo } from './salvo.ts';
import { SalvoCard } from './salvo-card.tsx';
import { Sheets } from './sheets.tsx';
import { suggest } from './suggest.ts';
import { Tip } from './tip.tsx';
import { WeaponsPanel } from './weapons-panel.tsx';
import { ZoomButtons } from './zoom-buttons.tsx';
import './board.css';
import './display.css';
import './plotting.css';
import './effects.css';
import './panel.css';
import './fire.css';
import './hangar.css';
import './sheets.css';

/** The hex display, the panel of what is asked, and the sheets of both fleets. */
function Board(props: StarfireProps) {
  const { view, names, now } = props;
  const { board } = view;
  const captain = useCaptain(props);
  const lens = useRef<Lens | null>(null);
  const [over, setOver] = useState<Over>(OVER_NOTHING);
  const held = useRef<Salvo | null>(null);
  const salvo = nextSalvo(held.current, view, now);
  held.current = salvo;
  const designing = offering(captain.offer, 'design');
  const side = board.ships.find(({ seat }) => seat === view.seat)?.side;
  const show = (id: ShipId): void => {
    const ship = shipAt(board, id);
    captain.look(id);
    if (ship.fate === 'fighting') lens.current?.centre(spotOf(ship));
  };
  const asked = captain.offer !== null && 'ship' in captain.offer.ask ? captain.offer.ask.ship : captain.shooter;
  return (
    <div class="starfire-board">
      <Banner view={view} names={names} now={now} />
      <div class="starfire-map">
        {designing === null ? (
          <>
            <Display props={props} captain={captain} salvo={salvo} lens={lens} over={over} point={setOver} />
            {salvo === null ? (
              <Tip board={board} captain={captain} over={over} />
            ) : (
              <SalvoCard board={board} salvo={salvo} now={now} />
            )}
            <ZoomButtons lens={lens} home={homeBox(view)} own={side === undefined ? null : fleetBox(view, side)} />
          </>
        ) : (
          <Hangar offer={designing} />
        )}
      </div>
      <div class="starfire-side">
        <Panel props={props} captain={captain} />
        <Sheets view={view} names={names} now={now} acting={asked} show={show} />
      </div>
    </div>
  );
}

/** What can be done now, beside the map. */
function Panel({ props, captain }: { readonly props: StarfireProps; readonly captain: Captain }) {
  const { openRule } = props;
  const { offer } = captain;
  const [moving, firing, counting] = [offering(offer, 'move'), offering(offer, 'fire'), offering(offer, 'weapons')];
  if (moving !== null) return <HelmPanel offer={moving} captain={captain} openRule={openRule} />;
  if (firing !== null) return <FirePanel offer={firing} captain={captain} openRule={openRule} />;
  if (counting !== null) return <WeaponsPanel offer={counting} openRule={openRule} />;
  return <IdlePanel captain={captain} />;
}

export const board: BoardModule<Starfire> = { Board, dice, dwell, suggest, rulebook };
