import type { IConfiguration } from 'dependency-cruiser';

type Rule = NonNullable<IConfiguration['forbidden']>[number];

/** Tests may import more than the code they test. */
const TESTS = '(^|/)test/';

/** Code in `from` imports only what `to` allows, besides its own folder. */
function only(name: string, from: string, to: readonly string[], comment: string): Rule {
  return {
    name,
    comment,
    severity: 'error',
    from: { path: from, pathNot: TESTS },
    to: { pathNot: [...to] },
  };
}

/** What everything else in a game may build on: its rules and, in games with cards, effects, cards and squads. */
const RULES_OF_SAME = '^games/$1/(rules|effects|catalogue|squads)/';
const VIEWS_AND_SECRETS = '^games/[^/]+/rules/(index\\.ts$|knowledge/|.*secrecy\\.ts$)';
const UI_LIBRARY = '^node_modules/(preact|@preact)/';
const PAN_AND_ZOOM = '^node_modules/(@types/)?d3-(zoom|selection)/';

/** Which way imports may point: kernel ← games ← bots ← server, web, cli. */
export const arrows: readonly Rule[] = [
  only('kernel-alone', '^kernel/', ['^kernel/'], 'The kernel needs nothing.'),
  only('geometry-alone', '^geometry/', ['^geometry/'], 'Geometry is pure maths.'),
  only(
    'catalogue-on-kernel',
    '^games/([^/]+)/catalogue/',
    ['^kernel/', '^games/$1/catalogue/'],
    'A catalogue is data: it knows the kernel and itself.',
  ),
  only(
    'squads-on-catalogue',
    '^games/([^/]+)/squads/',
    ['^kernel/', '^games/$1/(catalogue|squads)/'],
    'Squads are made of the catalogue.',
  ),
  only(
    'effects-on-rules',
    '^games/([^/]+)/effects/',
    ['^kernel/', '^geometry/', RULES_OF_SAME],
    'What cards do is data for the rules.',
  ),
  only(
    'rules-on-kernel',
    '^games/([^/]+)/rules/',
    ['^kernel/', '^geometry/', RULES_OF_SAME],
    'Rules know the kernel, geometry, their cards and themselves.',
  ),
  only(
    'words-on-rules',
    '^games/([^/]+)/words/',
    ['^kernel/', '^geometry/', RULES_OF_SAME, '^games/$1/(words/|foresight/|solution/table/certificate\\.json$)'],
    'Words speak about their own rules.',
  ),
  only(
    'solution-on-rules',
    '^games/([^/]+)/solution/',
    ['^kernel/', '^geometry/', RULES_OF_SAME, '^games/$1/solution/'],
    'A solution follows from its rules alone.',
  ),
  only(
    'solver-on-solution',
    '^games/([^/]+)/solver/',
    [
      '^kernel/',
      '^node:',
      '^(node:)?(fs|path|os|util|crypto|worker_threads|zlib)$',
      RULES_OF_SAME,
      '^games/$1/(solution|solver|bot)/',
    ],
    'A solver fills the table of a solution, with threads and files.',
  ),
  only(
    'bot-heuristics-on-rules',
    '^games/([^/]+)/bot/',
    ['^kernel/', '^geometry/', RULES_OF_SAME, '^games/$1/(bot|solution|foresight)/'],
    'What a bot knows of a game comes from its rules, and from running them ahead.',
  ),
  only(
    'training-on-bot',
    '^games/([^/]+)/training/',
    ['^kernel/', '^geometry/', RULES_OF_SAME, '^games/$1/(bot|training)/'],
    'What bots learn follows from matches, by what they know of the rules.',
  ),
  only(
    'foresight-on-rules-and-policy',
    '^games/([^/]+)/foresight/',
    ['^kernel/', '^geometry/', RULES_OF_SAME, '^games/$1/(foresight|bot/plain)/'],
    'What would happen follows from the rules, and from what sensible players choose.',
  ),
  only(
    'board-on-its-game',
    '^games/([^/]+)/board/',
    ['^kernel/', '^geometry/', '^ui/', UI_LIBRARY, RULES_OF_SAME, '^games/$1/(board/|foresight/|words/|RULEBOOK)'],
    'A board draws its own game with the shared parts.',
  ),
  only(
    'workshop-on-its-game',
    '^games/([^/]+)/workshop/',
    ['^kernel/', '^geometry/', '^ui/', UI_LIBRARY, RULES_OF_SAME, '^games/$1/(workshop/|board/|words/|RULEBOOK)'],
    'A workshop builds for its own game.',
  ),
  only(
    'lessons-on-their-game',
    '^games/([^/]+)/lessons/',
    ['^kernel/', '^geometry/', RULES_OF_SAME, '^games/$1/(lessons/|words/|foresight/|board/.*\\.ts$)'],
    'Lessons play their own game, with the figures that its board shows.',
  ),
  only(
    'coach-on-its-game',
    '^games/([^/]+)/coach/',
    ['^kernel/', '^geometry/', RULES_OF_SAME, '^games/$1/(coach/|words/|foresight/|board/.*\\.ts$)'],
    'The coach gives the figures that the board of its game shows.',
  ),
  only(
    'solved-page-on-its-game',
    '^games/([^/]+)/solved/',
    ['^kernel/', '^geometry/', '^ui/', UI_LIBRARY, RULES_OF_SAME, '^games/$1/(solved/|solution/|bot/|words/|RULEBOOK)'],
    'The page about a solved game shows its solution.',
  ),
  only(
    'ui-on-kernel',
    '^ui/',
    ['^kernel/', '^geometry/', '^ui/', UI_LIBRARY, PAN_AND_ZOOM],
    'Shared parts of boards know no game.',
  ),
  only('protocol-on-kernel', '^protocol/', ['^kernel/', '^protocol/'], 'Server and page share the protocol.'),
  {
    name: 'server-and-page-apart',
    comment: 'The page knows the protocol, never the server.',
    severity: 'error',
    from: { path: '^web/', pathNot: TESTS },
    to: { path: '^(server|cli|testkit)/' },
  },
  only('bots-on-kernel', '^bots/', ['^kernel/', '^bots/'], 'Bots play any game through the kernel.'),
  {
    name: 'games-by-the-registry',
    comment: 'Nothing but the registry names a game.',
    severity: 'error',
    from: { path: '^(bots|server|web|cli|ui|testkit)/', pathNot: TESTS },
    to: { path: '^games/[^/]+/' },
  },
  {
    name: 'public-paths-apart-from-views',
    comment: 'A list that asked what the game shows could never find a leak in it.',
    severity: 'error',
    from: { path: '^games/[^/]+/test/public-paths\\.ts$' },
    to: { path: VIEWS_AND_SECRETS },
  },
  {
    name: 'pictures-in-the-page',
    comment: 'Only boards, workshops, their shared parts and the page know the UI library.',
    severity: 'error',
    from: { pathNot: ['^(ui|web)/', '^games/[^/]+/(board|workshop|solved)/', '^node_modules/', TESTS] },
    to: { path: UI_LIBRARY },
  },
  {
    name: 'no-circles',
    comment: 'What needs each other is one thing, or wrongly cut.',
    severity: 'error',
    from: { pathNot: '^node_modules/' },
    to: { circular: true },
  },
  {
    name: 'nothing-missing',
    comment: 'Every import leads somewhere.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true, pathNot: ['\\?raw$', '^node:'] },
  },
];
