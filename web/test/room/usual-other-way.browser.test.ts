import { gameById } from '@starboard/games';
import { type Choice, type GameTypes, same, USUAL } from '@starboard/kernel';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { viewOf } from '../../runner/local/local-match.ts';
import { recordFile } from '../../storage/matches/record-file.ts';
import { visit } from '../support/page.ts';
import { carryOut, nextStop, openOptions } from '../support/playing.ts';
import { useSite } from '../support/use-site.ts';
import { eachUsual, given, USUAL_TABLES, type UsualTable } from '../support/usual-moments.ts';

const site = useSite();

/** A match that ends where the runner would answer for its player. */
interface Moment {
  readonly name: string;
  /** As earlier versions of the page kept matches, which the page still takes over. */
  readonly kept: { readonly id: string; readonly record: string };
  readonly question: number;
  readonly usual: Choice<GameTypes>;
  readonly options: readonly Choice<GameTypes>[];
}

async function momentsOf(table: UsualTable): Promise<readonly Moment[]> {
  const { person, names } = table;
  const found = new Map<string, Moment>();
  const board = await gameById(table.game)?.parts.board();
  if (board === undefined) throw new Error(`there is no ${table.game}`);
  const { inOrder } = board;
  await eachUsual(
    table,
    (localMatch, name) => {
      const due = given(localMatch, person, { [USUAL]: 'always' });
      if (found.has(name) || !names.includes(name) || due === undefined || !('choice' in due.move)) return;
      const { lines } = localMatch;
      const { mine } = viewOf(localMatch, person);
      const header = JSON.parse(lines[0] ?? '');
      const occupants = header.players.map((each: string, seat: number) =>
        seat === person ? { kind: 'person', name: each } : { kind: 'bot', id: 'plain', name: each },
      );
      const id = `usual${found.size}`;
      found.set(name, {
        name,
        kept: Object.assign({ id, header, occupants, at: 1000 }, { record: recordFile(lines) }),
        question: due.move.question,
        usual: due.move.choice,
        options: mine === null ? [] : inOrder(mine.ask, mine.options),
      });
    },
    () => names.every((name) => found.has(name)),
  );
  return names.map((name) => {
    const moment = found.get(name);
    if (moment === undefined) throw new Error(`no match of ${table.game} came to ${name}`);
    return moment;
  });
}

/** What a seat has chosen at a question, in the stored record; undefined until it has. */
const storedChoice = (page: Page, id: string, seat: number, question: number): Promise<unknown> =>
  page.evaluate(
    ([match, whose, asked]) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('starboard');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const range = IDBKeyRange.bound([match, 0], [match, Number.POSITIVE_INFINITY]);
          const all = opening.result.transaction('lines').objectStore('lines').getAll(range);
          all.onsuccess = () => {
            opening.result.close();
            const lines = all.result.map((line) => JSON.parse(line));
            resolve(lines.findLast((line) => line.seat === whose && line.question === asked)?.choice);
          };
        };
      }),
    [id, seat, question] as const,
  );

describe.each(USUAL_TABLES)('a usual answer of $game for seat $person', (table) => {
  let moments: readonly Moment[] = [];
  beforeAll(async () => {
    moments = await momentsOf(table);
  });

  test.each(table.names)('%s is told in the log, and the player takes it back and answers otherwise', async (name) => {
    const words = await gameById(table.game)?.parts.words();
    const moment = moments.find((each) => each.name === name);
    if (moment === undefined) throw new Error(`no match came to ${name}`);
    const { kept, question, usual, options } = moment;
    const { page, wrongs, close } = await visit(site, 'wide', { usualAnswers: true });
    await page.evaluate(
      ([id, value]) => {
        localStorage.setItem('starboard.setting.speed', '"skip"');
        localStorage.setItem(`starboard.match.${id}`, value);
      },
      [kept.id, JSON.stringify(kept)] as const,
    );
    await page.reload();
    await page.getByRole('region', { name: 'In progress' }).getByRole('link').first().click();
    const told = page.locator('.log li', { hasText: `Answered for you: ${words?.standing?.(name)}.` }).first();
    await told.waitFor();
    await nextStop(page);
    await told.getByRole('button', { name: 'Ask me next time' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await told.waitFor({ state: 'detached' });

    await nextStop(page);
    await openOptions(page);
    const other = options.findIndex((option) => !same(option, usual));
    const ask = await page.locator('.action-bar').getAttribute('data-ask');
    const option = page.locator('.options .option').nth(other);
    if ((await option.getAttribute('aria-pressed')) !== 'true') await option.click();
    await page.locator('.options .option[aria-pressed="true"]').nth(0).waitFor();
    await carryOut(page, ask);
    await expect.poll(() => storedChoice(page, kept.id, table.person, question)).toEqual(options[other]);
    expect(wrongs).toEqual([]);
    await close();
  });
});
