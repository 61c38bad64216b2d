import { asking, percent } from '@starboard/ui';
import { useEffect, useRef } from 'preact/hooks';
import { stationIn } from '../../rules/01-station/played-on.ts';
import { rebelOf } from '../../rules/model.ts';
import { cardName, HERO_NAMES, rebelName, soldierName } from '../../words/figures.ts';
import type { PlacingState } from '../placing/placing.ts';
import type { Asked, AskedFor, StationProps } from '../props.ts';
import { prospectOfWalk } from './prospects.ts';

/** The main button carries out the plan or the choice, and its label says so in full. */
export function usePlan({ plan, names }: StationProps, asked: Asked | null, placing: PlacingState | null): void {
  const label = placing === null ? moveLabel(asked, names) : placing.label;
  const choices = placing?.answers ?? (asked === null || asked.picked === null ? [] : [asked.picked]);
  const carryOut = (): void => {
    if (placing !== null) placing.send();
    else if (asked !== null && asked.picked !== null) asked.commit(asked.picked);
  };
  const latest = useRef(carryOut);
  latest.current = carryOut;
  const question = asked?.view.question;
  useEffect(() => {
    plan(label === null ? null : { label, choices, carryOut: () => latest.current() });
    return () => plan(null);
  }, [label, question, choices.join()]);
}

/** "Seal Luke at E5", "Fight Boba Fett (45%)"; null if the option's own label is enough. */
function moveLabel(asked: Asked | null, names: StationProps['names']): string | null {
  const [walking, sneaking, picking] = [asking(asked, 'walk'), asking(asked, 'sneak'), asking(asked, 'hero')];
  const [naming, unseen, taking] = [
    asking(asked, 'opponent'),
    asking(asked, 'take-unseen'),
    asking(asked, 'take-card'),
  ];
  if (taking !== null && taking.picked !== null) return `Take ${cardName(taking.picked, taking.view.board)}`;
  if (naming !== null && naming.picked !== null) {
    return `${soldierName(naming.picked)} fights ${rebelName(naming.view.board, naming.ask.rebel, names)}`;
  }
  if (unseen !== null && unseen.picked !== null) {
    return `Take the card at ${stationIn(unseen.view.board).names[unseen.picked]}`;
  }
  if (walking !== null && walking.picked !== null) return walkLabel(walking, walking.picked);
  if (picking !== null && picking.picked !== null) return `Play ${HERO_NAMES[picking.picked]}`;
  if (sneaking === null || sneaking.picked === null) return null;
  const { board } = sneaking.view;
  return `Seal ${rebelName(board, sneaking.ask.rebel, names)} at ${stationIn(board).names[sneaking.picked]}`;
}

function walkLabel({ view: { board }, ask: { rebel } }: AskedFor<'walk'>, square: number): string {
  const station = stationIn(board);
  const { fights, weapon } = prospectOfWalk(station, board, rebel, square);
  const [fight] = fights;
  if (fight !== undefined) return `Fight ${soldierName(fight.soldier)} (${percent(fight.chance)})`;
  const to = rebelOf(board, rebel).square === square ? 'Stay on' : 'Walk to';
  return `${to} ${station.names[square]}${weapon === null ? '' : ', take the Weapon'}`;
}
