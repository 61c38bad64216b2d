import type { Planted } from '@starboard/testkit';

export const planted: Planted = {
  'server/table/bringing/bringing-commands.ts': [
    {
      id: 'something is changed after everybody was ready',
      rule: 'of everybody ends all changes',
      find: 'return allReady(table) ? TOO_LATE : undefined;',
      replace: 'return undefined;',
    },
    {
      id: 'what the rules forbid is brought',
      rule: 'is refused with every sentence that the rules have against it',
      find: '  if (faults.length > 0) return notLegal(faults);\n  if ((sitter',
      replace: '  if ((sitter',
    },
    {
      id: 'somebody is ready with what a new set-up forbids',
      rule: 'by everybody when the host changes the set-up',
      find: '  if (faults.length > 0) return notLegal(faults);\n  return { keep: { type',
      replace: '  return { keep: { type',
    },
    {
      id: 'anything of any size is brought',
      rule: 'is refused with every sentence that the rules have against it',
      find: '> MOST_BYTES) {',
      replace: '> MOST_BYTES * 1000) {',
    },
    {
      id: 'minds change without end',
      rule: 'can be changed a hundred times',
      find: '(sitter?.broughtChanges ?? 0) >= MOST_CHANGES',
      replace: 'false',
    },
    {
      id: 'players are ready, and not ready, without end',
      rule: 'can be taken back a hundred times',
      find: '(sitter?.readyChanges ?? 0) >= MOST_CHANGES',
      replace: 'false',
    },
    {
      id: 'somebody is ready for a set-up that they have not seen',
      rule: 'is about the set-up that the player has seen',
      find: 'if (setupChanges !== table.setupChanges) return SETUP_CHANGED;',
      replace: '',
    },
    {
      id: 'a slow match begins without a nonce',
      rule: 'of a slow match come with the word',
      find: '(nonce === undefined) !== isCommitted(table)',
      replace: 'false',
    },
    {
      id: 'any guest changes the set-up',
      rule: 'only the host changes the set-up',
      find: 'table.opening.host !== guest',
      replace: "guest === ''",
    },
  ],
  'server/table/bringing/bringing.ts': [
    {
      id: 'a player stays ready with something else',
      rule: 'is taken back by whoever brings something else',
      find: 'return { ...NOT_READY, brought, broughtChanges',
      replace: 'return { brought, broughtChanges',
    },
    {
      id: 'players stay ready for another set-up',
      rule: 'by everybody when the host changes the set-up',
      find: 'sitter?.prepares ? { ...sitter, ...NOT_READY } : sitter',
      replace: 'sitter',
    },
    {
      id: 'a program that can’t say it is not ready any more',
      rule: 'stays so when the host changes the set-up',
      find: 'sitter?.prepares ? {',
      replace: 'sitter ? {',
    },
    {
      id: 'the next guest gets what the last one brought',
      rule: 'comes along to a rematch for the player who brought it, and nobody else',
      find: 'holder === null || holder.guest !== guest',
      replace: 'holder === null',
    },
    {
      id: 'everybody who sits is ready',
      rule: 'are promised only when everybody is ready',
      find: 'const ready = nonce !== null || commitment !== null;',
      replace: 'const ready = true;',
    },
  ],
  'server/table/dice/dice-commands.ts': [
    {
      id: 'the dice are promised before everybody is ready',
      rule: 'are promised only when everybody is ready',
      find: 'if (table.sitters[seat]?.prepares && !allReady(table)) return TOO_EARLY;',
      replace: '',
    },
  ],
  'server/table/dice/dice.ts': [
    {
      id: 'the dice are awaited before everybody is ready',
      rule: 'are promised only when everybody is ready',
      find: '!isCommitted(table) || !allReady(table)) return null;',
      replace: '!isCommitted(table)) return null;',
    },
    {
      id: 'promises outlive the player for whom they were made',
      rule: 'are promised again if somebody leaves',
      find: 'return sitter?.prepares ? { ...sitter, commitment: null } : sitter;',
      replace: 'return sitter;',
    },
  ],
  'server/table/table.ts': [
    {
      id: 'the match is played without what was brought',
      rule: 'all see it, it can be changed, and the match is played with it',
      find: 'sitters.map((sitter) => sitter?.brought ?? null),',
      replace: 'sitters.map(() => null),',
    },
  ],
  'server/table/requests/requests.ts': [
    {
      id: 'what is brought is not known again',
      rule: 'what is brought counts once',
      find: 'if (request === undefined || guest === undefined) return before.requests;',
      replace: "if (request === undefined || guest === undefined || entry.type === 'brought') return before.requests;",
    },
  ],
  'server/service/guests/opening.ts': [
    {
      id: 'a rematch forgets what was brought',
      rule: 'comes along to a rematch',
      find: 'return brought === null ? { guest, name } : { guest, name, brought };',
      replace: 'return brought === null ? { guest, name } : { guest, name };',
    },
    {
      id: 'a rematch forgets what the host changed',
      rule: 'comes along to a rematch',
      find: '{ ...opening, setup, rules:',
      replace: '{ ...opening, rules:',
    },
  ],
  'server/service/tables/memory/snapshot.ts': [
    {
      id: 'a snapshot forgets the set-up',
      rule: 'a node that starts again finds what was brought',
      find: 'setup = opening.setup, setupChanges = 0, sitters }: Kept) {\n',
      replace: 'setupChanges = 0, sitters }: Kept) {\n  const { setup } = opening;\n',
    },
    {
      id: 'nobody in an older snapshot is ready',
      rule: 'a snapshot from before seats brought anything still opens',
      find: 'prepares: false, ready: true, readyChanges',
      replace: 'prepares: false, ready: false, readyChanges',
    },
  ],
};
