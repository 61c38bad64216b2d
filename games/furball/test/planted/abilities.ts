import type { Planted } from '@starboard/testkit';

/** Mistakes in what pilots, astromechs, titles and modifications need of the rules. */
export const planted: Planted = {
  'games/furball/rules/05-actions/moves.ts': [
    {
      id: 'a bank costs nothing in a roll',
      rule: 'takes stress to roll with a bank',
      find: "return stress === 0 ? undefined : give(match, ship, 'stress', stress, ship, tell);",
      replace: 'return stress < 9 ? undefined : give(match, ship, "stress", stress, ship, tell);',
    },
    {
      id: 'an ignored asteroid is rolled for after a boost',
      rule: 'boosts onto an asteroid without a roll',
      find: "!ignores(board, seat, 'flying') && (move",
      replace: '(move',
    },
  ],
  'games/furball/rules/05-actions/on-cards.ts': [
    {
      id: 'actions of damage cards count as those of upgrades',
      rule: 'performs the action of an upgrade',
      find: 'return upgradeActions(board, seat, SLOTS);',
      replace: 'return cardActions(board, seat).slice(0, 99 + SLOTS.length);',
    },
  ],
  'games/furball/rules/06-attack/targets.ts': [
    {
      id: 'the range of an attack is always the measured one',
      rule: 'as if at range 1',
      find: 'range: countedRange(board, seat, weapon, at, range)',
      replace: 'range: Math.max(range, countedRange(board, seat, weapon, at, range))',
    },
  ],
  'games/furball/rules/08-tokens.ts': [
    {
      id: 'a second lock on a ship frees a lock on another',
      rule: 'never two ships',
      find: 'countDistinct(others) < most) break;',
      replace: 'ship.locks.length < 2 * most) break;',
    },
  ],
  'games/furball/rules/09-bombs.ts': [
    {
      id: 'timed bombs hit those that ignore them',
      rule: 'passes his own bombs by',
      find: 'rangeToToken(ship.pose, bomb.spot) === 1 && !isIgnored(board, seat, bomb);',
      replace: 'rangeToToken(ship.pose, bomb.spot) === 1;',
    },
    {
      id: 'mines hit those that ignore them',
      rule: 'passes his own bombs by',
      find: `sweptMeetsToken(swept, bomb.spot))) &&
        !isIgnored(board, seat, bomb),`,
      replace: 'sweptMeetsToken(swept, bomb.spot))),',
    },
  ],
  'games/furball/rules/13-cards/query.ts': [
    {
      id: 'what lasts for the match ends with the ship',
      rule: 'has the skill of the ship he shadows',
      find: "return changedForAWhile(board, query, ship, about, plain, 'match');",
      replace: "return changedForAWhile(board, query, ship, about, plain, 'attack');",
    },
  ],
  'games/furball/rules/geometry/flight/manoeuvres.ts': [
    {
      id: 'a Tallon roll along a bank is flown with the turn',
      rule: 'red Tallon roll with the same template',
      find: 'along === undefined ? bearing :',
      replace: "along === undefined || bearing.startsWith('tallon') ? bearing :",
    },
  ],
  'games/furball/rules/measure.ts': [
    {
      id: 'any bomb near the line counts',
      rule: 'behind his own bomb',
      find: 'measured?.lines.every((line) => lineMeetsToken(line, token)) === true;',
      replace: 'measured !== null && [token].every((spot) => spot.x >= 0 || lineMeetsToken(measured.lines[0], spot));',
    },
  ],
  'games/furball/rules/ops/acting/drop.ts': [
    {
      id: 'a bomb goes through its usual guides',
      rule: 'drops any bomb ahead',
      find: '(guides === undefined ? place : { ...place, guides })',
      replace: '(guides === undefined ? place : { ...place })',
    },
  ],
  'games/furball/rules/ops/control/let-choose.ts': [
    {
      id: 'a ship chooses what does nothing to it',
      rule: 'has no tokens',
      find: 'branches.filter(({ does }) => wouldDo(does, { ...now, chosen: [seat] }));',
      replace:
        'branches.filter(({ does }) => seat < 0 || wouldDo(does, { ...now, chosen: [seat] }) || does.length > 1);',
    },
  ],
  'games/furball/rules/ops/dice/add-matching.ts': [
    {
      id: 'dice that differ are matched',
      rule: 'what all her dice show',
      find: 'dice.every((die) => die.face === face)',
      replace: 'dice.some((die) => die.face === face)',
    },
  ],
  'games/furball/rules/ops/dice/taking.ts': [
    {
      id: 'the attacker chooses for a bystander',
      rule: 'whomever it attacks',
      find: "effectOn(origin.card, number).as === 'lent'",
      replace: "effectOn(origin.card, number).as !== 'attacker' && origin.ship !== attack.defender",
    },
  ],
  'games/furball/effects/upgrades/titles.ts': [
    {
      id: 'Special Ops Training attacks again after its die',
      rule: 'or also attacks behind',
      find: 'all<Now>(primaryAhead, not(tookTheDie))',
      replace: 'all<Now>(primaryAhead, (now) => tookTheDie(now) || primaryAhead(now))',
    },
  ],
  'games/furball/effects/pilots/imperial/advanced.ts': [
    {
      id: 'Colonel Vessery locks after a reroll',
      rule: 'not after a reroll',
      find: 'made.dice.attack.every(({ rerolled }) => !rerolled) &&',
      replace: '',
    },
  ],
};
