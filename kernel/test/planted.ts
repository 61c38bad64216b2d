import type { Planted } from '@starboard/testkit';

/** Mistakes that the tests of the kernel have to catch: `npm run plant -- kernel` tries them out. */
export const planted: Planted = {
  'kernel/choose.ts': [
    {
      id: 'answers are applied as they come',
      rule: 'applied with the others, in seat order',
      find: 'const answers = inSeatOrder(match.sealed)',
      replace: 'const answers = match.sealed',
    },
    {
      id: 'forbidden candidates are options',
      rule: 'options are the candidates that nothing forbids',
      find: '.filter((choice) => decision.forbids?.(match.board, ask, choice, earlier) === undefined)',
      replace: '',
    },
    {
      id: 'an answer to an earlier question is taken',
      rule: 'is refused in a sentence',
      find: 'move.question !== match.question',
      replace: 'move.question > match.question',
    },
    {
      id: 'a match that is over goes on',
      rule: 'is refused in a sentence',
      find: 'match.result !== null',
      replace: 'match.question < 0',
    },
    {
      id: 'a sealed answer says that nothing was asked',
      rule: 'is refused in a sentence',
      find: 'answersOf(match, seat).length > 0',
      replace: 'answersOf(match, seat).length > 1',
    },
    {
      id: 'play changes the match it was given',
      rule: 'play leaves the match it was given as it was',
      find: 'const after = cloneMatch(rules, match);\n  const events',
      replace: 'const after = match;\n  const events',
    },
    {
      id: 'the first sealed answer is taken back',
      rule: 'sealed answers can be taken back one by one, the last first',
      find: 'answersOf(match, seat).at(-1)',
      replace: 'answersOf(match, seat).at(0)',
    },
    {
      id: 'a refusal names no rule',
      rule: 'a refusal by a rule names it',
      find: ', rule: refusal.rule',
      replace: '',
    },
    {
      id: 'others’ answers pass for one’s own',
      rule: 'sealed answers are in one’s own view',
      find: 'answer.ask.seat === seat',
      replace: 'answer.ask.seat >= 0',
    },
  ],
  'kernel/clone.ts': [
    {
      id: 'a copy shares its stack',
      rule: 'play leaves the match it was given as it was',
      find: 'stack: cloneFrames<G>(match.stack)',
      replace: 'stack: match.stack',
    },
    {
      id: 'a copy shares its dice',
      rule: 'play leaves the match it was given as it was',
      find: 'dice: cloneDice(match.dice)',
      replace: 'dice: match.dice',
    },
  ],
  'kernel/settle.ts': [
    {
      id: 'questions are not counted',
      rule: 'applied with the others, in seat order',
      find: 'match.question++',
      replace: 'match.question = 1',
    },
    {
      id: 'a repeated step runs once',
      rule: 'a step that repeats asks again',
      find: 'step.repeats === undefined ||',
      replace: 'true ||',
    },
    { id: 'the end leaves asks open', rule: 'the end closes what is asked', find: 'match.asks = [];', replace: '' },
    {
      id: 'done goes to the next step',
      rule: 'done leaves the procedure',
      find: "if (next === 'done') {\n      stack.pop()",
      replace: "if (next === 'done') {\n      frame.step++",
    },
  ],
  'kernel/view.ts': [
    {
      id: 'a further ask shows in public',
      rule: 'the others do not see it',
      find: '[...match.sealed.map((answer) => answer.ask), ...match.asks]',
      replace: '[...match.asks, ...match.sealed.map((answer) => answer.ask)]',
    },
    {
      id: 'ready before the last answer',
      rule: 'the others do not see it',
      find: 'askOf(match, each) === undefined',
      replace: 'answersOf(match, each).length > 0',
    },
    {
      id: 'what is told to some reaches the spectator',
      rule: 'events go to all, to some, or to all but some',
      find: 'seat !== null && seats.includes(seat)',
      replace: 'seat === null || seats.includes(seat)',
    },
    {
      id: 'the sealed answers of others are imagined as open',
      rule: 'imagined with an answer for every seat that is ready',
      find: 'for (const seat of seen.ready) if (seat',
      replace: 'for (const seat of []) if (seat',
    },
    {
      id: 'own sealed answers are not in the view',
      rule: 'sealed answers are in one’s own view',
      find: 'seat === null ? [] : answersOf(match, seat)',
      replace: '[]',
    },
  ],
  'kernel/record.ts': [
    {
      id: 'the chain forgets what came before',
      rule: 'lines exchanged or left out are refused',
      find: '(before: string, fact: object)',
      replace: "(_: string, fact: object, before = '')",
    },
    {
      id: 'another spelling is read',
      rule: 'any byte changed, left out or put in is refused',
      find: 'link.spelling !== line',
      replace: '!line.includes(link.hash)',
    },
    {
      id: 'a line with more than a move is one',
      rule: 'a sound chain does not help against',
      find: ' &&\n    Object.keys(fact).length === 3',
      replace: '',
    },
  ],
  'kernel/replay.ts': [
    {
      id: 'any result is believed',
      rule: 'a sound chain does not help against',
      find: '!same(match.result, result)',
      replace: 'false',
    },
    {
      id: 'other rules replay it too',
      rule: 'a sound chain does not help against',
      find: 'header.rules !== rules.version',
      replace: 'false',
    },
    {
      id: 'a broken move names the line before',
      rule: 'a sound chain does not help against',
      find: 'broken(i + 2,',
      replace: 'broken(i + 1,',
    },
    { id: 'dice are not checked', rule: 'dice are not fair with', find: 'unfair !== undefined', replace: 'false' },
    {
      id: 'an end by the players is ignored',
      rule: 'an end by the players is in the record',
      find: 'record.ended !== undefined && match.result === null',
      replace: 'false',
    },
    {
      id: 'the beginning is not shown',
      rule: 'replay shows every state on the way',
      find: 'each?.(match, events, 0);',
      replace: '',
    },
  ],
  'kernel/ended.ts': [
    {
      id: 'who gives up is second',
      rule: 'an end by the players is in the record',
      find: 'seat === loser ? seats : 1',
      replace: 'seat === loser ? 2 : 1',
    },
  ],
  'kernel/fair.ts': [
    {
      id: 'any secret fits the commitment',
      rule: 'dice are not fair with',
      find: 'commitTo(secret) !== commitment',
      replace: 'false',
    },
    {
      id: 'nonces do not count',
      rule: 'dice are not fair with',
      find: '[secret, ...nonces].join',
      replace: '[secret].join',
    },
  ],
  'kernel/dice.ts': [
    { id: 'a die shows nought', rule: 'falls evenly', find: 'draw(dice, sides) + 1', replace: 'draw(dice, sides)' },
    {
      id: 'a biased draw',
      rule: 'no modulo bias',
      find: 'if (word - rest <= 0x100000000 - below) return rest;',
      replace: 'return rest;',
    },
    {
      id: 'a biased shuffle',
      rule: 'a shuffle can bring about every order, evenly',
      find: 'draw(dice, i + 1, ',
      replace: 'draw(dice, list.length, ',
    },
    {
      id: 'shuffles take from the dice',
      rule: 'a shuffle more or less changes no roll',
      find: "stream === 'dice' ? 0 : 1",
      replace: '0',
    },
    {
      id: 'a copy of dice shares its counters',
      rule: 'through JSON it goes on alike',
      find: 'drawn: dice.drawn.slice()',
      replace: 'drawn: dice.drawn',
    },
    {
      id: 'a block is taken for another’s',
      rule: 'forty generators used in turns',
      find: ' || block.key !== key',
      replace: '',
    },
    {
      id: 'any face can be rigged',
      rule: 'a rigged face that the die does not have',
      find: 'face < 1 || face > sides',
      replace: 'face < 1',
    },
  ],
  'kernel/schema.ts': [
    {
      id: 'the greatest number does not fit',
      rule: 'the least and the greatest there may be fit',
      find: 'value <= maximum',
      replace: 'value < maximum',
    },
    { id: 'numbers beyond the greatest fit', rule: 'does not fit', find: ' && value <= maximum', replace: '' },
    { id: 'fractions fit', rule: 'does not fit', find: 'Number.isSafeInteger(value) &&', replace: '' },
    { id: 'unknown members fit', rule: 'does not fit', find: 'if (unknown !== undefined)', replace: 'if (false)' },
    {
      id: 'a text one too long fits',
      rule: 'does not fit',
      find: 'value.length > schema.maxLength',
      replace: 'value.length > schema.maxLength + 1',
    },
    {
      id: 'members of the prototype count',
      rule: 'a member that only the prototype has is no member',
      find: '!Object.hasOwn(value, key)',
      replace: '!(key in value)',
    },
  ],
  'kernel/json.ts': [
    {
      id: 'keys as they come',
      rule: 'the order of keys does not matter',
      find: '.sort(([a], [b]) => (a < b ? -1 : 1))',
      replace: '',
    },
    { id: 'a part is the whole', rule: 'differ', find: 'left.length === right.length &&', replace: '' },
  ],
};
