import { capital, inARow, type Names, nameOf } from '@starboard/kernel';
import type { DiceShown } from '@starboard/ui';
import { colourOf, pairOn } from '../../rules/02-pieces/pieces.ts';
import type { BoardView, Event } from '../../rules/model.ts';
import { rebelName, soldierName } from '../../words/figures.ts';
import { rollInWords, rollsOf } from '../../words/rolls.ts';
import { exchangeSays } from '../battle/battle-words.ts';

type EventOf<T> = Extract<Event, { readonly type: T }>;

const D6 = { sides: 6 } as const;

export function dice(event: Event, names: Names, board: BoardView): DiceShown | null {
  switch (event.type) {
    case 'rolled-off':
      return rolledOff(event, names);
    case 'rolled':
      return {
        ...D6,
        title: `${rebelName(board, event.rebel, names)} rolls to move`,
        faces: [event.die],
        verdict: `Up to ${event.die} ${event.die === 1 ? 'square' : 'squares'}`,
        good: true,
      };
    case 'dice':
      return allDice(event, names, board);
    case 'exchange':
      return {
        ...D6,
        title: `${rebelName(board, event.rebel, names)} against ${soldierName(event.soldier)}`,
        faces: [...event.rebelDice, ...event.imperialDice],
        needed: 'Needs a six',
        verdict: exchangeSays(board, names, event),
        good: event.outcome === 'rebel',
      };
    case 'code-tried':
      return code(event, names, board);
    default:
      return null;
  }
}

function rolledOff({ rolls }: EventOf<'rolled-off'>, names: Names): DiceShown {
  const faces = rolls.map(([, die]) => die);
  const highest = Math.max(...faces);
  const best = rolls.filter(([, die]) => die === highest).map(([seat]) => nameOf(names, seat));
  const verdict = best.length > 1 ? `${inARow(best)} roll again` : `${best[0]} rolls highest`;
  return { ...D6, title: 'Who goes first?', faces, needed: 'The highest roll wins', verdict, good: best.length === 1 };
}

/** 7.2 A player with two Rebels has rolled one die for both. */
function allDice(event: EventOf<'dice'>, names: Names, board: BoardView): DiceShown {
  const rolls = rollsOf(event);
  return {
    ...D6,
    title: 'Everybody rolls',
    faces: [...rolls.map(({ die }) => die), event.red],
    verdict: `${inARow(rolls.map((roll) => rollInWords(roll, board, names)))}; the Imperial ${event.red}`,
    good: true,
  };
}

function code({ rebel, dice: faces, card }: EventOf<'code-tried'>, names: Names, board: BoardView): DiceShown {
  const { setup, rebels } = board;
  const colours = faces.map((face) => colourOf(face, setup.dice)).join(' and ');
  const wanted = [...new Set(rebels.flatMap(({ cards }) => cards).map((each) => pairOn(each, setup.dice).join('-')))];
  const result = card === null ? 'no card matches' : `card ${card} matches, the Falcon is open`;
  return {
    ...D6,
    title: `${rebelName(board, rebel, names)} tries the code`,
    faces,
    needed: `Needs ${wanted.join(' or ')}`,
    verdict: `${capital(colours)}: ${result}`,
    good: card !== null,
  };
}
