import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { games } from '@starboard/games';
import { checkSetup } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';

const FOLDER = join(import.meta.dirname, '../../../games');

/** Bytes; a picture that takes more is a map with details that nobody sees. */
const LARGEST = 100_000;

describe.each(games)('The pictures of $title', ({ id, parts, workshop }) => {
  test('are its board, its tables and its workshop, and no others', async () => {
    const tables = (await parts.tables?.()) ?? [];
    const named = tables.flatMap(({ picture }) => (picture === undefined ? [] : [picture]));
    const wanted = new Set(['board', ...named, ...(workshop === undefined ? [] : ['workshop'])]);
    const files = await readdir(join(FOLDER, id, 'pictures'));
    expect(files.sort()).toEqual([...wanted].map((name) => `${name}.svg`).sort());
  });

  test('show something, and need nothing from elsewhere', async () => {
    for (const file of await readdir(join(FOLDER, id, 'pictures'))) {
      const drawing = await readFile(join(FOLDER, id, 'pictures', file), 'utf8');
      expect(drawing.match(/<(path|polygon|circle|use|rect)\b/g)?.length ?? 0, file).toBeGreaterThan(5);
      expect(drawing.length, file).toBeLessThan(LARGEST);
      expect(drawing, file).not.toMatch(/<script|<style|<image|\son\w+=|href="(?!#)|var\(|NaN/);
      const ids = new Set([...drawing.matchAll(/ id="([^"]+)"/g)].map(([, name]) => name));
      const used = [...drawing.matchAll(/(?:url\(|href=")#([\w-]+)/g)].map(([, name]) => name);
      expect(
        used.filter((name) => !ids.has(name)),
        `${file} uses what it doesn’t contain`,
      ).toEqual([]);
    }
  });

  test('belong to tables that differ in title, and whose settings the rules take', async () => {
    const [rules, tables = []] = await Promise.all([parts.rules(), parts.tables?.()]);
    expect(new Set(tables.map(({ title }) => title)).size).toBe(tables.length);
    for (const { title, seats, setup } of tables) {
      expect(seats, title).toContain('person');
      const seating = seats.map((kind) => (kind === 'automaton' ? (rules.automata[0]?.id ?? null) : null));
      expect(checkSetup(rules, setup, seating), title).toMatchObject({ ok: true });
    }
  });
});
