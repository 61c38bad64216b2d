import type { Planted } from '@starboard/testkit';

export const planted: Planted = {
  'kernel/match/call.ts': [
    {
      id: 'time is called twice, or before it runs',
      rule: 'time is called only while it runs',
      find: "rules.timeLimit && rules.timeLimit.state(match.board) !== 'running'",
      replace: 'rules.timeLimit && match.result !== null',
    },
    {
      id: 'whoever is out is asked on',
      rule: 'whoever is out is asked nothing more',
      find: 'match.asks = match.asks.filter(({ seat }) => !isOut(seat));',
      replace: '',
    },
    {
      id: 'nobody’s answer stands',
      rule: 'the answers of the others stand',
      find: 'match.sealed.filter(({ ask }) => !isOut(ask.seat))',
      replace: 'NONE',
    },
    {
      id: 'the answer of one who is out is applied',
      rule: 'a sealed answer of one who is out is not applied',
      find: 'match.sealed = match.sealed.filter(({ ask }) => !isOut(ask.seat));',
      replace: '',
    },
    {
      id: 'whoever has answered cannot be out',
      rule: 'a sealed answer of one who is out is not applied',
      find: 'firstAsks(match).some(',
      replace: 'match.asks.some(',
    },
    {
      id: 'a question waits for one who is out',
      rule: 'with the last one who had not answered out',
      find: 'if (match.asks.length === 0) reveal(rules, match, tell);',
      replace: '',
    },
    {
      id: 'an interrupted question is forgotten',
      rule: 'the question it interrupts is put afresh afterwards',
      find: '{ at: INTERRUPTED, step: 0, asks: interrupted }, ',
      replace: '',
    },
    {
      id: 'an interrupted question is put to the rest',
      rule: 'an interrupted question is put afresh to all who are still in',
      find: 'const interrupted = firstAsks(match);',
      replace: 'const interrupted = match.asks;',
    },
    {
      id: 'answers to an interrupted question stay',
      rule: 'an interrupted question is put afresh to all who are still in',
      find: 'match.sealed = NONE;',
      replace: '',
    },
    {
      id: 'calls after the end',
      rule: 'a call that cannot be made',
      find: "if (match.result !== null) return 'This match is over.';",
      replace: '',
    },
    {
      id: 'a draw where there is none',
      rule: 'a call that cannot be made',
      find: "call.call === 'draw-agreed' && !rules.draws",
      replace: 'false',
    },
    { id: 'a call of nobody', rule: 'a call that cannot be made', find: 'seats.length === 0 || ', replace: '' },
    {
      id: 'a call of one seat twice',
      rule: 'a call that cannot be made',
      find: ' && seats.indexOf(seat) === i',
      replace: '',
    },
    {
      id: 'a call of a seat too many',
      rule: 'a call that cannot be made',
      find: ' && seat < rules.seats.max',
      replace: '',
    },
    { id: 'a call of a seat below the first', rule: 'a call that cannot be made', find: ' && seat >= 0', replace: '' },
    {
      id: 'a call of half a seat',
      rule: 'a call that cannot be made',
      find: 'Number.isSafeInteger(seat) && ',
      replace: '',
    },
    {
      id: 'a call of one who is out',
      rule: 'a call that cannot be made',
      find: 'seats.some((seat) => rules.isOut?.(match.board, seat)) ?',
      replace: 'seats.length === 0 ?',
    },
  ],
};
