import type { Planted } from '../../planted/mistake.ts';

export const planted: Planted = {
  'testkit/laws/secrecy.ts': [
    {
      id: 'what is imagined is not looked at',
      rule: 'imaginationFits',
      find: 'seenBy(situation, imagined, viewer)) ??',
      replace: 'seen) ??',
    },
    {
      id: 'reasons are not looked at',
      rule: 'imaginationFits',
      find: 'reasonsOf(rules, imagined, viewer)',
      replace: 'reasonsOf(rules, match, viewer)',
    },
    {
      id: 'only those who are asked are looked at',
      rule: 'imaginationFits',
      find: 'allSeeAlike(rules, match.board) ? [',
      replace: 'rules !== null ? [',
    },
    {
      id: 'sealed answers are not looked at',
      rule: 'sealedIsSecret',
      find: ' ?? firstFault(match.asks, ({ seat }) => sealedLeak(situation, seat))',
      replace: '',
    },
    {
      id: 'only the spectator sees no sealed answers',
      rule: 'sealedIsSecret',
      find: 'viewer === seat\n      ? undefined',
      replace: 'viewer !== null\n      ? undefined',
    },
    {
      id: 'only the seats see no sealed answers',
      rule: 'sealedIsSecret',
      find: 'viewer === seat\n      ? undefined',
      replace: 'viewer === seat || viewer === null\n      ? undefined',
    },
    {
      id: 'what is told is not looked at',
      rule: 'secretsAreKept',
      find: 'told.slice(0, until), dreamt.slice(0, until)',
      replace: '[], []',
    },
    {
      id: 'what is seen later is not looked at',
      rule: 'secretsAreKept',
      find: 'if (shown !== undefined) return shown;',
      replace: '',
    },
    {
      id: 'nothing may be revealed',
      rule: 'secretsAreKept',
      find: '({ reveals }) => reveals === true',
      replace: '() => false',
    },
    { id: 'the dice are others', rule: 'secretsAreKept', find: 'imagined.dice = cloneDice(truth.dice);', replace: '' },
    {
      id: 'what others have sealed is not given',
      rule: 'secretsAreKept',
      find: 'if (ask.seat !== viewer && !answered(rules, imagined, ask.seat, choice)) return undefined;',
      replace: 'if (ask.seat !== viewer) continue;',
    },
    {
      id: 'what is open may be secret',
      rule: 'openIsOpen',
      find: 'allSeeAlike(rules, match.board)\n    ? firstFault',
      replace: 'rules === null\n    ? firstFault',
    },
    {
      id: 'two may be asked at once without secrets',
      rule: 'severalAsksNeedSecrets',
      find: 'match.asks.length < 2\n    ? undefined\n    : `',
      replace: 'match.asks.length < 9\n    ? undefined\n    : `',
    },
  ],
};
