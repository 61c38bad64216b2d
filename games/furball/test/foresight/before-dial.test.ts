import { type View, view } from '@starboard/kernel';
import { expect, test } from 'vitest';
import { verdictAhead } from '../../board/orders/dial/outlook-words.ts';
import { beforeDial } from '../../foresight/before-dial.ts';
import { courseOf } from '../../rules/04-flight/course.ts';
import { MM, placedRock } from '../../rules/geometry/index.ts';
import { rules } from '../../rules/index.ts';
import type { Furball } from '../../rules/model.ts';
import { describe as inWords } from '../../words/text-view.ts';
import { activate, answer, type ShipLayout, shipIn, table } from '../support/playing.ts';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan'];
const who = (seat: number): string => NAMES[seat] ?? '';
const STRAIGHT_2 = { bearing: 'straight', speed: 2, difficulty: 'white' } as const;
const STRIKER: ShipLayout = {
  pilot: 'imperial.tiestriker.imperialtrainee',
  upgrades: ['title.adaptiveailerons'],
  at: [300, 300, 90],
};

/** What a seat sees while dials are chosen. */
function planning(layout: ShipLayout, board = {}): View<Furball> {
  const { match } = table([layout, { at: [300, 640, 270] }], { phase: 'planning', ...board });
  match.asks = match.board.ships.map((_, seat) => ({ kind: 'dial' as const, seat }));
  return view(rules, match, 0);
}

test('13.1 Adaptive Ailerons: the dial begins where each of their moves would end, as the rules fly them', () => {
  const { starts, must, may } = beforeDial(planning(STRIKER), 0);
  expect(must).toEqual(['title.adaptiveailerons']);
  expect(may).toEqual([]);
  expect(starts.map(({ flown }) => flown[0]?.bearing)).toEqual(['bank-left', 'straight', 'bank-right']);
  for (const [place, { board }] of starts.entries()) {
    const played = activate(table([STRIKER, { at: [300, 640, 270] }]), 0, 'straight 2');
    answer(played, 0, place);
    expect(courseOf(board, 0, STRAIGHT_2).pose).toEqual(shipIn(played, 0).pose);
  }
  expect(starts[1]?.board.ships[0]?.pose.y).toBe(380 * MM);
});

test('13.1 Adaptive Ailerons don’t move a stressed ship, and neither does the preview', () => {
  const { starts, must } = beforeDial(planning({ ...STRIKER, tokens: { stress: 1 } }), 0);
  expect(must).toEqual([]);
  expect(starts).toMatchObject([{ flown: [], lost: false }]);
  expect(starts[0]?.board.ships[0]?.pose.y).toBe(300 * MM);
});

test('4.9 a move before the dial may hit an asteroid, and the dial another', () => {
  const rock = placedRock(0, { x: 300_000, y: 470_000, heading: 0 });
  const said = verdictAhead(beforeDial(planning(STRIKER, { asteroids: [rock] }), 0), 0, STRAIGHT_2, who);
  expect(said.verdict).toBe('Adaptive Ailerons move your ship first.');
  expect(said.rest).toMatch(/After straight 1: You hit an asteroid: no action/);
  expect(said.rest).toMatch(/After bank left 1: .*After straight 1: .*After bank right 1: /);
});

test('4.10 a ship that its own card flies off the mat never reveals its dial', () => {
  const seen = beforeDial(planning({ ...STRIKER, at: [300, 850, 90] }), 0);
  expect(seen.starts.some(({ lost }) => lost)).toBe(true);
  expect(verdictAhead(seen, 0, STRAIGHT_2, who).rest).toMatch(/Your ship is lost before it flies its dial\./);
});

test('13.4 what may be done before the dial is mentioned, not assumed', () => {
  const sensors = planning({
    pilot: 'rebel.bwing.bluesquadronpilot',
    upgrades: ['system.advancedsensors'],
    at: [300, 300, 90],
  });
  const seen = beforeDial(sensors, 0);
  expect(seen.may).toEqual(['system.advancedsensors']);
  expect(seen.starts).toHaveLength(1);
  expect(verdictAhead(seen, 0, STRAIGHT_2, who).rest).toMatch(/Before you reveal it, you may use Advanced Sensors\.$/);
  expect(inWords(sensors, NAMES)).toContain('Before you reveal your dial, you may use Advanced Sensors.');
});

test('4.2 the text view says where cards bring a ship before its dial', () => {
  const [line] = inWords(planning(STRIKER), NAMES).filter((each) => each.startsWith('Before you reveal'));
  expect(line).toMatch(
    /^Before you reveal your dial, Adaptive Ailerons will move your ship: after bank left 1, in the/,
  );
});
