import type { Planted } from '@starboard/testkit';

export const planted: Planted = {
  'kernel/match/options.ts': [
    {
      id: 'forbidden candidates are options',
      rule: 'options are the candidates that nothing forbids',
      find: '(choice) => decision.forbids?.(match.board, ask, choice, frame, earlier, match.stack) === undefined',
      replace: '() => true',
    },
    {
      id: 'others’ answers pass for one’s own',
      rule: 'sealed answers are in one’s own view',
      find: 'start > 0 && seatOf(sealed, start - 1) === seat',
      replace: 'start > 0',
    },
    {
      id: 'own answers are not found among others’',
      rule: 'sealed answers are in one’s own view',
      find: 'while (end > 0 && seatOf(sealed, end - 1) > seat) end--;',
      replace: '',
    },
    {
      id: 'a further ask shows in public',
      rule: 'the others do not see it',
      find: 'if (sealed.length === 0) return asks;',
      replace: 'if (asks.length > 0) return asks;',
    },
    {
      id: 'what was asked lies as it was answered',
      rule: 'what was asked is in the order of seats',
      find: 'return firsts.sort((a, b) => a.seat - b.seat);',
      replace: 'return firsts;',
    },
    {
      id: 'the decision is that of other rules',
      rule: 'a memo of the last look',
      find: ' || last.decisions !== decisions',
      replace: '',
    },
    {
      id: 'reasons are not grouped',
      rule: 'reasons against the rest are asked for',
      find: 'if (alike === undefined) found',
      replace: 'if (alike !== null) found',
    },
    {
      id: 'another fact is the same reason',
      rule: 'reasons that differ are groups of their own',
      find: 'refusal.fact === fact && ',
      replace: '',
    },
    {
      id: 'another rule is the same reason',
      rule: 'reasons that differ are groups of their own',
      find: ' && refusal.rule === rule',
      replace: '',
    },
    {
      id: 'what is no candidate is forbidden',
      rule: 'reasons against the rest are asked for',
      find: '.find((each) => same(each, choice))',
      replace: '.at(-1)',
    },
  ],
  'kernel/match/play.ts': [
    {
      id: 'rules are told the time of a call',
      rule: 'rules never see the time of a call',
      find: 'const { at: _, ...made } = call;',
      replace: 'const made = call;',
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
      id: 'a seat that cannot be is only not asked',
      rule: 'is refused in a sentence',
      find: '!Number.isSafeInteger(move.seat) || move.seat < 0',
      replace: 'false',
    },
    {
      id: 'a sealed answer says that nothing was asked',
      rule: 'is refused in a sentence',
      find: 'answersOf(match, seat).length > 0',
      replace: 'answersOf(match, seat).length > 1',
    },
    {
      id: 'a call after the end is none',
      rule: 'a call that cannot be made',
      find: "match.result === null ? 'no-call' : 'over'",
      replace: "'no-call'",
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
      id: 'what is taken back stays sealed',
      rule: 'sealed answers can be taken back one by one, the last first',
      find: 'match.sealed.filter((sealed) => sealed !== last)',
      replace: 'match.sealed',
    },
    {
      id: 'what is taken back is asked last',
      rule: 'sealed answers can be taken back one by one, the last first',
      find: '.sort((a, b) => a.seat - b.seat)',
      replace: '',
    },
    {
      id: 'a refusal names no rule',
      rule: 'a refusal by a rule names it',
      find: ', rule: reason.rule',
      replace: '',
    },
  ],
};
