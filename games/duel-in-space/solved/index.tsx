import type { SolutionPage } from '@starboard/ui';
import rulebook from '../RULEBOOK.md?raw';
import { Page } from './page.tsx';
import './solved.css';

export const solutionPage: SolutionPage = { Page, rulebook };
