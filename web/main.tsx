import { render } from 'preact';
import { App } from './app.tsx';
import { whenIdle } from './offline/when-idle.ts';
import { onlineMatches } from './storage/online-matches.ts';
import './style/tokens.css';
import './style/base.css';
import './style/controls.css';
import './style/shell.css';
import './style/home/home.css';
import './style/home/game-card.css';
import './style/home/your-games.css';

const root = document.getElementById('app');
if (root === null) throw new Error('the page has no place for the app');
render(<App />, root);

// Seats taken before this page was loaded.
if (onlineMatches().some(({ waiting }) => waiting)) {
  import('./online/joining/waiting-matches.ts').then(({ tendWaitingMatches }) => tendWaitingMatches());
}

// During development, a worker would hide changes.
if (import.meta.env.MODE === 'production') {
  whenIdle(() => import('./offline/page/start.tsx').then(({ startOffline }) => startOffline()));
}
