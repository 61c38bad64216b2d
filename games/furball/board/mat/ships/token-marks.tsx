import type { Seat } from '@starboard/kernel';
import { type ShipView, TOKENS, type Token } from '../../../rules/model.ts';
import { TOKEN_LETTER } from '../../sheets/token-words.ts';

/** A token beside a ship, and how many of it there are. */
interface TokenMark {
  readonly name: Token | 'lock';
  readonly count: number;
}

type Tone = 'good' | 'bad' | 'plain';

const TONES: { readonly [T in Token | 'lock']: Tone } = {
  focus: 'good',
  evade: 'good',
  lock: 'good',
  stress: 'bad',
  ion: 'bad',
  tractor: 'bad',
  jam: 'bad',
  fore: 'plain',
  aft: 'plain',
  disabled: 'bad',
  cloak: 'plain',
};

const letterOf = (name: Token | 'lock'): string => (name === 'lock' ? 'L' : TOKEN_LETTER[name]);

/** The tokens a ship has, those that hinder it first. */
export function tokensOn({ tokens, locks }: Pick<ShipView, 'tokens' | 'locks'>): readonly TokenMark[] {
  const found = TOKENS.flatMap((name): readonly TokenMark[] =>
    tokens[name] > 0 ? [{ name, count: tokens[name] }] : [],
  );
  const all = locks.length === 0 ? found : [...found, { name: 'lock' as const, count: locks.length }];
  return all.toSorted((a, b) => order(a) - order(b));
}

const order = ({ name }: TokenMark): number => ['bad', 'plain', 'good'].indexOf(TONES[name]);

/** The width of a token at type of 16 pixels. */
export const TOKEN_WIDE = 15;

interface Props {
  readonly seat: Seat;
  readonly tokens: readonly TokenMark[];
}

/** A row of tokens above a ship, in one size at every zoom: triangles hinder, circles help, squares do neither. */
export function TokenRow({ seat, tokens }: Props) {
  if (tokens.length === 0) return null;
  const left = (-(tokens.length - 1) * TOKEN_WIDE) / 2;
  return (
    <g class="furball-token-marks" data-of={seat}>
      {tokens.map(({ name, count }, i) => {
        const tone = TONES[name];
        return (
          <g
            key={name}
            class={`furball-token-${tone}`}
            style={{ transform: `translate(${left + i * TOKEN_WIDE}px, 0)` }}
          >
            <path d={TONE_SHAPES[tone]} />
            <text y={tone === 'bad' ? 1.6 : 0}>{letterOf(name)}</text>
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

const TONE_SHAPES: { readonly [T in Tone]: string } = {
  good: 'M0-7A7 7 0 1 1 0 7A7 7 0 1 1 0-7Z',
  bad: 'M0-8.5L8.2 6H-8.2Z',
  plain: 'M-6.5-6.5H6.5V6.5H-6.5Z',
};
