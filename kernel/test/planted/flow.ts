import type { Planted } from '@starboard/testkit';

/** Mistakes in how a match runs from question to question. */
export const planted: Planted = {
  'kernel/match/settle.ts': [
    {
      id: 'questions are not counted',
      rule: 'applied with the others, in seat order',
      find: 'match.question++',
      replace: 'match.question = 1',
    },
    {
      id: 'a repeated step runs once',
      rule: 'a step that repeats asks again',
      find: 'if (step.repeats === undefined) frame.step++',
      replace: 'frame.step++',
    },
    {
      id: 'a question to nobody is put',
      rule: 'a question to nobody is passed over',
      find: " || (next !== 'done' && next.ask?.length === 0)",
      replace: '',
    },
    {
      id: 'the procedure is that of other rules',
      rule: 'a memo of the last look',
      find: ' || last.procedures !== procedures',
      replace: '',
    },
    {
      id: 'the end leaves asks open',
      rule: 'the end closes what is asked',
      find: 'match.result = result;\n  match.asks = NONE;',
      replace: 'match.result = result;',
    },
    {
      id: 'the end leaves answers sealed',
      rule: 'the end closes what is asked',
      find: 'match.asks = NONE;\n  match.sealed = NONE;',
      replace: 'match.asks = NONE;',
    },
    {
      id: 'done goes to the next step',
      rule: 'done leaves the procedure',
      find: "if (next === 'done') {\n    stack.pop();",
      replace: "if (next === 'done') {",
    },
    {
      id: 'nothing is handed back',
      rule: 'a value is handed back to the procedure that called',
      find: 'handBack(rules, match, next.done);',
      replace: '',
    },
    {
      id: 'what was handed back before is taken again',
      rule: 'finds nothing of an earlier one',
      find: 'if (frame.returned !== undefined) frame.returned = null;\n    stack.push(next.call)',
      replace: 'stack.push(next.call)',
    },
    {
      id: 'a value is handed to whoever is there',
      rule: 'a value handed to a procedure that takes none',
      find: ' || caller.returned === undefined',
      replace: '',
    },
    {
      id: 'a single option is asked for',
      rule: 'an ask with a single option answers itself',
      find: 'hasSingles(rules) && sealSingles',
      replace: '!hasSingles(rules) && sealSingles',
    },
    {
      id: 'what answers itself is revealed while others are asked',
      rule: 'an answer that gives itself is sealed while others are asked',
      find: 'sealSingles(rules, match) && match.asks.length === 0',
      replace: 'sealSingles(rules, match)',
    },
    {
      id: 'an interrupted question is put to those who are out',
      rule: 'an interrupted question is put afresh to all who are still in',
      find: 'rules.isOut?.(match.board, seat) !== true',
      replace: 'true',
    },
    {
      id: 'an interrupted question is put to nobody',
      rule: 'an interrupted question of which all are out',
      find: 'still.length > 0 && ',
      replace: '',
    },
    {
      id: 'the last answer is applied last',
      rule: 'applied with the others, in seat order',
      find: 'placeFor(answers, lastAsk.seat)',
      replace: 'answers.length',
    },
    {
      id: 'after the end there is more to ask',
      rule: 'an answer that ends the match ends it',
      find: 'if (match.result !== null) return true;',
      replace: '',
    },
    {
      id: 'the last to call runs first',
      rule: 'what several answers call runs in the order of seats',
      find: 'calls.reverse()',
      replace: 'calls',
    },
    {
      id: 'what several ask is out of order',
      rule: 'what several answers ask is one question',
      find: '.sort((a, b) => a.seat - b.seat)',
      replace: '',
    },
    {
      id: 'what several ask is forgotten',
      rule: 'what several answers ask is one question',
      find: 'return asks.length > 0 && put(rules, match, asks, tell);',
      replace: 'return false;',
    },
    {
      id: 'what several ask is forgotten after calls',
      rule: 'what is asked comes after what is called',
      find: 'if (asks.length > 0) match.stack',
      replace: 'if (asks.length < 0) match.stack',
    },
    {
      id: 'done of one of several is overheard',
      rule: 'done of one of several answers leaves the procedure',
      find: "if (nexts.includes('done')) frame",
      replace: "if (nexts.at(-1) === 'done') frame",
    },
    {
      id: 'of several answers one hands a value back',
      rule: 'of several answers none can hand a value back',
      find: "nexts.some((next) => next !== 'done' && next.done !== undefined)",
      replace: 'false',
    },
    {
      id: 'several calls find what was handed back before',
      rule: 'what several answers call finds nothing of an earlier one',
      find: 'if (frame.returned !== undefined) frame.returned = null;\n  if (asks',
      replace: 'if (asks',
    },
  ],
  'kernel/match/clone.ts': [
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
    {
      id: 'a copy shares what a procedure works on',
      rule: 'what a procedure works on is cloned to its depth',
      find: "if (typeof member === 'object' && member !== null) copy[key] = clonePlain(member);",
      replace: '',
    },
    {
      id: 'a copy shares lists',
      rule: 'lists in frames are copied, and what is in them',
      find: 'const copy = value.slice();',
      replace: 'const copy = value;',
    },
    {
      id: 'a copy shares what is in lists',
      rule: 'lists in frames are copied, and what is in them',
      find: "if (typeof item === 'object' && item !== null) copy[i] = clonePlain(item);",
      replace: '',
    },
  ],
};
