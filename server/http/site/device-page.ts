import { gameById } from '@starboard/games';
import type { HeldSeat } from '../../store/devices.ts';
import { escaped } from '../html.ts';

/** The player that a browser acts as, described by the seats they hold. */
interface Identity {
  readonly seats: readonly HeldSeat[];
}

interface DeviceQuestion {
  /** Whose device it would become, and where the link was made. */
  readonly guest: Identity;
  readonly madeOn: string;
  /** The browser's current guest, if any. */
  readonly present: Identity | null;
  /** The id of the button's request: pressed twice, it counts once. */
  readonly request: string;
}

export const REQUEST_FIELD = 'id';

export function questionPage({ guest, madeOn, present, request }: DeviceQuestion): string {
  const names = namesOf(guest);
  return page(
    'Add this device?',
    `<h1>${names === '' ? 'Add this device?' : `Play as ${escaped(names)} on this device?`}</h1>
<p>The link was made with ${escaped(madeOn)}. If you continue, that device and this one are the same player: each of them
can play every seat that the other takes.</p>
${seatList(guest, 'That player holds these seats now:', 'That player holds no seat at the moment.')}
<p><strong>Continue only if you made the link yourself.</strong> If somebody else sent it to you, they could play your
seats.</p>
<p><a href="/#/privacy">What this server keeps about you, and how to delete it</a></p>
${present === null ? '' : replaced(present)}
<form method="post"><input type="hidden" name="${REQUEST_FIELD}" value="${request}"><button>Yes, this is my device</button> <a href="/">No, leave things as they are</a></form>`,
  );
}

function replaced(present: Identity): string {
  return `<section><p><strong>This browser already plays here as another player.</strong> It would no longer be that
player.</p>
${seatList(present, 'It would lose these seats:', 'That player holds no seat at the moment.')}</section>`;
}

export const alreadyPage = (): string =>
  page(
    'Already yours',
    `<h1>This device is already yours</h1>
<p>It plays as the same player as the device that made the link. The link can still be used on another device.</p>
<p><a href="/">Continue playing</a></p>`,
  );

export const refusedPage = (fact: string): string =>
  page(
    'This link doesn’t work',
    `<h1>This link doesn’t work</h1><p>${escaped(fact)}</p><p><a href="/">Starboard</a></p>`,
  );

function namesOf({ seats }: Identity): string {
  return [...new Set(seats.map(({ name }) => name))].join(', ');
}

function seatList({ seats }: Identity, heading: string, none: string): string {
  if (seats.length === 0) return `<p>${none}</p>`;
  const lines = seats.map(({ game, seat, name }) => {
    return `<li>${escaped(name)}: seat ${seat + 1} of ${escaped(gameById(game)?.title ?? game)}</li>`;
  });
  return `<p>${heading}</p><ul>${lines.join('')}</ul>`;
}

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Starboard: ${title}</title>
<style>body{font:18px/1.5 system-ui,sans-serif;background:#0b0e14;color:#d7dde8;max-width:34rem;margin:10vh auto;padding:0 1rem}
section{border-left:4px solid #ffb454;padding-left:1rem}button{font:inherit;padding:.5rem 1rem;min-height:44px}a{color:#8ab8ff}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;
