import { render } from 'preact';
import { App } from './app.tsx';
import './style/tokens.css';
import './style/base.css';
import './style/controls.css';
import './style/shell.css';
import './style/home.css';

const root = document.getElementById('app');
if (root === null) throw new Error('the page has no place for the app');
render(<App />, root);
