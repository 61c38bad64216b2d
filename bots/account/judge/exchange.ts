import type { GameTypes, Header, Rules, Seat } from '@starboard/kernel';

/** What a seat can expect if another can expect this much; undefined if that doesn't follow. */
export type ShareExchange = (worth: number, of: Seat, to: Seat) => number | undefined;

/** Between two players or two sides, one's chance is the other's risk. */
export function exchangeOf<G extends GameTypes>(
  rules: Rules<G>,
  { setup, seating }: Pick<Header, 'setup' | 'seating'>,
): ShareExchange {
  const seats = seating.length;
  if (seats === 2) return (worth, of, to) => (of === to ? worth : 1 - worth);
  const sides = rules.sides?.(setup, seats);
  if (sides === undefined || new Set(sides).size !== 2) return (worth, of, to) => (of === to ? worth : undefined);
  return (chance, of, to) => {
    const partners = sides.filter((side, seat) => side === sides[to] && seat !== to).length;
    const ahead = sides[of] === sides[to] ? chance : 1 - chance;
    return (partners / 2 + (seats - 1 - partners) * ahead) / (seats - 1);
  };
}
