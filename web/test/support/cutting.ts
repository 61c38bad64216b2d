import type { Json } from '@starboard/kernel';
import type { Page } from 'playwright-core';

/** A choice as a page sent it, by its id. */
interface Choice {
  readonly id: string;
  readonly choice: Json;
}

/** What a page sent while its socket was cut before every answer. */
export interface Cuts {
  /** Each choice once, in the order in which they were first sent. */
  readonly choices: readonly Choice[];
  readonly cuts: number;
}

/**
 * From the next time it connects, the page hears nothing after a request of its own: the server has it, and the line is
 * cut before anything comes back. What is sent again goes through.
 */
export async function cutBeforeAnswers(page: Page): Promise<Cuts> {
  const choices: Choice[] = [];
  const sent = new Set<string>();
  let cuts = 0;
  await page.routeWebSocket(/\/api\/socket$/, (client) => {
    const server = client.connectToServer();
    let deaf = false;
    client.onMessage((said) => {
      const { type, id, choice } = JSON.parse(`${said}`);
      if (type === 'play' && !sent.has(id)) {
        choices.push({ id, choice });
        deaf = true;
      }
      if (id !== undefined) sent.add(id);
      server.send(said);
    });
    server.onMessage((heard) => {
      if (!deaf) client.send(heard);
      else if (/^\{"type":"(done|refused)"/.test(`${heard}`)) {
        cuts++;
        client.close({ code: 1012 }).catch(() => undefined);
        server.close({ code: 1000 }).catch(() => undefined);
      }
    });
  });
  return {
    choices,
    get cuts() {
      return cuts;
    },
  };
}
