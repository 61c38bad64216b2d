import type { Planted } from '../../planted/mistake.ts';

export const planted: Planted = {
  'testkit/faults/audit/match-audit.ts': [
    { id: 'twice is once', rule: 'a choice is there twice', find: "return ['doubled']", replace: 'return []' },
    { id: 'strangers are welcome', rule: 'that nobody sent', find: "return ['foreign']", replace: 'return []' },
    {
      id: 'the server may do anything by itself',
      rule: 'without its request',
      find: "if (own === null) report('foreign', number, entry);\n      else",
      replace: 'if (own !== null)',
    },
    { id: 'any ask will do', rule: 'meant for', find: '!isMeantFor(deed, before)', replace: 'false' },
    { id: 'any choice will do', rule: 'is there as another', find: '!isEffect(deed, entry)', replace: 'false' },
    {
      id: 'refusals are forgotten',
      rule: 'though it was refused',
      find: 'deed.answer?.ok === false',
      replace: 'false',
    },
    { id: 'numbers do not matter', rule: 'a number is missing', find: 'number !== i + 1', replace: 'number === 0' },
    {
      id: 'nothing is missed',
      rule: 'is dropped',
      find: 'if (number === undefined) problems',
      replace: 'if (number === 0) problems',
    },
    {
      id: 'what had nothing to do is missed',
      rule: 'may leave nothing',
      find: 'if (isIdle) idle.push(deed);\n    else if',
      replace: 'if',
    },
    { id: 'anything had nothing to do', rule: 'must have had nothing to do', find: 'if (isIdle)', replace: 'if (met)' },
  ],
  'testkit/faults/audit/order.ts': [
    {
      id: 'any order',
      rule: 'have changed places',
      find: 'deed.answer.at > latestSent',
      replace: 'deed.answer.at > 0',
    },
  ],
  'testkit/faults/audit/chat-audit.ts': [
    { id: 'lines are not missed', rule: 'a line of chat is dropped', find: '!found.has(deed)', replace: 'false' },
    {
      id: 'lines are not counted',
      rule: 'a line of chat is there twice',
      find: 'found.has(deed)) report',
      replace: 'false) report',
    },
  ],
  'testkit/faults/audit/audit.ts': [
    {
      id: 'a lost match is not missed',
      rule: 'a whole match is gone',
      find: '!ids.has(deed.match)',
      replace: 'ids.has(deed.match)',
    },
    {
      id: 'a request opens as many matches as it likes',
      rule: 'has opened two matches',
      find: 'return other === undefined\n    ? []',
      replace: 'return other !== null\n    ? []',
    },
  ],
  'testkit/faults/audit/record-audit.ts': [
    { id: 'any record will do', rule: 'the record is of another match', find: '!read.ok', replace: 'read.ok === null' },
  ],
  'testkit/faults/crowd/ledger.ts': [
    {
      id: 'answers may change',
      rule: 'was answered otherwise',
      find: 'deed.answer.ok && newer',
      replace: '!deed.answer.ok && newer',
    },
  ],
};
