import type { Planted } from '../../planted/mistake.ts';

export const planted: Planted = {
  'testkit/faults/audit/bringing.ts': [
    {
      id: 'squads change whenever they like',
      rule: 'finds a squad that was changed after everybody was ready',
      find: "if (isAllReady(state)) throw new Error('Everybody was ready.');",
      replace: '',
    },
    {
      id: 'any squad will do',
      rule: 'finds a squad that the rules forbid',
      find: 'if (fault !== undefined) throw new Error(fault);',
      replace: '',
    },
    {
      id: 'promises come whenever they like',
      rule: 'finds dice that were promised before everybody was ready',
      find: 'if (state.sitters[seat]?.prepares && !isAllReady(state))',
      replace: 'if (false)',
    },
  ],
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
    { id: 'any choice will do', rule: 'is there as another', find: 'isEffect(deed, entry) &&', replace: '' },
    {
      id: 'refusals are forgotten',
      rule: 'though it was refused',
      find: 'deed.answer?.ok === false',
      replace: 'false',
    },
    {
      id: 'dates do not matter',
      rule: 'is dated long before the one before it',
      find: '- CLOCKS_AGREE)',
      replace: '- Number.MAX_SAFE_INTEGER)',
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
    {
      id: 'lines are said by anybody',
      rule: 'it is said by another seat',
      find: '!isSaidAs(deed, line, logged, find)',
      replace: 'line.seat === -1',
    },
    {
      id: 'lines come along as they like',
      rule: 'names lines that came along changed, or in another order',
      find: 'original.number < last',
      replace: 'original.number < 0',
    },
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
  ],
  'testkit/faults/audit/opening-audit.ts': [
    {
      id: 'a request opens as many matches as it likes',
      rule: 'has opened two matches',
      find: "deed.kind === 'open' && other !== undefined",
      replace: "deed.kind === 'open' && other === null",
    },
    {
      id: 'the secret of the dice may be any',
      rule: 'the secret of the dice is another',
      find: 'opening.commitment !== commitTo(logged.secret)',
      replace: 'opening.commitment === logged.secret',
    },
    {
      id: 'anybody is the host',
      rule: 'another host',
      find: 'opening.host !== host',
      replace: 'opening.host === null',
    },
    {
      id: 'a match has as many rematches as it likes',
      rule: 'names a second rematch of one match',
      find: 'else if (next !== id)',
      replace: 'else if (next === null)',
    },
    {
      id: 'a rematch is held for anybody',
      rule: 'a seat is held for somebody else',
      find: "    'seats held': [(opening.heldFor ?? []).map((holder) => holder?.guest ?? null), holders],\n",
      replace: "    'seats held': [holders, holders],\n",
    },
    {
      id: 'a rematch has any clock',
      rule: 'it has another clock',
      find: '    clock: [opening.timeControl, before.opening.timeControl],\n',
      replace: '',
    },
    {
      id: 'anybody takes a seat that is held',
      rule: 'names somebody in a seat that is held for another',
      find: 'holder.guest === what.guest ||',
      replace: 'holder.guest !== null ||',
    },
  ],
  'testkit/faults/audit/effects.ts': [
    {
      id: 'any set-up will do',
      rule: 'a match has another set-up',
      find: "isWithin(body['setup'] ?? {}, entry.setup)",
      replace: 'isWithin({}, entry.setup)',
    },
    {
      id: 'any clock will do',
      rule: 'a match has another clock',
      find: "isWithin(body['timeControl'] ?? {}, { ...entry.timeControl })",
      replace: 'isWithin({}, {})',
    },
    {
      id: 'any name will do',
      rule: 'somebody sits under another name',
      find: 'return entry.name === name;',
      replace: 'return true;',
    },
    {
      id: 'any seat may be told',
      rule: 'was told another seat',
      find: "return answer.value['seat'] === entry.seat;",
      replace: 'return true;',
    },
    {
      id: 'any rematch may be told',
      rule: 'names another rematch than was told',
      find: "|| answer.value['match'] === entry.match;",
      replace: '|| true;',
    },
    {
      id: 'a draw needs nobody else',
      rule: 'a draw that not everybody has offered',
      find: 'return isAgreed === others.every((agrees) => agrees);',
      replace: 'return true;',
    },
    {
      id: 'any standing answers will do',
      rule: 'names standing answers that were put in the place of others',
      find: "[...list(body['always']), null, ...list(body['never'])],",
      replace: '[...entry.standing.always, null, ...entry.standing.never],',
    },
  ],
  'testkit/faults/audit/own-work.ts': [
    {
      id: 'the clock is in a hurry',
      rule: 'the clock takes a seat before its time is up',
      find: 'at - since >= perDecision * 1000',
      replace: 'at >= since',
    },
  ],
  'testkit/faults/audit/device-audit.ts': [
    {
      id: 'any device may be signed out',
      rule: 'names that another device was signed out',
      find: 'if (!gone.has(id))',
      replace: 'if (gone.size < meant.size)',
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
