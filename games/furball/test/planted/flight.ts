import type { Planted } from '@starboard/testkit';

const FLUSH = 'the template flush at both bases';
const EVERY_MILLIMETRE = 'the candidates of a roll are what trying every millimetre gives';

/** Mistakes of manoeuvres, of moves that are none, and of tokens. */
export const planted: Planted = {
  'games/furball/rules/geometry/flight/manoeuvres.ts': [
    {
      id: 'a reverse bank to the left ends on the right',
      rule: 'a reverse bank to the left ends behind and to the left',
      find: "'reverse-bank-left': { kind: 'bank', side: -1,",
      replace: "'reverse-bank-left': { kind: 'bank', side: 1,",
    },
    {
      id: 'a Koiogran turn does not turn',
      rule: 'a Koiogran turn points back',
      find: 'heading: normalised(heading + HALF_TURN)',
      replace: 'heading',
    },
  ],
  'games/furball/rules/geometry/flight/way.ts': [
    {
      id: 'a Tallon roll slides the other way',
      rule: 'a Tallon roll there points back and slides along that',
      find: 'way.steps, slide * MM',
      replace: 'way.steps, -slide * MM',
    },
  ],
  'games/furball/rules/geometry/flight/flight.ts': [
    {
      id: 'backing up steps too far',
      rule: 'backing up passes no free place',
      find: 'Math.floor((deepest - ROUNDING) / stride)',
      replace: 'Math.floor((2 * deepest) / stride)',
    },
    {
      id: 'backing up forgets who is out of reach of the start',
      rule: 'backing up passes no free place',
      find: 'travelled(way, way.steps) + 2 * OUTER_RADIUS',
      replace: '2 * OUTER_RADIUS',
    },
    {
      id: 'a stationary ship bumps',
      rule: 'a stationary one overlaps nobody',
      find: 'if (way.steps === 0 || !overlapsAny',
      replace: 'if (!overlapsAny',
    },
    {
      id: 'nobody is touched',
      rule: 'whoever would overlap stops against all it touches',
      find: 'Math.min(step + AGAINST, way.steps)',
      replace: 'step',
    },
    { id: 'a Tallon roll slides less', rule: 'the reference cases', find: 'SLIDE = 10;', replace: 'SLIDE = 9;' },
  ],
  'games/furball/rules/geometry/flight/swept.ts': [
    {
      id: 'the whole template counts after a bump',
      rule: 'after a bump only the template up to the middle of the base counts',
      find: 'const extent = stepsOfTemplate(way, step);',
      replace: 'const extent = stepsOfTemplate(way, Math.max(step, way.steps));',
    },
    {
      id: 'templates bend to the left only',
      rule: 'those meet it whose drawn outline does',
      find: 'const side = swept.side === 0 ? 1 : swept.side;',
      replace: 'const side = 1;',
    },
  ],
  'games/furball/rules/geometry/flight/ring.ts': [
    {
      id: 'a bent template is a part of a disc',
      rule: 'those meet it whose drawn outline does',
      find: 'return Math.max(squareEntering, squareLeaving) > inner * inner;',
      replace: 'return Math.max(squareEntering, squareLeaving) > inner - inner;',
    },
  ],
  'games/furball/rules/geometry/flight/stops.ts': [
    {
      id: 'only stops are offered',
      rule: EVERY_MILLIMETRE,
      find: 'if (!here || !there) addEnds',
      replace: 'if (here && there) addEnds',
    },
  ],
  'games/furball/rules/geometry/flight/rolls.ts': [
    {
      id: 'a roll looks at one offset of its template alone',
      rule: 'the template has to be clear with some offset',
      find: 'away <= high - low; away++',
      replace: 'away < 1; away++',
    },
    {
      id: 'a bank roll counts its last offset backwards',
      rule: FLUSH,
      find: 'const after = -side * to * MM;',
      replace: 'const after = side * to * 2 * MM;',
    },
  ],
  'games/furball/rules/geometry/tokens.ts': [
    {
      id: 'at the rear left is right',
      rule: 'a turn leads to the side it is named by',
      find: "guides === 'front' || side === 0 ? side : side === 1 ? -1 : 1",
      replace: 'side',
    },
    {
      id: 'ranges are measured to the middle of a token',
      rule: 'Range 1 of a token is measured to the disc',
      find: ') - TOKEN_RADIUS;',
      replace: ');',
    },
  ],
};
