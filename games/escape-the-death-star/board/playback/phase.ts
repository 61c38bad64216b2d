import type { Ask, Event } from '../../rules/model.ts';
import type { StationView } from '../props.ts';

const ASKED: { readonly [K in Ask['kind']]: string } = {
  hero: 'The start',
  'set-out': 'The start',
  walk: 'Move',
  sneak: '② Secret moves',
  soldier: '③ The Imperial moves',
  square: '③ The Imperial moves',
  opponent: '⑤ Combat',
  'take-card': '⑤ Combat',
  'take-unseen': '⑤ Combat',
  code: 'The code',
};

const SHOWN: { readonly [T in Event['type']]?: string } = {
  'set-out': 'The start',
  picked: 'The start',
  rolled: 'Roll',
  walked: 'Move',
  dice: '① Roll',
  freed: '① Roll',
  'stays-jailed': '① Roll',
  sealed: '② Secret moves',
  pegs: '② Secret moves',
  placed: '③ The Imperial moves',
  'stood-up': '③ The Imperial moves',
  'imperial-done': '③ The Imperial moves',
  revealed: '④ Reveal',
  'code-tried': 'The code',
  'code-passed': 'The code',
  captured: 'Battle',
  'sent-back': 'Battle',
};

const BATTLE: readonly Event['type'][] = [
  'named',
  'battle',
  'exchange',
  'beaten',
  'laid-down',
  'jailed',
  'card-lost',
  'armed',
  'card-found',
];

/** The present phase; null if it has not changed. */
export function phaseOf({ asked, board, result }: StationView, now: Event | null): string | null {
  if (now !== null && BATTLE.includes(now.type)) return board.setup.game === 'escape' ? '⑤ Combat' : 'Battle';
  if (now !== null) return SHOWN[now.type] ?? null;
  if (result !== null) return 'The game is over';
  const [first] = asked;
  return first === undefined ? null : ASKED[first.kind];
}
