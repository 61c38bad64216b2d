import { expect, test } from 'vitest';
import { type ReportParts, reportFile } from '../../room/report/report-file.ts';
import { seenBy } from '../support/seen.ts';

const PARTS: ReportParts = {
  said: 'The drone turned twice.',
  at: 1_700_000_000_000,
  browser: 'a browser',
  moment: {
    game: 'duel-in-space',
    players: ['Ada', 'Ben'],
    prompt: 'Choose your heading.',
    position: ['Turn 3.'],
    log: ['Turn 3'],
    picked: null,
    view: seenBy(0, {}, ['a']),
    events: [{ type: 'turn', rule: '4.1' }],
  },
  record: { text: 'lines' },
  picture: { text: 'data:image/png;base64,' },
};

test('a report has the sentence, the moment, the record and the picture', () => {
  expect(JSON.parse(reportFile(PARTS))).toEqual({
    format: 'starboard-report-1',
    said: PARTS.said,
    at: '2023-11-14T22:13:20.000Z',
    browser: PARTS.browser,
    ...PARTS.moment,
    view: JSON.parse(JSON.stringify(PARTS.moment.view)),
    record: PARTS.record,
    picture: PARTS.picture,
  });
});

test('a report says what it lacks', () => {
  const missing = { missing: 'This browser could not take a picture: it can’t draw' };
  expect(JSON.parse(reportFile({ ...PARTS, picture: missing })).picture).toEqual(missing);
});

test('a report is bounded, however long the match was and whatever somebody writes', () => {
  const long = 'x'.repeat(20 * 1024 * 1024);
  const event = { type: 'turn', rule: '4.1' };
  const moment = { ...PARTS.moment, log: Array(5000).fill('Turn 3'), events: Array(5000).fill(event) };
  const file = reportFile({ ...PARTS, said: long, moment, record: { text: long }, picture: { text: long } });
  expect(file.length).toBeLessThan(100_000);
  expect(JSON.parse(file)).toMatchObject({
    record: { missing: expect.stringContaining('too long') },
    picture: { missing: expect.stringContaining('too large') },
  });
});
