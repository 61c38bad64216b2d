import type { Seat } from '@starboard/kernel';
import { type ShipView, TOKENS, type Token } from '../../../rules/model.ts';

/** A token beside a ship: what is drawn, and what it means. */
interface TokenMark {
  readonly name: Token | 'lock';
  readonly count: number;
}

interface TokenLook {
  readonly letter: string;
  readonly tone: 'good' | 'bad' | 'plain';
  readonly says: string;
}

export const TOKEN_LOOKS: { readonly [T in Token | 'lock']: TokenLook } = {
  focus: { letter: 'F', tone: 'good', says: 'focus: turns focus results into hits or evades' },
  evade: { letter: 'E', tone: 'good', says: 'evade: adds an evade result' },
  lock: { letter: 'L', tone: 'good', says: 'target lock: rerolls attack dice against its target' },
  stress: { letter: '!', tone: 'bad', says: 'stress: no red manoeuvre, no action' },
  ion: { letter: 'I', tone: 'bad', says: 'ion: flies a straight 1 instead of its dial' },
  tractor: { letter: 'T', tone: 'bad', says: 'tractor beam: one less agility' },
  jam: { letter: 'J', tone: 'bad', says: 'jam: takes its next focus, evade or lock' },
  fore: { letter: 'R', tone: 'plain', says: 'reinforced fore: an evade against attackers in its arc' },
  aft: { letter: 'R', tone: 'plain', says: 'reinforced aft: an evade against attackers outside its arc' },
  disabled: { letter: 'W', tone: 'bad', says: 'weapons disabled: it does not attack' },
  cloak: { letter: 'C', tone: 'plain', says: 'cloaked: two more agility, no attack' },
};

/** The tokens a ship has, those that hinder it first. */
export function tokensOn({ tokens, locks }: Pick<ShipView, 'tokens' | 'locks'>): readonly TokenMark[] {
  const found = TOKENS.flatMap((name): readonly TokenMark[] =>
    tokens[name] > 0 ? [{ name, count: tokens[name] }] : [],
  );
  const all = locks.length === 0 ? found : [...found, { name: 'lock' as const, count: locks.length }];
  return all.toSorted((a, b) => order(a) - order(b));
}

const order = ({ name }: TokenMark): number => ['bad', 'plain', 'good'].indexOf(TOKEN_LOOKS[name].tone);

/** How wide a token is, in pixels. */
export const TOKEN_WIDE = 15;

interface Props {
  readonly seat: Seat;
  readonly tokens: readonly TokenMark[];
}

/** A row of tokens above a ship, as large at every zoom: hindrances are triangles, help is round, the rest square. */
export function TokenRow({ seat, tokens }: Props) {
  if (tokens.length === 0) return null;
  const left = (-(tokens.length - 1) * TOKEN_WIDE) / 2;
  return (
    <g class="furball-tokens kit-unscaled" data-of={seat}>
      {tokens.map(({ name, count }, i) => {
        const { tone, letter } = TOKEN_LOOKS[name];
        return (
          <g
            key={name}
            class={`furball-token-${tone}`}
            style={{ transform: `translate(${left + i * TOKEN_WIDE}px, 0)` }}
          >
            <path d={TONE_SHAPES[tone]} />
            <text y={tone === 'bad' ? 1.6 : 0}>{letter}</text>
            {count > 1 && (
              <text class="furball-count" x="6" y="-6">
                {count}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}

const TONE_SHAPES: { readonly [T in TokenLook['tone']]: string } = {
  good: 'M0-7A7 7 0 1 1 0 7A7 7 0 1 1 0-7Z',
  bad: 'M0-8.5L8.2 6H-8.2Z',
  plain: 'M-6.5-6.5H6.5V6.5H-6.5Z',
};
