import type { Planted } from '@starboard/testkit';

/** Mistakes that made the page send something twice, froze it, or kept players waiting. */
export const planted: Planted = {
  'web/home/next/next-steps.ts': [
    {
      id: 'the longest of the easy games is recommended',
      rule: 'somebody who has played nothing begins with the easiest game, and of those with the shortest',
      find: '|| a.minutes[1] - b.minutes[1],',
      replace: '|| b.minutes[1] - a.minutes[1],',
    },
    {
      id: 'a game whose lessons were begun counts as never tried',
      rule: 'a game that was opened once, or of which a lesson was taken, is no longer new',
      find: ' && lessonProgress(game, lessons).done === 0',
      replace: '',
    },
    {
      id: 'the lessons learnt first are continued',
      rule: 'the next lesson is the first one not done of the game learnt last',
      find: 'lessons.toReversed().map(',
      replace: 'lessons.map(',
    },
    {
      id: 'a lost match leads to a harder one',
      rule: 'a win leads to the level above; a loss or a draw leads nowhere',
      find: "for (const { game: id } of played.filter(({ outcome }) => outcome === 'won')) {",
      replace: 'for (const { game: id } of played.slice(0, 1)) {',
    },
  ],
  'web/home/next/beaten.ts': [
    {
      id: 'a lost match beats everybody',
      rule: 'are the bots of matches that were won, each at the highest level',
      find: "match.outcome === 'won');",
      replace: "match.outcome !== 'drew');",
    },
    {
      id: 'a mixed table counts for its best bot',
      rule: 'a win against several levels at once counts for the easiest of them',
      find: '.slice(0, 1);',
      replace: '.slice(-1);',
    },
  ],
  'web/learn/progress.ts': [
    {
      id: 'lessons that are gone count as done',
      rule: 'lessons that a game no longer has don’t count as done',
      find: 'done: ids.length - left.length,',
      replace: 'done: done.length,',
    },
  ],
  'web/replay/running/told-pages.ts': [
    {
      id: 'a server that repeats itself is asked for ever',
      rule: 'comes to an end if a server repeats itself',
      find: 'if (answered.value.ends <= ends) break;',
      replace: '',
    },
    {
      id: 'what was seen is told again',
      rule: 'in order and each once',
      find: 'pagesAfter(ask, seen ?? 0,',
      replace: 'pagesAfter(ask, 0,',
    },
  ],
  'web/replay/running/told-scenes.ts': [
    {
      id: 'a seat forgets what it was told',
      rule: 'with its memory',
      find: 'memory = learnt(rules, memory, [event], viewer);',
      replace: '',
    },
  ],
  'web/challenge/result.ts': [
    {
      id: 'a better try of a day counts',
      rule: 'only the first try of a day counts',
      find: 'return isDaily || isFound(before)',
      replace: 'return isFound(before)',
    },
    {
      id: 'late tries count for the figures',
      rule: 'figures of a game count the days that were tried in time',
      find: "!name.includes('/set/') && onTime ?",
      replace: "!name.includes('/set/') ?",
    },
    {
      id: 'a file takes a day away',
      rule: 'a file takes no day away that was tried here',
      find: '{ ...other, ...own }',
      replace: '{ ...own, ...other }',
    },
  ],
  'web/challenge/which.ts': [
    {
      id: 'tomorrow is out today',
      rule: 'days to come and days before the first pool have none',
      find: 'if (day > now)',
      replace: 'if (day < now.slice(0, 0))',
    },
  ],
  'web/runner/challenge/challenge-runner.ts': [
    {
      id: 'a challenge takes a second choice',
      rule: 'one choice is made; then the match stands still',
      find: 'if (chosen.peek() !== null) return NOT_HERE;',
      replace: '',
    },
  ],
  'web/room/help-allowed.ts': [
    {
      id: 'coach and advice help against people',
      rule: 'nobody is helped against other people',
      find: 'people <= 1 ||',
      replace: 'people <= 2 ||',
    },
  ],
  'web/coach/coach.ts': [
    {
      id: 'a hint that was followed comes again',
      rule: 'a hint never comes again once it was followed',
      find: 'hintsLearnt.value.includes(nameOf(id))',
      replace: 'hintsLearnt.value.includes(id)',
    },
    {
      id: 'the coach stays for ever',
      rule: 'the coach helps in the first matches of a game',
      find: 'earlier.length < FIRST_MATCHES',
      replace: 'earlier.length <= FIRST_MATCHES',
    },
  ],
  'web/replay/viewers-of.ts': [
    {
      id: 'a running match shows the hands of bots',
      rule: 'can be seen by the right viewers only',
      find: 'people.length === 1 ? [...people, null] : [null]',
      replace: '[...header.players.keys(), null]',
    },
  ],
  'web/replay/replay-player.ts': [
    {
      id: 'any point of view may be asked for',
      rule: 'stay secret whatever the address or a key asks for',
      find: 'if (!mayWatchAs(next)) return;',
      replace: '',
    },
  ],
  'web/replay/file/file-data.ts': [
    {
      id: 'markup in a record stays markup',
      rule: 'holds its record as data that no content can leave',
      find: 'JSON.stringify(data).replace(/[<>&\\u2028\\u2029]/g, escaped)',
      replace: 'JSON.stringify(data)',
    },
  ],
  'web/replay/file/open-file.ts': [
    {
      id: 'a file may hold another record than it names',
      rule: 'with another record than the one it names says so',
      find: 'if (hash !== data.hash)',
      replace: 'if (hash === "")',
    },
  ],
  'web/replay/share/film-plan.ts': [
    {
      id: 'a film may last for ever',
      rule: 'lasts a minute at most',
      find: 'filmTime(plan) > LONGEST_FILM',
      replace: 'plan.length < 0',
    },
  ],
  'web/replay/notes/match-notes.ts': [
    {
      id: 'a note replaces those that another tab wrote',
      rule: 'are all kept',
      find: 'to(await written.read())',
      replace: 'to(own.peek())',
    },
    {
      id: 'any number of notes is kept',
      rule: 'bounded in number and length',
      find: 'known.length < MOST_NOTES',
      replace: 'known.length >= 0',
    },
  ],
  'web/storage/matches/written-notes.ts': [
    {
      id: 'notes in storage are trusted',
      rule: 'hostile ones are not read',
      find: 'flatMap((note) => readNote({ note }) ?? [])',
      replace: 'flatMap((note: Note) => note)',
    },
  ],
  'web/room/playback/beats.ts': [
    {
      id: 'every event is shown alone',
      rule: 'what happens together is shown and told together',
      find: '&& !staging.joins(waiting.slice(at, i), next))) break;',
      replace: ')) break;',
    },
    {
      id: 'a beat ends with what nobody stops at',
      rule: 'nobody stops at what lies within a beat and is not dwelt on',
      find: 'if (staging.dwell(next) > 0) end = i + 1;',
      replace: 'end = i + 1;',
    },
  ],
  'web/room/playback/playback.ts': [
    {
      id: 'dice that come late join without being rolled',
      rule: 'news that belongs to the beat being shown joins it, but no dice do',
      find: " || staging.dice(next) !== 'none') break;",
      replace: ') break;',
    },
  ],
  'web/room/playback/pace/pace.ts': [
    {
      id: 'a long playback keeps its length',
      rule: 'a long playback is shortened to six seconds, but no beat to less than a quarter',
      find: 'Math.max(LEAST_SHARE, Math.min(1, most / timeLeft(playback, staging)))',
      replace: '1',
    },
    {
      id: 'a crowd has as much time as a few',
      rule: 'among more than four players, an attack takes at most 0.8 seconds',
      find: 'if (players <= A_FEW) return MOST_TIME;',
      replace: 'if (players > 0) return MOST_TIME;',
    },
  ],
  'web/room/playback/pace/first-times.ts': [
    {
      id: 'everything new is explained at once',
      rule: 'only one kind is explained between two decisions; what has no sentence never is',
      find: 'said || !isSlow ? undefined',
      replace: '!isSlow ? undefined',
    },
  ],
  'web/runner/local/keep-time.ts': [
    {
      id: 'nobody calls time in a local match',
      rule: 'time counts from the moment when the rules let it run, and is called once',
      find: '    hasCalled = true;\n    callTime();',
      replace: '    hasCalled = true;',
    },
    {
      id: 'time is called twice in a local match',
      rule: 'time counts from the moment when the rules let it run, and is called once',
      find: 'if (counted < limit || hasCalled) return;',
      replace: 'if (counted < limit) return;',
    },
    {
      id: 'a tab that slept counts all of it',
      rule: 'a tab that slept counts a minute of it at most',
      find: 'from += Math.max(0, time - lastTick - LONGEST_TICK);',
      replace: '',
    },
  ],
  'web/online/playing/table-matters.ts': [
    {
      id: 'players are asked to accept their own draw',
      rule: 'nobody is asked about their own offer',
      find: 'offersDraw && !own)',
      replace: 'offersDraw)',
    },
    {
      id: 'a guest may hand a seat to a bot',
      rule: 'may let a bot play for somebody who keeps them waiting',
      find: 'if (!table.host || now - table.lastAt < IDLE) return [];',
      replace: 'if (now - table.lastAt < IDLE) return [];',
    },
  ],
  'web/storage/matches/time-count.ts': [
    {
      id: 'two tabs count double',
      rule: 'two tabs with the same match don’t count double',
      find: 'to - Math.max(from, counted)',
      replace: 'to - from',
    },
    {
      id: 'the clock runs while the tab is closed',
      rule: 'the clock stands still while the tab is closed, and goes on from there',
      find: 'to - Math.max(from, counted)',
      replace: 'to - (counted || from)',
    },
  ],
  'web/runner/remote/pending.ts': [
    {
      id: 'the page sends again under another id',
      rule: 'what was not answered is asked again under its id',
      find: 'for (const { message } of waiting.values()) say(message);',
      replace: 'for (const { message } of waiting.values()) say({ ...message, id: newRequestId() });',
    },
  ],
  'web/runner/remote/remote-runner.ts': [
    {
      id: 'a socket is for whoever the browser is by then',
      rule: 'every socket is for the guest whom that named',
      find: 'holdConnection(() => connect(guest), {',
      replace: 'holdConnection(() => connect(null), {',
    },
    {
      id: 'nobody says that the page is somebody else’s',
      rule: 'a page that is somebody else says so',
      find: 'if (guest !== null && told === null) listeners.trouble(SOMEBODY_ELSE);',
      replace: '',
    },
  ],
  'web/online/server/own-name.ts': [
    {
      id: 'a page becomes whoever the latest answer names',
      rule: 'a change says whom it is from',
      find: 'own ??= headers',
      replace: 'own = headers',
    },
  ],
  'web/online/server/request.ts': [
    {
      id: 'a page that has become somebody else goes on as before',
      rule: 'a change says whom it is from',
      find: '  forgetOwnName();\n',
      replace: '',
    },
    {
      id: 'a change that did not get through is sent again under another id',
      rule: 'a change that did not get through is tried again under the same id',
      find: 'answered = await read<T>(path, init);\n  }',
      replace:
        "answered = await read<T>(path, { ...init, headers: { ...headers, 'idempotency-key': newRequestId() } });\n  }",
    },
    {
      id: 'a change that does not get through is tried for ever',
      rule: 'a change that did not get through is tried again under the same id',
      find: 'for (const pause of PAUSES) {',
      replace: 'for (const pause of [...PAUSES, ...PAUSES]) {',
    },
  ],
  'web/online/joining/dice-part.ts': [
    {
      id: 'the page promises its number before everybody is ready',
      rule: 'nothing is promised until everybody is ready',
      find: 'return isOwed && allReady ?',
      replace: 'return isOwed ?',
    },
  ],
  'web/storage/files/import-in-worker.ts': [
    {
      id: 'files are checked on the thread of the page',
      rule: 'a large file is checked in a worker',
      find: 'await done(worker, { files, lasting: matches.lasting }, tell);',
      replace:
        "{ imported: await (await import('./import-matches.ts')).importFiles(matches, files, tell), held: [] as { match: never; lines: [] }[] };",
    },
  ],
  'web/storage/files/import-matches.ts': [
    {
      id: 'a file of any size is read',
      rule: 'a file that is larger than any match is not even read',
      find: 'file.size > LARGEST_FILE',
      replace: 'file.size > LARGEST_FILE * 1024',
    },
  ],
  'web/runner/local/undo.ts': [
    {
      id: 'undo stops at an answer that is given for the player again',
      rule: 'answers given for the player are no decisions',
      find: "if ('choice' in next && isAnsweredFor(view(rules, before, seat, memory))) return;",
      replace: '',
    },
    {
      id: 'undo stops at a choice that was taken back already',
      rule: 'a choice that was taken back is not undone a second time',
      find: ' || same(momentOf(before, seat), now)',
      replace: '',
    },
    {
      id: 'undo stops in the middle of an order',
      rule: 'an order with several answers is undone as a whole',
      find: 'if (byOrder.has(inputs + 1)) return;',
      replace: '',
    },
    {
      id: 'an answer of the runner is never a decision',
      rule: 'a decision to go back to once its player wants to be asked',
      find: 'answered !== null && wantsToBeAsked(answered.name) ? [] : [line]',
      replace: '[line]',
    },
  ],
  'web/runner/local/local-match.ts': [
    {
      id: 'a reload forgets what was answered',
      rule: 'what the runner answered for a player is in the log again after a reload',
      find: "if (answered && next !== undefined && 'seat' in next) told.push(answeredEvent(answered, next.seat));",
      replace: '',
    },
  ],
  'web/storage/matches/indexed-matches.ts': [
    {
      id: 'a tab adds its moves to those that another tab made after an undo',
      rule: 'lines are not added to as many other lines',
      find: 'after === undefined ||',
      replace: 'from > 0 ||',
    },
  ],
  'web/storage/best.ts': [
    {
      id: 'a win after an undo is listed',
      rule: 'a match in which something was undone gets no entry',
      find: 'if (!counts || practiceOf',
      replace: 'if (practiceOf',
    },
  ],
  'web/room/reader.ts': [
    {
      id: 'the dice name the reader',
      rule: 'a player is "you" in every sentence that names it, and never by its own name',
      find: 'board.dice(event, namesFor(reader, names), view)',
      replace: 'board.dice(event, names, view)',
    },
  ],
  'web/room/playback/camera.ts': [
    {
      id: 'the camera moves although motion is reduced',
      rule: 'is left out with reduced motion',
      find: " || matchMedia('(prefers-reduced-motion: reduce)').matches) return null;",
      replace: ') return null;',
    },
    {
      id: 'the camera jerks when there is no time',
      rule: 'is left out at instant and quick pace, and if there is no time for it',
      find: 'stays < LEAST_TIME || ',
      replace: '',
    },
  ],
};
