import type { Planted } from '../../planted/mistake.ts';

export const planted: Planted = {
  'testkit/laws/truth.ts': [
    {
      id: 'what is not plain passes',
      rule: 'truthIsPlain',
      find: "differ('through JSON', match, JSON.parse(JSON.stringify(match))) ?? ",
      replace: '',
    },
    {
      id: 'a clone is not looked at',
      rule: 'truthIsPlain',
      find: " ?? differ('cloned', match, cloneMatch(rules, match))",
      replace: '',
    },
    {
      id: 'the original of a copy is not looked at',
      rule: 'copiesAreApart',
      find: "differ('the original of a copy played on', JSON.parse(before), match) ??",
      replace: '',
    },
    {
      id: 'a copy may play on otherwise',
      rule: 'copiesAreApart',
      find: " ??\n    differ('a clone and its JSON twin', copy, twin)",
      replace: '',
    },
    {
      id: 'answers are given in one order',
      rule: 'orderOfAnswersIsIrrelevant',
      find: 'answered(seats.toReversed())',
      replace: 'inOrder',
    },
    {
      id: 'answers at once are not looked at',
      rule: 'orderOfAnswersIsIrrelevant',
      find: " ??\n    differ('answers one by one and at once', inOrder, atOnce)",
      replace: '',
    },
    {
      id: 'telling may do harm',
      rule: 'tellingIsHarmless',
      find: "differ('told and silent', told, silent)",
      replace: 'undefined',
    },
    {
      id: 'an event needs no rule',
      rule: 'tellingIsHarmless',
      find: "rule === '' || type === ''",
      replace: "type === ''",
    },
    {
      id: 'calls may be refused',
      rule: 'callsAreSound',
      find: 'if (!played.ok) return',
      replace: 'if (!played.ok) continue;\n    if (played === null) return',
    },
    {
      id: 'calls need not be told',
      rule: 'callsAreSound',
      find: 'played.events.length === 0',
      replace: 'played.events.length < 0',
    },
    {
      id: 'a closed match may go on',
      rule: 'callsAreSound',
      find: "call.call === 'closed' && after.result === null",
      replace: "call.call === 'closed' && after === null",
    },
    {
      id: 'nobody need be asked after a call',
      rule: 'callsAreSound',
      find: 'if (after.asks.length === 0) return',
      replace: 'if (after.asks.length === 0) continue;\n    if (after === null) return',
    },
    {
      id: 'options after a call are not looked at',
      rule: 'callsAreSound',
      find: 'optionsAreSound(late) ?? ',
      replace: '',
    },
    { id: 'asks after a call are not looked at', rule: 'callsAreSound', find: 'oneAskASeat(late) ?? ', replace: '' },
    {
      id: 'the truth after a call is not looked at',
      rule: 'callsAreSound',
      find: ' ?? truthIsPlain(late)',
      replace: '',
    },
    {
      id: 'asks later on are not looked at',
      rule: 'callsAreSound',
      find: 'if (later !== undefined)',
      replace: 'if (later === null)',
    },
    {
      id: 'calls may touch the original',
      rule: 'callsAreSound',
      find: "return differ('a match after calls on copies of it', JSON.parse(before), match);",
      replace: 'return undefined;',
    },
  ],
  'testkit/laws/index.ts': [
    {
      id: 'a law is left out',
      rule: 'secretsAreKept',
      find: '  secretsAreKept,\n  openIsOpen',
      replace: '  openIsOpen',
    },
  ],
  'testkit/check.ts': [
    {
      id: 'what throws passes',
      rule: 'nothingThrows',
      find: "return breach('nothingThrows',",
      replace: "return void breach('nothingThrows',",
    },
    {
      id: 'a match without an end passes',
      rule: 'everyMatchEnds',
      find: 'if (moves.length >= longest) return [',
      replace: 'if (moves.length >= longest) throw [',
    },
    {
      id: 'a replay may differ',
      rule: 'replayIsEqual',
      find: "different === undefined ? null : breach('replayIsEqual', different)",
      replace: 'null',
    },
    {
      id: 'a replay need only come to the same result',
      rule: 'replayIsEqual',
      find: 'replayed.match, match);',
      replace: 'replayed.match.result, match.result);',
    },
    {
      id: 'thorough is not',
      rule: 'a thorough check takes the view of every seat',
      find: 'all ? LAWS : QUICK_LAWS',
      replace: 'all ? QUICK_LAWS : QUICK_LAWS',
    },
  ],
  'testkit/at-every-question.ts': [
    {
      id: 'the spectator is not looked at',
      rule: 'a thorough check takes the view of every seat',
      find: '[null, ...seating.keys()]',
      replace: '[...seating.keys()]',
    },
    {
      id: 'the last seat is not looked at',
      rule: 'a thorough check takes the view of every seat',
      find: '...seating.keys()]',
      replace: '...seating.slice(1).keys()]',
    },
    {
      id: 'viewers learn nothing',
      rule: 'what viewers have learnt so far goes with what they imagine',
      find: 'one.memory = learnt(rules, one.memory, [event], one.viewer);',
      replace: 'one.memory = blankMemory(rules);',
    },
  ],
};
