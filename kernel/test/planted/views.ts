import type { Planted } from '@starboard/testkit';

export const planted: Planted = {
  'kernel/views/view.ts': [
    {
      id: 'a view shares the frames of the match',
      rule: 'a view stays as it was while the match goes on',
      find: 'stack: cloneFrames<G>(match.stack)',
      replace: 'stack: match.stack',
    },
    {
      id: 'what is imagined shares the frames of the view',
      rule: 'a view stays as it was while what it imagines goes on',
      find: 'stack: cloneFrames<G>(seen.stack)',
      replace: 'stack: seen.stack',
    },
    {
      id: 'ready before the last answer',
      rule: 'the others do not see it',
      find: 'askOf(match, each) === undefined',
      replace: 'answersOf(match, each).length > 0',
    },
    {
      id: 'what is told to some reaches the spectator',
      rule: 'events go to all, to some, or to all but some',
      find: 'viewer !== null && seats.includes(viewer)',
      replace: 'viewer === null || seats.includes(viewer)',
    },
    {
      id: 'the sealed answers of others are imagined as open',
      rule: 'imagined with an answer for every seat that is ready',
      find: 'for (const seat of seen.ready) if (seat',
      replace: 'for (const seat of []) if (seat',
    },
    {
      id: 'what is asked is imagined out of order',
      rule: 'imagined with an answer for every seat that is ready',
      find: '.sort((a, b) => a.seat - b.seat)',
      replace: '',
    },
    {
      id: 'own sealed answers are not in the view',
      rule: 'sealed answers are in one’s own view',
      find: 'viewer === null ? NONE : answersOf(match, viewer)',
      replace: 'NONE',
    },
    {
      id: 'a blank memory is none',
      rule: 'a view without a memory of its own has a blank one',
      find: 'memory === undefined ? null : memory.blank',
      replace: 'null',
    },
  ],
  'kernel/views/projection.ts': [
    {
      id: 'one learns what one may not know',
      rule: 'a viewer learns only from what it may know',
      find: 'if (mayKnow(event, viewer)) memory =',
      replace: 'memory =',
    },
    {
      id: 'one is shown what one may not know',
      rule: 'a viewer is shown only what it may know',
      find: 'if (!mayKnow(event, audience.viewer)) continue;',
      replace: '',
    },
    {
      id: 'nothing is learnt from what is shown',
      rule: 'what is shown is learnt from',
      find: 'audience.memory = learnt(rules, audience.memory, events, audience.viewer);',
      replace: '',
    },
    {
      id: 'what was remembered before is forgotten',
      rule: 'what is shown is learnt from, on top of what was remembered',
      find: 'memories.find(([whose]) => whose === viewer)?.[1] ?? ',
      replace: '',
    },
    {
      id: 'each viewer costs a look',
      rule: 'each kind of viewer costs one look at the board',
      find: 'viewers.filter((viewer, i) => viewers.indexOf(viewer) === i)',
      replace: 'viewers',
    },
    {
      id: 'each viewer costs a look where nothing is secret',
      rule: 'where nothing is secret',
      find: 'alike ? listeners.slice(0, 1) : listeners',
      replace: 'listeners',
    },
    {
      id: 'everybody sees what a spectator sees',
      rule: 'a viewer is shown the board as it saw it then',
      find: 'rules.see(board, audience.viewer)',
      replace: 'rules.see(board, null)',
    },
    {
      id: 'a happening is shown in the outermost frame',
      rule: 'a happening is shown in the frame it happened in',
      find: 'stack.slice(-1)',
      replace: 'stack.slice(0, 1)',
    },
    {
      id: 'the frame of a happening goes on',
      rule: 'a happening is shown in the frame it happened in',
      find: 'cloneFrames<G>(stack.slice(-1))[0]',
      replace: 'stack.slice(-1)[0]',
    },
    {
      id: 'strangers are shown what the first is',
      rule: 'nothing is shown to a viewer it was not collected for',
      find: 'audiences.find((audience) => audience.viewer === viewer)',
      replace: 'audiences.find((audience) => audience.viewer === viewer) ?? audiences[0]',
    },
  ],
  'kernel/game/you.ts': [
    {
      id: 'the verbs after the first stay in the third person',
      rule: 'a sentence that names its reader speaks to it',
      find: '.replace(FURTHER_VERBS,',
      replace: '.replace(/(?!)()()/g,',
    },
    {
      id: 'whatever follows the reader as an object is conjugated',
      rule: 'a sentence that names its reader speaks to it',
      find: '!BEFORE_SUBJECT.test(said)',
      replace: 'said.length < 0',
    },
  ],
};
