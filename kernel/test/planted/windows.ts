import type { Planted } from '@starboard/testkit';

export const planted: Planted = {
  'kernel/match/offers.ts': [
    {
      id: 'options are handed over to copies',
      rule: 'a copy works its options out anew',
      find: ' && last.board === board',
      replace: ' && board !== null',
    },
    {
      id: 'options are handed over to other questions',
      rule: 'of no other',
      find: 'last.ask === ask && ',
      replace: 'ask !== null && ',
    },
    {
      id: 'options outlive a call',
      rule: 'after a call, options are worked out anew',
      find: `export function forgetOffer(): void {
  last.board = null;
  last.ask = null;`,
      replace: 'export function forgetOffer(): void {',
    },
  ],
  'kernel/match/window.ts': [
    {
      id: 'what was found for one window is served in another',
      rule: 'once and in this window alone',
      find: 'if (found.frame !== frame || found.board !== board) return undefined;',
      replace: 'if (found.frame === null) return undefined;',
    },
    {
      id: 'what was found is served twice',
      rule: 'once and in this window alone',
      find: `  found.board = null;
  found.frame = null;
`,
      replace: '',
    },
    {
      id: 'a window opens for nobody',
      rule: 'a window that nobody listens to makes no frame',
      find: 'listens(match.board, moment) ? {',
      replace: 'listens !== undefined ? {',
    },
    {
      id: 'the last owner is served first',
      rule: 'owners are served in turn',
      find: 'frame.seats[frame.served]',
      replace: 'frame.seats[frame.seats.length - 1 - frame.served]',
    },
    {
      id: 'being asked gives away what is held',
      rule: 'asked although they hold nothing for the moment',
      find: ' && windows.isAskedAnyway?.(match.board, frame, seat) !== true',
      replace: '',
    },
    {
      id: 'everybody is asked anyway',
      rule: 'whoever has nothing to use is passed over',
      find: 'windows.isAskedAnyway?.(match.board, frame, seat) !== true',
      replace: 'windows.isAskedAnyway === undefined',
    },
    {
      id: 'what is compulsory is asked for',
      rule: 'what is compulsory and alone runs unasked',
      find: 'usable.length === 1 && windows',
      replace: 'usable.length === 0 && windows',
    },
    {
      id: 'what may be used runs unasked',
      rule: 'what may be used may be passed over',
      find: ' && windows.isCompulsory(only)',
      replace: '',
    },
    {
      id: 'what is compulsory may be passed over',
      rule: 'may pass only once nothing compulsory is left',
      find: 'if (windows.isCompulsory(usable[i] as Effect)) return usable;',
      replace: 'if (usable.every((effect) => windows.isCompulsory(effect))) return usable;',
    },
    {
      id: 'nobody may pass',
      rule: 'may pass only once nothing compulsory is left',
      find: '[...usable, null]',
      replace: 'usable',
    },
    {
      id: 'an effect is used again and again',
      rule: 'an effect is used once for each happening',
      find: 'used.length > 0 && used.includes(effect)',
      replace: 'false',
    },
    {
      id: 'a use is not noted',
      rule: 'an effect is used once for each happening',
      find: 'frame.used.push(effect);',
      replace: '',
    },
    {
      id: 'an owner cannot use what another has used',
      rule: 'each owner begins afresh',
      find: 'frame.used = [];',
      replace: '',
    },
    {
      id: 'once a round is as often as one likes',
      rule: 'what may be used once a round is not offered again',
      find: 'uses.includes(useOf(seat, effect))',
      replace: 'false',
    },
    {
      id: 'a use that is limited is not noted',
      rule: 'what may be used once a round is not offered again',
      find: 'windows.limitedIn?.(match.board, effect, match.stack)?.push(useOf(seat, effect));',
      replace: '',
    },
    {
      id: 'a window is about the outermost frame',
      rule: 'what a window is about is the innermost frame of its kind',
      find: 'let i = stack.length - 1; i >= 0; i--',
      replace: 'let i = 0; i < stack.length; i++',
    },
  ],
  'kernel/match/standing-answers.ts': [
    {
      id: 'always is asked',
      rule: 'standing answers take what is always taken',
      find: "said === 'always' && rules.helps?.(view, choice) !== false",
      replace: "said === 'always' && rules.id === ''",
    },
    {
      id: 'always is used though it cannot help',
      rule: 'always means whenever it helps',
      find: "said === 'always' && rules.helps?.(view, choice) !== false",
      replace: "said === 'always'",
    },
    {
      id: 'the first option left is taken',
      rule: 'standing answers take what is always taken',
      find: ' && others === 1',
      replace: '',
    },
    {
      id: 'a single option is taken without a word',
      rule: 'a single option that nothing was said of is left to the player',
      find: ' && unwanted !== null',
      replace: '',
    },
    {
      id: 'usual answers are given to those who did not ask for them',
      rule: 'a usual answer is given only to a seat that wants them',
      find: " || saidOf(standing, USUAL) !== 'always'",
      replace: '',
    },
    {
      id: 'a usual answer cannot be changed',
      rule: 'a usual answer that is set to "ask" is left to the player',
      find: " || saidOf(standing, found.name) === 'ask'",
      replace: '',
    },
    {
      id: 'the only option is asked',
      rule: 'the only option is the usual answer in every game',
      find: 'mine.options.length === 1 ? onlyOption(mine.options) : ',
      replace: '',
    },
    {
      id: 'what one seat has said is answered for another',
      rule: 'is the choice of the seat asked',
      find: 'return { move: { seat,',
      replace: 'return { move: { seat: 0,',
    },
    {
      id: 'the views of seats that have said nothing are made',
      rule: 'looks at no seat that has said nothing',
      find: 'const answers = answersOf(seat);',
      replace: 'const answers = viewOf(seat).mine === null ? undefined : answersOf(seat);',
    },
  ],
};
