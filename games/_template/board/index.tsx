import { nameOf, type Seat } from '@starboard/kernel';
import { askController, type BoardModule, Explained } from '@starboard/ui';
import rulebook from '../RULEBOOK.md?raw';
import { other, type Template } from '../rules/model.ts';
import { words } from '../words/index.ts';
import { foretell } from './foretell.ts';
import { inOrder } from './order.ts';
import { OrderPanel } from './order-panel.tsx';
import { dice } from './playback/dice.ts';
import { dwell } from './playback/dwell.ts';
import type { TemplateProps } from './props.ts';
import { ShipCard } from './ship-card.tsx';
import { suggest } from './suggest.ts';
import './board.css';

/** Your ship is below and the other above; a spectator sees the board from the first seat. */
function Board(props: TemplateProps) {
  const { view, names, openRule } = props;
  const mine: Seat = view.seat ?? 0;
  const asked = askController(props, words);
  const card = (seat: Seat) => <ShipCard board={view.board} seat={seat} name={nameOf(names, seat)} />;
  return (
    <Explained class="template-board" openRule={openRule}>
      {card(other(mine))}
      {card(mine)}
      {asked !== null && <OrderPanel asked={asked} openRule={openRule} />}
    </Explained>
  );
}

export const board: BoardModule<Template> = { Board, dice, dwell, suggest, foretell, inOrder, rulebook };
