import type { Planted } from '@starboard/testkit';

export const planted: Planted = {
  'kernel/record/write-record.ts': [
    {
      id: 'the chain forgets what came before',
      rule: 'lines exchanged or left out are refused',
      find: 'recordLine(fact: object, before: string)',
      replace: "recordLine(fact: object, _: string, before = '')",
    },
    {
      id: 'notes are not written',
      rule: 'notes follow the result without a hash',
      find: '[...chainOf(record).lines, ...notes.map(noteLine)]',
      replace: 'chainOf(record).lines',
    },
  ],
  'kernel/record/read-record.ts': [
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
    {
      id: 'a call is no line of a record',
      rule: 'a call is a line of the record at its place',
      find: "if ('call' in fact) return validate(callsOf(format), fact).ok;",
      replace: '',
    },
    {
      id: 'any call is a line of a record',
      rule: 'a call of another shape is no line of a record',
      find: 'return validate(callsOf(format), fact).ok;',
      replace: 'return true;',
    },
    {
      id: 'an older format may say what it does not know',
      rule: 'knows none of it, and is still read',
      find: 'format !== FORMAT && (dice !== null || branches !== null || from !== null)',
      replace: 'false',
    },
    {
      id: 'any number of notes is read',
      rule: 'refused, with its line',
      find: 'lines.length - after > MOST_NOTES',
      replace: 'false',
    },
    {
      id: 'a note may be about a place that is not there',
      rule: 'refused, with its line',
      find: 'note.place > record.inputs.length',
      replace: 'false',
    },
  ],
  'kernel/record/record.ts': [
    {
      id: 'records of the first format are not read',
      rule: 'an end by the players is in the record',
      find: '[FIRST_FORMAT, SECOND_FORMAT, FORMAT]',
      replace: '[SECOND_FORMAT, FORMAT]',
    },
    {
      id: 'records of the second format are not read',
      rule: 'knows none of it, and is still read',
      find: '[FIRST_FORMAT, SECOND_FORMAT, FORMAT]',
      replace: '[FIRST_FORMAT, FORMAT]',
    },
  ],
  'kernel/record/format.ts': [
    {
      id: 'a note is as long as somebody likes',
      rule: 'refused, with its line',
      find: 'const LONGEST_NOTE = 2000;',
      replace: 'const LONGEST_NOTE = 2_000_000;',
    },
  ],
  'kernel/record/replay.ts': [
    {
      id: 'any result is believed',
      rule: 'a sound chain does not help against',
      find: '!same(match.result, result)',
      replace: 'false',
    },
    {
      id: 'older rules replay it too',
      rule: 'a sound chain does not help against',
      find: 'header.rules > rules.version',
      replace: 'false',
    },
    {
      id: 'newer rules replay it in no case',
      rule: 'a record of older rules holds where',
      find: 'header.rules > rules.version',
      replace: 'header.rules !== rules.version',
    },
    {
      id: 'newer rules that part from it do not say so',
      rule: 'a record of older rules holds where',
      find: 'played.ok || header.rules === rules.version ?',
      replace: 'true ?',
    },
    {
      id: 'a broken move names the line before',
      rule: 'a sound chain does not help against',
      find: 'broken(i + 2,',
      replace: 'broken(i + 1,',
    },
    {
      id: 'calls of seats that nobody has are replayed',
      rule: 'a call is a line of the record at its place',
      find: 'input.seats.every((seat) => seat < seats)',
      replace: 'input.seats.every((seat) => seat >= 0)',
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
  'kernel/record/ended.ts': [
    {
      id: 'whoever gives up is second',
      rule: 'an end by the players is in the record',
      find: 'seat === loser ? seats : 1',
      replace: 'seat === loser ? 2 : 1',
    },
  ],
  'kernel/dice/fair.ts': [
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
  'kernel/record/questions.ts': [
    {
      id: 'a question loses its last answer',
      rule: 'leave out what was taken back',
      find: 'return sealing.sealed;',
      replace: 'return match.sealed;',
    },
    {
      id: 'the answer of a seat that left counts',
      rule: 'drop the answer of a seat that leaves',
      find: 'rules.isOut?.(after.board, seat) !== true',
      replace: 'seat >= 0',
    },
    {
      id: 'an interrupted question keeps its answers',
      rule: 'are interrupted by a call that puts another question',
      find: "{ answers: NONE, end: 'interrupted' }",
      replace: "{ answers: match.sealed, end: 'interrupted' }",
    },
    {
      id: 'a question shows every viewer what the spectator saw',
      rule: 'each shows every viewer what it saw live',
      find: 'view(rules, before, viewer, memoryAt(i, viewer))',
      replace: 'view(rules, before, null, memoryAt(i, viewer))',
    },
  ],
  'kernel/record/fork.ts': [
    {
      id: 'a fork of a fork forgets the first record',
      rule: 'of a fork names the first record and what both share',
      find: 'from === undefined ?',
      replace: 'from === undefined || place > 0 ?',
    },
    {
      id: 'a fork counts for lists of results',
      rule: 'counts for no list of results',
      find: 'from === undefined;',
      replace: 'from?.place !== 0;',
    },
  ],
};
