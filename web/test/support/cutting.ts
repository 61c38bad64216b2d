import type { Json } from '@starboard/kernel';
import type { Page } from 'playwright-core';

interface Choice {
  readonly id: string;
  readonly choice: Json;
}

/** What a page sent while its socket was cut before every answer. */
export interface Cuts {
  /** Each choice once, in the order of first sending. */
  readonly choices: readonly Choice[];
  readonly cuts: number;
}

/**
 * From its next connection on, the page gets nothing after its own request: the server receives it, and the connection
 * is cut before the answer. Repeated requests go through.
 */
export async function cutBeforeAnswers(page: Page): Promise<Cuts> {
  const choices: Choice[] = [];
  const sent = new Set<string>();
  let cuts = 0;
  await page.routeWebSocket(/\/api\/socket(\?|$)/, (client) => {
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
