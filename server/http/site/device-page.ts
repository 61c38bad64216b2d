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
<form method="post"><input type="hidden" name="${REQUEST_FIELD}" value="${request}"><button>Yes, this is my device</button><a class="button" href="/">No, leave things as they are</a></form>`,
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
<p><a class="button" href="/">Continue playing</a></p>`,
  );

export const refusedPage = (fact: string): string =>
  page(
    'This link doesn’t work',
    `<h1>This link doesn’t work</h1><p>${escaped(fact)}</p><p><a class="button" href="/">All games</a></p>`,
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

/** As the rest of the site looks, without needing its files. */
const STYLE = `*{box-sizing:border-box}
body{margin:0;min-height:100vh;background:radial-gradient(120% 80% at 50% -10%,#13203f,transparent 60%),#05070f;
color:#e9f0ff;font:400 17px/1.5 "Avenir Next",Avenir,"Segoe UI",Inter,Roboto,"Helvetica Neue",Arial,sans-serif}
header{display:flex;align-items:center;gap:.6rem;min-height:3.5rem;padding:.35rem 1rem;border-bottom:1px solid #2a3a5e;
background:#0a0f1e;font-weight:600}
header svg{width:1.75rem;fill:none;stroke:#8fd6ff;stroke-width:2;stroke-linejoin:round}
main{max-width:38rem;margin:8vh auto 0;padding:1.4rem 1.2rem 1.6rem;border:1px solid #2a3a5e;border-radius:14px;background:#0a0f1e}
@media(max-width:40rem){main{margin:1rem}}
h1{margin:0 0 .8rem;font-size:1.5rem;line-height:1.2}p{margin:0 0 .9rem}ul{margin:0 0 .9rem;padding-left:1.2rem}
section{margin-bottom:.9rem;padding:.1rem 0 .1rem 1rem;border-left:4px solid #ffd27a}section p:last-child,section ul:last-child{margin:0}
form{display:flex;flex-wrap:wrap;gap:.7rem;margin-top:1.2rem}
button,.button{display:inline-flex;align-items:center;min-height:2.9rem;padding:.5rem 1.2rem;border:1px solid #2a3a5e;
border-radius:10px;background:#111930;color:#e9f0ff;font:inherit;text-decoration:none;cursor:pointer}
button{border-color:#8fd6ff;background:#8fd6ff;color:#05070f;font-weight:650}a{color:#8fd6ff}
:focus-visible{outline:2px solid #e9f0ff;outline-offset:3px}`;

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Starboard: ${title}</title>
<style>${STYLE}</style>
</head>
<body>
<header><svg viewBox="0 0 32 32" aria-hidden="true"><path d="M16 4 27 27 16 21.5 5 27Z"/></svg>Starboard</header>
<main>
${body}
</main>
</body>
</html>
`;
