import type { Names } from '@starboard/kernel';
import { asking, percent } from '@starboard/ui';
import { type Station, stationOf } from '../../rules/01-station/station.ts';
import { kindOf } from '../../rules/02-pieces/pieces.ts';
import { asNumber, battleOdds } from '../../rules/03-battle/odds.ts';
import { HEROES } from '../../rules/model.ts';
import { rebelName, soldierName } from '../../words/figures.ts';
import type { Lit } from '../deck/lit.ts';
import { litForPlacing } from '../placing/lit.ts';
import type { PlacingState } from '../placing/placing.ts';
import type { Asked, AskedFor, StationChoice } from '../props.ts';
import { prospectBadge, prospectSays } from './prospect-words.ts';
import { isPlain, type Prospect, prospectOfSneak, prospectOfWalk } from './prospects.ts';
import type { Whereabouts } from './whereabouts.ts';

export function litFor(
  asked: Asked | null,
  placing: PlacingState | null,
  whereabouts: Whereabouts | null,
  names: Names,
): readonly Lit[] {
  if (asked === null) return [];
  const { board } = asked.view;
  const station = stationOf(board.setup);
  if (placing !== null) return litForPlacing(asked, placing, whereabouts, names);
  const [walking, sneaking] = [asking(asked, 'walk'), asking(asked, 'sneak')];
  if (walking !== null) {
    return walking.options.map((square) =>
      litOf(walking, square, prospectOfWalk(station, board, walking.ask.rebel, square), false),
    );
  }
  if (sneaking !== null) {
    return sneaking.options.map((square) =>
      litOf(sneaking, square, prospectOfSneak(station, board, sneaking.ask.rebel, square), true),
    );
  }
  return litByKind(asked, station, names);
}

function litByKind(asked: Asked, station: Station, names: Names): readonly Lit[] {
  const [picking, setting, naming, taking] = [
    asking(asked, 'hero'),
    asking(asked, 'square'),
    asking(asked, 'opponent'),
    asking(asked, 'take-unseen'),
  ];
  if (picking !== null) {
    return picking.options.map((hero) => ({
      ...option(picking, hero, station.starts[HEROES.indexOf(hero)] ?? -1),
      says: ['Start from here.'],
    }));
  }
  if (setting !== null) return setting.options.map((square) => ({ ...option(setting, square, square), tone: 'faint' }));
  if (taking !== null) return taking.options.map((square) => ({ ...option(taking, square, square), tone: 'prize' }));
  return naming === null ? [] : naming.options.map((soldier) => litOpponent(naming, soldier, names));
}

function option(asked: Asked, choice: StationChoice, square: number): Lit {
  return {
    square,
    choice,
    label: asked.label(choice),
    says: [],
    badge: null,
    tone: 'plain',
    pressed: asked.isPicked(choice),
    press: () => asked.pick(choice),
  };
}

function litOf(asked: AskedFor<'walk'> | AskedFor<'sneak'>, square: number, prospect: Prospect, secret: boolean): Lit {
  const tone = prospect.fights.length > 0 ? 'fight' : isPlain(prospect) ? 'plain' : 'prize';
  return {
    ...option(asked, square, square),
    says: prospectSays(prospect, secret),
    badge: prospectBadge(prospect),
    tone,
  };
}

function litOpponent(asked: AskedFor<'opponent'>, soldier: number, names: Names): Lit {
  const { board } = asked.view;
  const { rebel } = asked.ask;
  const chance = 1 - asNumber(battleOdds(kindOf(soldier), board.rebels[rebel]?.armed ?? false));
  return {
    ...option(asked, soldier, board.soldiers[soldier]?.square ?? -1),
    says: [`${soldierName(soldier)} beats ${rebelName(board, rebel, names)} with ${percent(chance)}.`],
    badge: percent(chance),
    tone: 'fight',
  };
}
