import { crc32 } from 'node:zlib';
import { gameById } from '@starboard/games';
import { type GameTypes, type Rules, readRecord, recordHash, writeRecord } from '@starboard/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { DATA_PLACE, type FileData, fileWith, readFileData } from '../../replay/file/file-data.ts';
import { openFile } from '../../replay/file/open-file.ts';
import { withText } from '../../replay/share/png-text.ts';
import kept from '../storage/fixtures/local-storage.json' with { type: 'json' };

const TEMPLATE = `<script type="application/json" id="record">${DATA_PLACE}</script><script>run()</script>`;
const HOSTILE = '</script><script>alert(1)</script><!-- <script> & \u2028 "%STARBOARD-RECORD%" data:text/html,x';

/** What a browser would find in the element of data. */
const dataIn = (page: string): string => /id="record">(.*?)<\/script>/s.exec(page)?.[1] ?? '';

let rules: Rules<GameTypes>;
let data: FileData;

beforeAll(async () => {
  const found = await gameById('duel-in-space')?.parts.rules();
  const record = Object.values(kept)
    .map((value) => JSON.parse(value))
    .find(({ over }) => over).record;
  const read = readRecord(record);
  if (found === undefined || !read.ok) throw new Error('there is no record for a file');
  rules = found;
  const notes = [{ place: 1, text: HOSTILE, by: HOSTILE.slice(0, 60) }];
  data = { record: writeRecord({ ...read.record, notes }), hash: recordHash(read.record) };
});

describe('a replay in a file', () => {
  test('holds its record as data that no content can leave', () => {
    const page = fileWith(TEMPLATE, data);
    expect(page.match(/<\/?script/g)).toHaveLength(4);
    expect(dataIn(page)).not.toMatch(/[<>&\u2028]/);
    expect(readFileData(dataIn(page))).toEqual(data);
  });

  test('says that it is intact if lines, hash and moves are, and shows its notes', () => {
    const opened = openFile(rules, JSON.stringify(data));
    expect(opened).toMatchObject({ ok: true, hash: data.hash, replay: { stopped: null } });
    expect(opened.ok && opened.record.notes?.[0]?.text).toBe(HOSTILE);
  });

  test('with a line that was changed says which', () => {
    const record = data.record.replace('"seat":0', '"seat":1');
    expect(openFile(rules, JSON.stringify({ ...data, record }))).toMatchObject({
      ok: false,
      fact: expect.stringMatching(/^This record has been altered\. Line \d+: /),
    });
  });

  test('with another record than the one it names says so, even if that one is sound', () => {
    const read = readRecord(data.record);
    if (!read.ok) throw new Error(read.fact);
    const header = { ...read.record.header, players: ['Eve', 'Mallory'] };
    const record = writeRecord({ ...read.record, header });
    expect(openFile(rules, JSON.stringify({ ...data, record }))).toMatchObject({
      ok: false,
      fact: expect.stringContaining('another hash'),
    });
  });

  test('with moves that the rules refuse is shown up to there', () => {
    const read = readRecord(data.record);
    if (!read.ok) throw new Error(read.fact);
    const inputs = read.record.inputs.map((input, i) => (i === 2 ? { ...input, choice: 'nonsense' } : input));
    const forged = { ...read.record, inputs };
    const text = JSON.stringify({ record: writeRecord(forged), hash: recordHash(forged) });
    expect(openFile(rules, text)).toMatchObject({ ok: true, replay: { stopped: { line: 4 } } });
  });

  test.each([
    ['nothing', ''],
    ['the template itself', DATA_PLACE],
    ['no object', '7'],
    ['null', 'null'],
    ['no hash', '{"record":""}'],
    ['a record that is no text', '{"record":{},"hash":""}'],
    ['too much', `{"record":"${'x'.repeat(130 * 1024 * 1024)}","hash":""}`],
    ['markup', '<script>alert(1)</script>'],
  ])('with %s says that it holds no record', (_, text) => {
    expect(openFile(rules, text)).toEqual({ ok: false, fact: 'This file holds no record.' });
  });

  test('of another game, or with a huge note, is refused in a sentence', () => {
    const header = { game: 'chess', rules: 1, setup: {}, seating: [null], players: ['x'], key: 'ab'.repeat(32) };
    const other = { header, inputs: [], result: null };
    const refused = (record: string, hash = ''): unknown => openFile(rules, JSON.stringify({ record, hash }));
    expect(refused(writeRecord(other), recordHash(other))).toMatchObject({
      ok: false,
      fact: expect.stringMatching(/another game/),
    });
    const huge = `${data.record}${JSON.stringify({ note: { place: 1, text: 'x'.repeat(1e6), by: '' } })}\n`;
    expect(refused(huge, data.hash)).toMatchObject({
      ok: false,
      fact: expect.stringMatching(/^This record has been altered\./),
    });
  });

  test('needs a template with exactly one place for it', () => {
    expect(() => fileWith('<p></p>', data)).toThrow();
    expect(() => fileWith(TEMPLATE + TEMPLATE, data)).toThrow();
  });
});

test('a PNG carries a text after its header, with a sum that programs for pictures accept', () => {
  const png = Uint8Array.from({ length: 60 }, (_, i) => i);
  const named = Buffer.from(withText(png, 'Comment', 'Starboard record abc'));
  const content = Buffer.from('tEXtComment\0Starboard record abc', 'latin1');
  expect(named.subarray(0, 33)).toEqual(Buffer.from(png.subarray(0, 33)));
  expect(named.readUInt32BE(33)).toBe(content.length - 4);
  expect(named.subarray(37, 37 + content.length)).toEqual(content);
  expect(named.readUInt32BE(37 + content.length)).toBe(crc32(content));
  expect(named.subarray(41 + content.length)).toEqual(Buffer.from(png.subarray(33)));
});
