import type { Planted } from '@starboard/testkit';

export const planted: Planted = {
  'kernel/match/choose.ts': [
    {
      id: 'the last answer forgets the others',
      rule: 'applied with the others, in seat order',
      find: 'match.sealed.length > 0',
      replace: 'match.sealed.length < 0',
    },
    {
      id: 'a further ask is forgotten',
      rule: 'a further ask goes to the same seat',
      find: 'seal(match, ask, choice, further);',
      replace: 'seal(match, ask, choice, undefined);',
    },
    {
      id: 'the last to answer is asked no further',
      rule: 'the last to answer is asked further',
      find: 'further === undefined && match.asks.length === 1',
      replace: 'match.asks.length === 1',
    },
    {
      id: 'a further ask with a single option is put',
      rule: 'a further ask with a single option answers itself too',
      find: 'further === undefined || !hasSingles(rules)',
      replace: 'further !== undefined || !hasSingles(rules)',
    },
    {
      id: 'at once nothing further is asked',
      rule: 'answered at once, further asks and all',
      find: 'ask = further;',
      replace: 'ask = undefined;',
    },
    {
      id: 'at once forgets what was sealed before',
      rule: 'whatever was sealed before is applied with what is answered at once',
      find: 'const sealed = match.sealed.slice();',
      replace: 'const sealed = [];',
    },
    {
      id: 'at once answers lie as they come',
      rule: 'whatever was sealed before is applied with what is answered at once',
      find: 'placeFor(sealed, ask.seat)',
      replace: 'sealed.length',
    },
    {
      id: 'at once writes into the list of a copy',
      rule: 'answers given at once do not touch a copy',
      find: 'match.sealed.slice()',
      replace: 'match.sealed',
    },
  ],
  'kernel/match/sealing.ts': [
    {
      id: 'answers are applied as they come',
      rule: 'applied with the others, in seat order',
      find: 'while (place > 0 && seatOf(sealed, place - 1) > seat) place--;',
      replace: '',
    },
    {
      id: 'a further ask is put last',
      rule: 'a further ask goes to the same seat',
      find: 'else if (by !== undefined) others.push(by);\n  }',
      replace: '}\n  if (by !== undefined) others.push(by);',
    },
    {
      id: 'nothing further is imagined',
      rule: 'imagined with what was asked further',
      find: 'seal(match, ask, choice, further);',
      replace: 'seal(match, ask, choice, undefined);',
    },
    {
      id: 'every single option is taken unasked',
      rule: 'a single answer is still asked for',
      find: ' && decisionOn(rules, ask).answersItself === true;',
      replace: ';',
    },
    {
      id: 'the first of several options is taken unasked',
      rule: 'an ask with a single option answers itself',
      find: ' || offered.length > 1',
      replace: '',
    },
    {
      id: 'what answers itself brings on nothing that does',
      rule: 'asks that answer themselves bring on further ones',
      find: 'ask = further;',
      replace: 'ask = undefined;',
    },
    {
      id: 'what answered itself is not noticed',
      rule: 'an ask with a single option answers itself',
      find: 'found = true;',
      replace: '',
    },
    {
      id: 'whether asks answer themselves is that of other rules',
      rule: 'a memo of the last look',
      find: 'last.decisions !== decisions',
      replace: 'last.decisions === null',
    },
  ],
};
