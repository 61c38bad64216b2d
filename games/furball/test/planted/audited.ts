import type { Planted } from '@starboard/testkit';

/** Mistakes that an audit against the printed cards found; the words of the rule are those of the test that catches it. */
export const planted: Planted = {
  'games/furball/effects/clauses/when.ts': [
    {
      id: 'only the front of the bearer is a firing arc',
      rule: 'counts the auxiliary arc',
      find: 'isInFiringArc(now.board, now.ship, foeOf(now));',
      replace: "isIn(now.board, now.ship, foeOf(now), 'front');",
    },
    {
      id: 'only the front of the other ship is a firing arc',
      rule: 'counts an auxiliary arc',
      find: 'isInFiringArc(now.board, foeOf(now), now.ship);',
      replace: "isIn(now.board, foeOf(now), now.ship, 'front');",
    },
  ],
  'games/furball/effects/clauses/modifiers.ts': [
    {
      id: 'a turret keeps aiming freely',
      rule: 'never shoots behind',
      find: "terms.arcs.includes('all') ?",
      replace: "terms.arcs.includes('rear') ?",
    },
  ],
  'games/furball/effects/upgrades/astromechs.ts': [
    {
      id: 'Flight-Assist looks ahead only',
      rule: 'counts the auxiliary arc',
      find: 'othersInFiringArc(board, ship, 1, 3)',
      replace: 'othersInFiringArc(board, ship, 1, 3).filter((seat) => seat > 9)',
    },
    {
      id: 'R5-K6 answers a removed lock',
      rule: 'not one that was removed',
      find: "spending('lock', {",
      replace: "at('token.removed', {",
    },
  ],
  'games/furball/effects/upgrades/crew/acting.ts': [
    {
      id: 'Leebo boosts nowhere',
      rule: 'where the boost does not fit',
      find: "{ does: [freeAction(['boost'])], follows: [assign('ion')] }",
      replace: "{ does: [freeAction(['boost']), assign('ion')] }",
    },
  ],
  'games/furball/effects/upgrades/crew/aiming.ts': [
    {
      id: 'Zeb looks ahead only',
      rule: 'through the auxiliary arc',
      find: 'isInFiringArc(board, bearer, ship === bearer ? target : ship)',
      replace: 'ship === bearer && isInFiringArc(board, bearer, target)',
    },
  ],
  'games/furball/effects/upgrades/crew/dice.ts': [
    {
      id: 'C-3PO guesses without dice',
      rule: 'where no dice are rolled',
      find: ' && diceToRoll(now) > 0',
      replace: '',
    },
    {
      id: 'Latts removes stress for nothing',
      rule: 'removes no stress',
      find: "cost: [remove('stress', 'attacker')], may: [add(1, 'defence', 'evade')]",
      replace: "may: [remove('stress', 'attacker'), add(1, 'defence', 'evade')]",
    },
  ],
  'games/furball/effects/upgrades/elite/acting.ts': [
    {
      id: 'Push the Limit without an action',
      rule: 'no action left',
      find: "may: [freeAction('bar', 'must')], follows: [assign('stress')]",
      replace: "may: [freeAction('bar', 'must'), assign('stress')]",
    },
  ],
  'games/furball/effects/upgrades/elite/dice.ts': [
    {
      id: 'Elusiveness for nothing',
      rule: 'pays no stress',
      find: "if: unstressed, cost: [assign('stress')], may: [reroll(1, attackDice())]",
      replace: "if: unstressed, may: [assign('stress'), reroll(1, attackDice())]",
    },
  ],
  'games/furball/effects/upgrades/elite/flying.ts': [
    {
      id: 'Stay on Target is barred under stress',
      rule: 'may fly red',
      find: 'may: [turnDial(redOfSameSpeed)]',
      replace: 'if: unstressed, may: [turnDial(redOfSameSpeed)]',
    },
    {
      id: 'Stay on Target turns to what cannot be flown',
      rule: 'may fly red',
      find: '.filter((each) => objectionToFlying(now.board, now.ship, each) === undefined)',
      replace: '',
    },
  ],
  'games/furball/effects/upgrades/modifications.ts': [
    {
      id: 'foils are turned there and back',
      rule: '14.10 are not turned over and back again',
      find: "may: [flip('this', TO_ATTACK)], once: 'round' }",
      replace: "may: [flip('this', TO_ATTACK)] }",
    },
    {
      id: 'a ray shield at full shields',
      rule: 'none is bought for nothing',
      find: "cost: [assign('ion')], may: [recover()]",
      replace: "may: [assign('ion'), recover()]",
    },
  ],
  'games/furball/effects/upgrades/salvaged-astromechs.ts': [
    {
      id: 'R4 Agromech answers a removed token',
      rule: 'only removed',
      find: "spending('focus', { if: ({ attack, ship })",
      replace: "at('token.removed', { if: ({ attack, ship })",
    },
  ],
  'games/furball/effects/upgrades/systems.ts': [
    {
      id: 'Accuracy Corrector cancels for nothing',
      rule: 'cancels nothing',
      find: "if: (now) => mayAdd(now, 'attack'),",
      replace: '',
    },
  ],
  'games/furball/effects/pilots/scum.ts': [
    {
      id: 'Drea answers a removed lock',
      rule: 'was removed',
      find: "spending('lock', {",
      replace: "at('token.removed', {",
    },
    {
      id: 'Drea pays with nobody to lock',
      rule: 'nobody to lock',
      find: `cost: [assign('stress')],
        may: [pick(({ board, ship }) => lockTargets(board, ship)), lock('chosen')],`,
      replace: "may: [assign('stress'), lock('chosen')],",
    },
    {
      id: 'Genesis Red is asked',
      rule: 'is not asked',
      find: "does: [assign('focus', 'self', lacking('focus'))",
      replace: "may: [assign('focus', 'self', lacking('focus'))",
    },
    {
      id: 'Old Teroch looks ahead of the other ship only',
      rule: 'counts an auxiliary arc',
      find: 'isInFiringArc(board, seat, ship)',
      replace: "othersIn(board, seat, 'front', 1, 1).includes(ship)",
    },
  ],
  'games/furball/effects/pilots/rebel.ts': [
    {
      id: 'Keyan sheds stress against Omega Leader',
      rule: 'keeps his stress',
      find: "all<Now>(stressed, (now) => mayModify(now, 'attack', 'change'))",
      replace: 'stressed',
    },
    {
      id: 'Corran Horn without a target',
      rule: 'only with a target',
      find: "may: [attack('any', 'any')], follows: [until('next-round', 0)]",
      replace: "may: [attack('any', 'any'), until('next-round', 0)]",
    },
  ],
  'games/furball/effects/clauses/dials.ts': [
    {
      id: 'only dialled manoeuvres have a colour',
      rule: 'before the dial too',
      find: "enclosing<Furball, 'manoeuvre'>(stack, 'manoeuvre').difficulty === colour;",
      replace: `enclosing<Furball, 'manoeuvre'>(stack, 'manoeuvre').why !== 'card' &&
    enclosing<Furball, 'manoeuvre'>(stack, 'manoeuvre').difficulty === colour;`,
    },
  ],
  'games/furball/rules/ops/speaking.ts': [
    {
      id: 'effects without a ship to pick',
      rule: 'nobody',
      find: 'else if (op.needed === true) return false;',
      replace: '',
    },
  ],
  'games/furball/rules/ops/acting/attack.ts': [
    {
      id: 'attacks are granted without a target',
      rule: 'only with a target',
      find: 'hasAttack(now.board, chanceOf(weapon, at, now))',
      replace: 'now.board.round > 1',
    },
  ],
  'games/furball/rules/ops/damage/turn.ts': [
    {
      id: 'a turned card scores apart from the attack',
      rule: 'part of the attack',
      find: "if (which === 'dealt-by-attack') frame.source = sourceAs(match, frame, 'attack', now);",
      replace: '',
    },
  ],
  'games/furball/rules/07-damage/destruction.ts': [
    {
      id: 'simultaneous attacks compare with anybody active',
      rule: '7.8',
      find: "skillOf(board, turn.ship, 'combat') === skillOf(board, seat, 'combat')",
      replace: 'true',
    },
  ],
  'games/furball/rules/05-actions/moves.ts': [
    {
      id: 'boosting onto an asteroid is free',
      rule: 'rolls for an asteroid',
      find: " || ignores(board, seat, 'shifting')",
      replace: '',
    },
  ],
  'games/furball/rules/12-ending.ts': [
    {
      id: 'a ship kept alive has the bonus',
      rule: '14.14',
      find: `  settleDoomed(match, tell);
  for (let seat`,
      replace: '  for (let seat',
    },
  ],
  'games/furball/rules/values.ts': [
    {
      id: 'cards do not count for the order of return',
      rule: '10.3',
      find: "if (status === 'gone') return",
      replace: "if (status === 'out') return",
    },
  ],
  'games/furball/rules/08-tokens.ts': [
    { id: 'removing a token is spending it', rule: '8.2', find: 'if (!spent) return undefined;', replace: '' },
  ],
  'games/furball/rules/05-actions/allowed.ts': [
    {
      id: 'no second lock on the same ship',
      rule: '14.5',
      find: 'if (at === seat || !isFlying(shipOf(board, at))) return false;',
      replace: 'if (at === seat || shipOf(board, seat).locks.includes(at)) return false;',
    },
  ],
  'games/furball/words/cards/upgrades/missiles.ts': [
    {
      id: 'Cruise Missiles name no manoeuvre',
      rule: 'say in full',
      find: 'speed of the manoeuvre you flew',
      replace: 'speed you flew',
    },
  ],
  'games/furball/words/cards/pilots/imperial.ts': [
    {
      id: 'Backstabber defends',
      rule: 'say in full',
      find: 'When you attack, you roll one more attack die if no part',
      replace: 'You roll one more attack die if no part',
    },
  ],
  'games/furball/words/cards/upgrades/titles.ts': [
    {
      id: 'ailerons without a colour',
      rule: 'say in full',
      find: 'are white. Unless stressed, you must fly a white bank',
      replace: 'are white. Unless stressed, you must fly a bank',
    },
    {
      id: 'TIE/D fires its cannon twice',
      rule: 'say in full',
      find: `you may also attack with your primary weapon.',
  'title.tiev1'`,
      replace: `you may attack.',
  'title.tiev1'`,
    },
  ],
};
