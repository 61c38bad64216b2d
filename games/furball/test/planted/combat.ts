import type { Planted } from '@starboard/testkit';

/** Mistakes of attacks, damage, tokens, bombs, points and the end. */
export const planted: Planted = {
  'games/furball/rules/06-attack/targets.ts': [
    {
      id: 'of several arcs the first in the band',
      rule: '14.4',
      find: 'band < range || isNearerIn(board, seat, at, each, arc)',
      replace: 'band < range',
    },
    { id: 'attacks in round one', rule: '3.5', find: 'if (board.round === QUIET_ROUND) return QUIET;', replace: '' },
    { id: 'cloaked ships attack', rule: '5.7', find: 'if (tokens.cloak > 0) return CLOAKED;', replace: '' },
    {
      id: 'touching ships attack',
      rule: '4.8',
      find: 'if (!terms.mayTouch && ship.touching.includes(at)) return TOUCHING;',
      replace: '',
    },
    {
      id: 'no lock is needed',
      rule: '6.3',
      find: "if (needs === 'lock' && !hasLock(board, seat, at)) return false;",
      replace: '',
    },
    {
      id: 'disabled weapons fire',
      rule: '8.6',
      find: 'if (!terms.mayBeDisabled && ship.tokens.disabled > 0) return DISABLED;',
      replace: '',
    },
  ],
  'games/furball/rules/06-attack/attack.ts': [
    {
      id: 'an attacker who pays with its life hits nobody',
      rule: '14.18',
      find: 'if (!frame.hit) return undefined;\n  let',
      replace: 'if (!frame.hit || board.dying.includes(frame.attacker)) return undefined;\n  let',
    },
    {
      id: 'defenders roll the dice of the attack',
      rule: 'every roll has the dice of its turn',
      find: "'defence', frame.defender)",
      replace: "'attack', frame.attacker)",
    },
    {
      id: 'the bonus is at range 2',
      rule: '6.4',
      find: "=== (pool === 'attack' ? 1 : 3) ? 1 : 0",
      replace: "=== (pool === 'attack' ? 2 : 3) ? 1 : 0",
    },
    { id: 'obstruction helps nobody', rule: '6.7', find: '(obstructed ? 1 : 0)', replace: '0' },
    {
      id: 'the second shot is not fired',
      rule: '6.11',
      find: 'frame.shot >= frame.shots ||',
      replace: 'frame.shot >= 1 ||',
    },
    { id: 'missiles are kept', rule: '6.3', find: "if (discards !== 'card' &&", replace: "if (discards === 'card' &&" },
    {
      id: 'criticals are hits',
      rule: '6.10',
      find: "else if (face === 'crit') crits++;",
      replace: "else if (face === 'crit') hits++;",
    },
    { id: 'fore and aft are changed', rule: '5.10', find: '? fore : aft) > 0', replace: '? aft : fore) > 0' },
  ],
  'games/furball/rules/06-attack/compare.ts': [
    {
      id: 'criticals are cancelled first',
      rule: '6.9',
      find: 'const isReversed = must || critsFirst;',
      replace: 'const isReversed = !(must || critsFirst);',
    },
  ],
  'games/furball/rules/06-attack/frame.ts': [
    {
      id: 'every weapon fires once',
      rule: '6.11',
      find: 'shots: weaponAt(board, attacker, weapon).shots',
      replace: 'shots: 1',
    },
  ],
  'games/furball/rules/06-attack/modify.ts': [
    {
      id: 'fixed dice cannot be cancelled',
      rule: '6.6',
      find: "if (to === 'cancel') return true;",
      replace: '',
    },
    {
      id: 'a change that changes nothing is offered',
      rule: '6.6',
      find: 'if (face === to || (faces',
      replace: 'if ((faces',
    },
    {
      id: 'a die is rerolled twice',
      rule: '6.6',
      find: "return !fixed && !(to === 'reroll' && rerolled);",
      replace: 'return !fixed && !(rerolled && face === to);',
    },
  ],
  'games/furball/rules/06-attack/sights.ts': [
    {
      id: 'ships that touch are in arc',
      rule: '4.8',
      find: ' && !touched.includes(other)',
      replace: ' && touched.length >= 0',
    },
  ],
  'games/furball/rules/ops/speaking.ts': [
    {
      id: 'what is done to a chosen ship is done to the bearer',
      rule: '13.9',
      find: 'return now.chosen;',
      replace: 'return [ship];',
    },
  ],
  'games/furball/rules/ops/tokens/spend.ts': [
    {
      id: 'tokens that may not be spent are spent',
      rule: '6.13',
      find: 'possible: (now) => canSpend(now, token),',
      replace: 'possible: (now) => canSpend(now, token) || shipOf(now.board, now.ship).tokens.focus > 0,',
    },
  ],
  'games/furball/effects/tokens.ts': [
    {
      id: 'focus makes criticals',
      rule: '6.6',
      find: "change('all', attackDice('focus'), 'hit')",
      replace: "change('all', attackDice('blank'), 'hit')",
    },
    {
      id: 'an evade token adds a blank',
      rule: '6.9',
      find: "add(1, 'defence', 'evade')",
      replace: "add(1, 'defence', 'blank')",
    },
  ],
  'games/furball/rules/values.ts': [
    { id: 'a cloak is thin', rule: '5.7', find: 'cloak > 0 ? 2 : 0', replace: 'cloak > 0 ? 1 : 0' },
    {
      id: 'a tractor beam helps',
      rule: '8.3',
      find: '(cloak > 0 ? 2 : 0) - tractor',
      replace: '(cloak > 0 ? 2 : 0) + tractor',
    },
    {
      id: 'bullseyes do nothing',
      rule: '6.13',
      find: 'isBullseyed(board, attack)) return false;',
      replace: 'isBullseyed(board, attack)) return true;',
    },
  ],
  'games/furball/rules/07-damage/damage.ts': [
    {
      id: 'criticals come first',
      rule: '7.1',
      find: 'const crit = frame.hits === 0;',
      replace: 'const crit = frame.crits > 0;',
    },
    {
      id: 'shields do not protect',
      rule: '7.2',
      find: 'if (ship.shields === 0) return',
      replace: 'if (ship.shields >= 0) return',
    },
    {
      id: 'a spent deck stays empty',
      rule: '7.6',
      find: 'if (ship.pile.length === 0) return undefined;',
      replace: 'if (ship.pile.length >= 0) return undefined;',
    },
  ],
  'games/furball/rules/07-damage/destruction.ts': [
    {
      id: 'a ship outlives its hull',
      rule: '7.5',
      find: 'return damageOn(board, seat) >= hullOf(board, seat);',
      replace: 'return damageOn(board, seat) > hullOf(board, seat) + 3;',
    },
    {
      id: 'nobody stays',
      rule: '7.8',
      find: "=== skillOf(board, seat, 'combat') ? 'turn' : 'no'",
      replace: "=== skillOf(board, seat, 'combat') ? 'no' : 'no'",
    },
    { id: 'locks outlive their target', rule: '7.9', find: '  dropAllLocks(board, seat);\n', replace: '' },
  ],
  'games/furball/rules/knowledge/see.ts': [
    { id: 'dials are open', rule: '3.3', find: 'dial: own ? dial : null', replace: 'dial' },
    {
      id: 'facedown cards are open',
      rule: '7.6',
      find: 'card.known ? card : { ...card, card: null }',
      replace: 'card',
    },
    {
      id: 'a ship without shields shows its dial',
      rule: '3.3',
      find: 'dial: own ? dial : null',
      replace: 'dial: own || ship.shields === 0 ? dial : null',
    },
    {
      id: 'the first place of a dial shows',
      rule: '3.3',
      find: 'dialled: dial !== null',
      replace: 'dialled: dial !== null && dial !== 0',
    },
    {
      id: 'discarded cards are open',
      rule: '7.6',
      find: 'pile: pile.map(seenCard)',
      replace: 'pile',
    },
    {
      id: 'the top of a deck is open',
      rule: '7.6',
      find: 'deck: deck.length,',
      replace: 'deck: deck.length,\n    next: deck[drawn] ?? null,',
    },
    {
      id: 'one knows the cards on the own ship',
      rule: '7.6',
      find: 'damage: damage.map(seenCard)',
      replace: 'damage: own ? damage : damage.map(seenCard)',
    },
  ],
  'games/furball/rules/08-tokens.ts': [
    {
      id: 'every tractor beam pulls',
      rule: '8.3',
      find: "if (token === 'tractor') return !tractored;",
      replace: "if (token === 'tractor') return false;",
    },
    {
      id: 'jam does nothing',
      rule: '8.4',
      find: "return token === 'jam' ? isJammable(board, seat) : tokens.jam > 0;",
      replace: 'return false;',
    },
    { id: 'stress goes in the End phase', rule: '10.2', find: "!['stress', 'ion',", replace: "!['ion'," },
  ],
  'games/furball/rules/09-bombs.ts': [
    {
      id: 'bombs reach range 2',
      rule: '9.3',
      find: 'rangeToToken(ship.pose, bomb.spot) === 1',
      replace: 'rangeToToken(ship.pose, bomb.spot) >= 1',
    },
    { id: 'bombs without number', rule: '9.1', find: '  ship.droppedBomb = true;\n', replace: '' },
    {
      id: 'templates set off no mines',
      rule: '9.4',
      find: '(swept !== null && sweptMeetsToken(swept, bomb.spot))',
      replace: 'false',
    },
  ],
  'games/furball/rules/10-return.ts': [
    {
      id: 'upgrades stay lost',
      rule: '10.4',
      find: 'before.map(({ card, replaces, chosen }) => ({\n    card: replaces ?? card,\n    up: true,',
      replace: 'before.map(({ card, replaces, chosen, up }) => ({\n    card: replaces ?? card,\n    up,',
    },
  ],
  'games/furball/rules/11-scoring.ts': [
    { id: 'a kill scores its damage too', rule: '11.1', find: 'const KILL = 5;', replace: 'const KILL = 6;' },
    { id: 'a loss costs nothing', rule: '11.2', find: 'const LOSS = -2;', replace: 'const LOSS = 0;' },
    { id: 'survival is worth one', rule: '11.3', find: 'const SURVIVAL = 2;', replace: 'const SURVIVAL = 1;' },
    {
      id: 'every attack scores',
      rule: '11.4',
      find: 'const points = Math.max(0, worth - ship.attackScore);',
      replace: 'const points = worth;',
    },
    {
      id: 'splash scores twice',
      rule: '11.5',
      find: 'const SHIPS_PER_SPLASH = 1;',
      replace: 'const SHIPS_PER_SPLASH = 2;',
    },
    {
      id: 'three ships score for a bomb',
      rule: '11.6',
      find: 'const SHIPS_PER_SOURCE = 2;',
      replace: 'const SHIPS_PER_SOURCE = 3;',
    },
    {
      id: 'own ships score',
      rule: '11.7',
      find: 'by === victim\n      ? OWN_SHIP',
      replace: 'by === null\n      ? OWN_SHIP',
    },
  ],
  'games/furball/rules/12-ending.ts': [
    {
      id: 'a round too many',
      rule: '12.1',
      find: 'board.round >= last || board.called',
      replace: 'board.round > last || board.called',
    },
    { id: 'time is not heard', rule: '12.2', find: '    board.called = true;\n', replace: '' },
    {
      id: 'time runs from the start instead of from the last placement',
      rule: '12.2',
      find: "round > 0 || ships.every(({ status }) => status !== 'off') ? 'running' : 'waiting'",
      replace: "'running'",
    },
    {
      id: 'time runs from the first round instead of from the last placement',
      rule: '12.2',
      find: "round > 0 || ships.every(({ status }) => status !== 'off')",
      replace: 'round > 0',
    },
    {
      id: 'the clock runs in a game of rounds',
      rule: '12.2',
      find: "    if (setup.ending !== 'time') return 'none';\n",
      replace: '',
    },
    {
      id: 'a round is played although time was called before it',
      rule: '12.2',
      find: '  if (match.board.called) {',
      replace: '  if (match.board.called && match.board.round > 0) {',
    },
    {
      id: 'the larger squad is better',
      rule: '12.4',
      find: 'return first.total < second.total;',
      replace: 'return first.total > second.total;',
    },
    {
      id: 'leavers win',
      rule: '12.6',
      find: 'if (left !== alsoLeft) return alsoLeft;',
      replace: 'if (left !== alsoLeft) return left;',
    },
  ],
  'games/furball/rules/13-cards/windows.ts': [
    {
      id: 'what does nothing is offered',
      rule: '13.6',
      find: 'return effect.evenIdle || wouldDo(effect.does, now);',
      replace: 'return effect.does.length > 0;',
    },
    {
      id: 'nothing must be used',
      rule: '13.5',
      find: 'isCompulsory: (name) => !namedEffect(name).may',
      replace: 'isCompulsory: () => false',
    },
  ],
};
