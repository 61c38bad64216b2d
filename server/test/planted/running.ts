import type { Planted } from '@starboard/testkit';

export const planted: Planted = {
  'server/http/running/secret.ts': [
    {
      id: 'an empty cookie secret is good enough',
      rule: 'is not whole: it does not start',
      find: 'if (!WHOLE.test(secret)) throw notWhole(folder, FILE);',
      replace: '',
    },
  ],
  'server/http/running/data-folder.ts': [
    {
      id: 'files in a folder of others stay open to all',
      rule: 'what is kept is for its owner alone',
      find: 'const notes = open.flatMap((file) => allowed(file, FOR_OWNER.file));',
      replace: 'const notes: readonly string[] = open.slice(0, 0);',
    },
    {
      id: 'a second server starts on the same folder',
      rule: 'two servers on one folder: the second does not start',
      find: "file.exec('pragma journal_mode = memory; begin exclusive');",
      replace: "file.exec('pragma journal_mode = memory');",
    },
  ],
  'server/store/sqlite/create.ts': [
    {
      id: 'a new file is open to all',
      rule: 'what is kept is for its owner alone',
      find: 'const FOR_OWNER = 0o600;',
      replace: 'const FOR_OWNER = 0o644;',
    },
  ],
  'server/store/sqlite/open.ts': [
    {
      id: 'it is ready though the disk is full',
      rule: 'is a sentence and 503 to whoever plays',
      find: 'atOnce(database, () => fillProbe.run());',
      replace: "database.prepare('select 1').get();",
    },
  ],
  'server/store/sqlite/inspect.ts': [
    {
      id: 'an empty file is taken for a new one',
      rule: 'an empty file was cut off',
      find: 'if (statSync(file).size === 0) {',
      replace: 'if (statSync(file).size < 0) {',
    },
    {
      id: 'a log that was deleted is not missed',
      rule: 'a log that was deleted is missed',
      find: '  if (!existsSync(wal)) {\n    return unclean',
      replace: '  if (!existsSync(wal)) {\n    return unclean && wal === file',
    },
    {
      id: 'the log of another file is written into ours',
      rule: 'a log of another file',
      find: 'if (isForeignWal(file, wal)) {',
      replace: 'if (isForeignWal(file, wal) && wal === file) {',
    },
    {
      id: 'rotten pages go unnoticed',
      rule: 'of a file with rotten pages the rest is played on',
      find: '?? problemWithPages(file) ??',
      replace: '??',
    },
    {
      id: 'torn rows go unnoticed',
      rule: 'torn rows and gaps in a log set their match apart',
      find: ' or coalesce(min(json_valid(e.entry)), 0) = 0',
      replace: '',
    },
    {
      id: 'gaps in a log go unnoticed',
      rule: 'torn rows and gaps in a log set their match apart',
      find: 'having count(e.key) <> max(e.number)\n         or',
      replace: 'having',
    },
    {
      id: 'a file that is cut off in a page is read as if zeros were written there',
      rule: 'a file of which one byte is cut off',
      find: 'cutInPage(file) ?? problemWithPages(file)',
      replace: 'problemWithPages(file)',
    },
    {
      id: 'a file that is shorter than it says is not opened at all',
      rule: 'a file cut to half',
      find: 'if (page > 0) truncateSync(file, Math.max(least, Math.ceil(size / page) * page));',
      replace: '',
    },
  ],
  'server/service/clocks/steady-clock.ts': [
    {
      id: 'a clock set forward makes people lose on time',
      rule: 'forward by a day makes nobody lose on time',
      find: 'Math.abs(off) <= SMALL ? Math.abs(off) : passed * CATCH_UP',
      replace: 'Math.abs(off)',
    },
  ],
  'server/service/bucket.ts': [
    {
      id: 'a clock set back keeps people waiting',
      rule: 'a clock that is set back keeps nobody waiting',
      find: 'Math.max(0, moment - at)',
      replace: '(moment - at)',
    },
    {
      id: 'being refused empties the bucket',
      rule: 'whoever keeps asking for something costly is served as often as the drip allows, not never',
      find: 'if (bucket.tokens < tokens) return false;',
      replace: 'if (bucket.tokens < tokens) {\n        bucket.tokens = 0;\n        return false;\n      }',
    },
    {
      id: 'nobody can be in debt',
      rule: 'what was done already is charged for',
      find: 'bucket.tokens = Math.max(-burst, bucket.tokens - tokens);',
      replace: 'bucket.tokens = Math.max(0, bucket.tokens - tokens);',
    },
  ],
};
