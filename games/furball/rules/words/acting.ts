import { enclosing, type Seat } from '@starboard/kernel';
import { manoeuvreFrame } from '../04-manoeuvre.ts';
import { actionFrame } from '../05-actions.ts';
import { chanceFor } from '../06-chance.ts';
import { bombPlaces, dropBomb } from '../09-bombs.ts';
import { actionsFrom, shipsOf } from '../cards/possible.ts';
import { HALF_TURN, TURN } from '../geometry/index.ts';
import type { Now } from '../model/cards.ts';
import { type ActionName, type Furball, type Owed, shipOf, type WeaponFilter } from '../model.ts';
import { difficultyOf } from '../values.ts';
import type { Handlers } from './word.ts';

type ActingWord = 'free-action' | 'attack' | 'fly' | 'turn' | 'dial' | 'drop' | 'skip';

const WEAPONS = (now: Now, weapon: 'any' | 'primary' | 'turret' | 'another' | 'this'): WeaponFilter => {
  switch (weapon) {
    case 'another':
      return { only: 'other-than', place: now.attack?.weapon ?? -1 };
    case 'this':
      return { only: 'card', place: now.origin.place };
    default:
      return { only: weapon, place: -1 };
  }
};

export const actingWords: Handlers<ActingWord> = {
  'free-action'(match, frame, op, now) {
    const [seat] = shipsOf(op.who, now);
    if (seat === undefined) return undefined;
    const stage = frame.stage++;
    if (stage === 0) {
      if (actionsFrom(match.board, seat, op.from, true).length === 0) return undefined;
      return { ask: [{ kind: 'action', seat, from: op.from, may: op.must !== true }] };
    }
    if (stage > 1 || typeof frame.answer !== 'string' || frame.answer === '') return undefined;
    return { call: actionFrame(seat, frame.answer as ActionName, true) };
  },
  /** 6.12 In the middle of an attack it is noted, and made when that is over. */
  attack(match, frame, op, now) {
    if (frame.stage > 0) return undefined;
    frame.stage = 1;
    const { attack, event, ship, origin } = now;
    const weapons = WEAPONS(now, op.weapon);
    const targets: readonly Seat[] | null =
      op.at === 'defender' && attack !== null ? [attack.defender] : op.at === 'subject' ? [event.ship] : null;
    const besides = op.at === 'another' ? (attack?.defender ?? null) : null;
    if (attack === null) return { call: chanceFor(ship, weapons, origin.card, targets, besides) };
    const owed: Owed = { by: ship, card: origin.card, weapons, targets, besides };
    match.board.owed = [...match.board.owed, owed];
    return undefined;
  },
  fly(_match, frame, op, now) {
    const stage = frame.stage++;
    if (stage > 1) return undefined;
    const among = op.manoeuvres(now);
    if (stage === 0 && among.length > 1) {
      return { ask: [{ kind: 'manoeuvre', seat: now.ship, why: now.origin.card, among, may: false }] };
    }
    frame.stage = 2;
    const manoeuvre = among[stage === 0 ? 0 : Number(frame.answer)];
    if (manoeuvre === undefined) return undefined;
    return { call: manoeuvreFrame(now.ship, manoeuvre, manoeuvre.difficulty, 'card') };
  },
  turn(match, _frame, _op, now, tell) {
    const ship = shipOf(match.board, now.ship);
    const from = ship.pose;
    ship.pose = { ...from, heading: (from.heading + HALF_TURN) % TURN };
    tell?.({ type: 'shifted', rule: '13.7', ship: now.ship, by: now.ship, move: 'boost', start: from, end: ship.pose });
    return undefined;
  },
  dial(match, frame, op, now, tell) {
    const stage = frame.stage++;
    const among = op.to(now);
    if (stage === 0 && among.length > 1) {
      return { ask: [{ kind: 'manoeuvre', seat: now.ship, why: now.origin.card, among, may: false }] };
    }
    const manoeuvre = among[stage === 0 ? 0 : Number(frame.answer)];
    if (manoeuvre === undefined) return undefined;
    enclosing<Furball, 'activation'>(match.stack, 'activation').shown = manoeuvre;
    const difficulty = difficultyOf(match.board, now.ship, manoeuvre);
    tell?.({ type: 'turned-dial', rule: '4.2', ship: now.ship, manoeuvre, difficulty });
    return undefined;
  },
  drop(match, frame, _op, now, tell) {
    const stage = frame.stage++;
    const places = bombPlaces(match.board, now.ship, now.origin.card);
    if (stage > 1) return undefined;
    if (stage === 0 && places.length > 1) {
      const among = places.map(({ template, side, guides }) => `${guides} ${template} ${side}`);
      return { ask: [{ kind: 'either', seat: now.ship, why: 'drop', among }] };
    }
    frame.stage = 2;
    const where =
      places.find(({ template, side, guides }) => `${guides} ${template} ${side}` === frame.answer) ?? places[0];
    return where === undefined ? undefined : dropBomb(match, now.ship, now.origin.place, where, tell);
  },
  skip(match, _frame, op, now) {
    switch (op.what) {
      case 'attack':
        enclosing<Furball, 'combat-turn'>(match.stack, 'combat-turn').skips = true;
        return undefined;
      case 'action':
        shipOf(match.board, now.ship).skipsAction = true;
        return undefined;
      case 'detonation':
        enclosing<Furball, 'detonation'>(match.stack, 'detonation').prevented = true;
        return undefined;
      case 'stress-check': {
        const flight = enclosing<Furball, 'manoeuvre'>(match.stack, 'manoeuvre');
        flight.checksStress = false;
        enclosing<Furball, 'activation'>(match.stack, 'activation').late = flight.difficulty;
        return undefined;
      }
    }
  },
};
