import type { Planted } from '@starboard/testkit';

/** Mistakes in the words that talents, weapons and other upgrades brought along; the rule is part of a test's title. */
export const planted: Planted = {
  'games/furball/rules/13-cards/finding.ts': [
    {
      id: 'an effect counts before it is enabled',
      rule: 'without its action',
      find: '(parts & (1 << each.part)) === 0 || each.effect.lasting) continue;',
      replace: '(parts & (1 << each.part)) === 0) continue;',
    },
  ],
  'games/furball/rules/13-cards/windows.ts': [
    {
      id: 'red bars other cards though it may be flown',
      rule: 'with a red dial use its other cards',
      find: 'return objectionToFlying(board, seat, shown) !== undefined;',
      replace: 'return true;',
    },
  ],
  'games/furball/rules/13-cards/hearers.ts': [
    {
      id: 'a card that has gone is still heard',
      rule: 'whatever came and went',
      find: '    note(before, seat, 0);\n',
      replace: '',
    },
  ],
  'games/furball/rules/13-cards/listening.ts': [
    {
      id: 'a discarded card is not heard',
      rule: 'though it is discarded',
      find: 'if (modifier === null) countLasting(counts, card);',
      replace: 'if (modifier !== null) countLasting(counts, card);',
    },
  ],
  'games/furball/rules/ops/acting/attack.ts': [
    {
      id: 'a Snap Shot at anybody',
      rule: 'flown into range 1',
      find: "at === 'subject' ? [now.event.ship] : null",
      replace: "at === 'subject' ? [now.ship] : null",
    },
  ],
  'games/furball/rules/ops/acting/free-action.ts': [
    {
      id: 'the bearer acts in place of the chosen ship',
      rule: 'lets a less skilled ship perform',
      find: 'const [ship] = shipsOf(who, now);',
      replace: 'const { ship } = now;',
    },
  ],
  'games/furball/rules/ops/acting/turn-round.ts': [
    {
      id: 'a full turn',
      rule: 'turns the ship round',
      find: 'start.heading + HALF_TURN',
      replace: 'start.heading + TURN',
    },
  ],
  'games/furball/rules/ops/acting/shift.ts': [
    {
      id: 'a decloak that goes nowhere',
      rule: 'may decloak instead',
      find: 'stage > 0 || !canShift',
      replace: 'stage >= 0 || !canShift',
    },
  ],
  'games/furball/rules/ops/control/offer.ts': [
    {
      id: 'nobody may refuse',
      rule: 'if the other ship takes it',
      find: "frame.answer === 'accept' ? runList(frame, 0) : undefined",
      replace: 'runList(frame, 0)',
    },
    {
      id: 'the bearer answers for the other',
      rule: 'asks the other pilot',
      find: "ask: [{ kind: 'either', seat, why",
      replace: "ask: [{ kind: 'either', seat: now.ship, why",
    },
  ],
  'games/furball/rules/ops/control/pick.ts': [
    {
      id: 'one ship is picked unasked',
      rule: 'sheds a lock',
      find: 'among.length > (may ? 0 : 1)',
      replace: 'among.length > 1',
    },
  ],
  'games/furball/rules/ops/control/enable.ts': [
    {
      id: 'enabled for the match',
      rule: 'in the next round',
      find: 'modifier: null, until: end,',
      replace: "modifier: null, until: end === 'round' ? 'match' : end,",
    },
  ],
  'games/furball/rules/ops/cards/give-condition.ts': [
    {
      id: 'a condition is given to its bearer anew',
      rule: '14.9',
      find: 'if (ship.conditions.some(isIt)) return undefined;',
      replace: '',
    },
    {
      id: 'nobody hears that the last bearer has lost a condition',
      rule: '14.9',
      find: 'card, given: false }',
      replace: 'card, given: true }',
    },
  ],
  'games/furball/rules/ops/cards/end-condition.ts': [
    {
      id: 'all harpoons come off at once',
      rule: 'one at a time',
      find: '({ id }) => id === origin.place',
      replace: '({ card }) => card === origin.card',
    },
    {
      id: 'the same condition ends for every giver',
      rule: 'stays for another',
      find: '({ id }) => id === origin.place',
      replace: '({ card, id }) => card === origin.card && id !== -1',
    },
  ],
  'games/furball/rules/ops/dice/change.ts': [
    {
      id: 'a jammed die is rerolled',
      rule: 'can’t be rerolled',
      find: "if (after === 'kept') die.rerolled = true;",
      replace: '',
    },
  ],
  'games/furball/rules/05-actions/actions.ts': [
    {
      id: 'a condition’s damage is its bearer’s own',
      rule: 'damage is its giver’s',
      find: "const isCondition = origin.from === 'condition';",
      replace: "const isCondition = origin.from === 'core';",
    },
  ],
  'games/furball/effects/clauses/dials.ts': [
    {
      id: 'an ionised ship flies its dial',
      rule: 'nor to an ionised ship',
      find: 'return dialled && shown !== null && isSame',
      replace: 'return shown !== null && isSame',
    },
    {
      id: 'the straight under stress is on the dial',
      rule: 'replaces a red manoeuvre',
      find: 'shown !== null && isSame(shown, manoeuvre);\n};',
      replace: 'shown !== null && manoeuvre.speed >= 0;\n};',
    },
  ],
  'games/furball/effects/conditions.ts': [
    {
      id: 'any hit sets the harpoon off',
      rule: 'stays where no critical is left',
      find: "some(({ face }) => face === 'crit') === true",
      replace: 'some(() => true) === true',
    },
  ],
  'games/furball/effects/upgrades/elite/attacks.ts': [
    {
      id: 'Snap Shot in Combat',
      rule: 'no weapon in Combat',
      find: 'weapon === place && by !== card ?',
      replace: 'weapon === place && by === undefined ?',
    },
    {
      id: 'Snap Shot again and again',
      rule: 'once in the phase',
      find: "declaring({ withThis: true, does: [until('phase', 0)] })",
      replace: "declaring({ withThis: true, does: [until('attack', 0)] })",
    },
    {
      id: 'Snap Shot dice are changed',
      rule: 'dice that its owner can’t change',
      find: 'made.attacker === ship && made.weapon === place ? false : may',
      replace: 'made.attacker === ship && made.weapon === place ? may : may',
    },
  ],
  'games/furball/effects/upgrades/cannons.ts': [
    {
      id: 'ARC Caster spares its own ship',
      rule: 'hurts its own ship',
      find: 'pick(besideDefender)',
      replace: 'pick((now) => besideDefender(now).filter((seat) => seat !== now.ship))',
    },
    {
      id: 'ARC Caster never recharges',
      rule: 'turns over',
      find: 'shipOf(board, ship).cards[place]?.side === 1 ?',
      replace: 'shipOf(board, ship).cards[place]?.tokens === 1 ?',
    },
  ],
  'games/furball/effects/upgrades/systems.ts': [
    {
      id: 'mines on every return',
      rule: 'for set-up alone',
      find: 'if: ({ board }) => board.round === 0,',
      replace: '',
    },
    {
      id: 'mines are launched too',
      rule: 'but no mine',
      find: "findUpgrade(bomb)?.bomb?.drop === 'reveal'",
      replace: 'findUpgrade(bomb) !== undefined',
    },
    {
      id: 'the lock is spent besides',
      rule: 'then no lock is spent',
      find: "follows: [until('attack', 0)]",
      replace: "follows: [until('attack', 1)]",
    },
  ],
  'games/furball/effects/upgrades/tech.ts': [
    {
      id: 'the scanner counts in Combat',
      rule: 'fights with its own skill',
      find: "purpose === 'placement' ? as : skill",
      replace: "purpose !== 'activation' ? as : skill",
    },
    {
      id: 'a tracker without an eye on its target',
      rule: 'in its firing arc',
      find: 'othersInFiringArc(board, ship, 1, 2).includes(event.ship)',
      replace: 'othersInFiringArc(board, ship, 1, 2).length >= 0',
    },
  ],
  'games/furball/effects/procedures/map-mines.ts': [
    {
      id: 'mines at the feet of others',
      rule: 'beyond range 3',
      find: 'rangeToToken(ship.pose, spot) === 0',
      replace: '!baseMeetsToken(ship.pose, spot)',
    },
    {
      id: 'the card goes before its token',
      rule: 'token of Extra Munitions',
      find: 'if (held.tokens === 0) return',
      replace: 'if (held.tokens >= 0) return',
    },
  ],
  'games/furball/effects/procedures/blow-up-rock.ts': [
    {
      id: 'the asteroid stays',
      rule: 'it is gone',
      find: 'board.asteroids = board.asteroids.toSpliced(number, 1);',
      replace: '',
    },
    {
      id: 'the torpedo spares its own ship',
      rule: 'hurts its own ship too',
      find: 'frame.list = shipsNear(board, frame.count);',
      replace: 'frame.list = shipsNear(board, frame.count).filter((seat) => seat !== bearer);',
    },
  ],
};
