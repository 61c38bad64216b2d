import { botById } from '@starboard/bots';
import { gameById } from '@starboard/games';
import {
  checkSetup,
  diceFromSeed,
  headerFact,
  hex,
  isAnswered,
  keyFromSeed,
  ONLY_OPTION,
  recordLine,
  type StandingAnswers,
  same,
  standingMove,
  USUAL,
} from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { type BotSeats, botMove } from '../../runner/local/bot-seats.ts';
import { accept, type LocalMatch, openLocalMatch, tryInput, viewOf } from '../../runner/local/local-match.ts';

/** Bots play everything that is asked, for people too; the runner gives the usual answers of the person's seat. */

interface Table {
  readonly game: string;
  readonly seats: number;
  readonly person: number;
  readonly setup: object;
  readonly names: readonly string[];
}

const WEDGE = gameById('furball')?.parts.tables?.[0];

const TABLES: readonly Table[] = [
  { game: 'duel-in-space', seats: 2, person: 0, setup: {}, names: ['fire-everything'] },
  { game: 'tunnel-chase', seats: 2, person: 0, setup: {}, names: ['fire-only-target'] },
  { game: 'starfire', seats: 2, person: 0, setup: {}, names: ['fire-only-target'] },
  { game: 'escape-the-death-star', seats: 2, person: 0, setup: { game: 'escape' }, names: ['try-the-code'] },
  { game: 'escape-the-death-star', seats: 4, person: 3, setup: { game: 'escape' }, names: ['cards-alike'] },
  {
    game: 'furball',
    seats: 6,
    person: 0,
    setup: WEDGE?.setup ?? {},
    names: [
      'only-action',
      'attack-only-target',
      'attack-better-target',
      'elite.predator 0',
      'reroll-useless',
      'token-last-use',
      'pass-idle',
    ],
  },
];

const MOST_MATCHES = 60;

/** A match of bots; calls at every usual answer before it is given. */
async function eachUsual(
  { game, seats, person, setup }: Table,
  look: (localMatch: LocalMatch, name: string) => void,
  isDone: () => boolean,
): Promise<void> {
  const parts = gameById(game)?.parts;
  const bot = botById('plain');
  if (parts === undefined || bot === undefined) throw new Error(`there is no ${game}`);
  const [rules, heuristics] = await Promise.all([parts.rules(), parts.heuristics()]);
  const seating = Array.from({ length: seats }, () => null);
  const checked = checkSetup(rules, setup, seating);
  if (!checked.ok) throw new Error(checked.fact);
  const botSeats: BotSeats = { bots: seating.map(() => bot), heuristics, dice: diceFromSeed('usual') };
  for (let number = 0; number < MOST_MATCHES && !isDone(); number++) {
    const key = hex(keyFromSeed(`usual/${number}`));
    const header = { game, rules: rules.version, setup: checked.setup, seating, players: seating.map(String), key };
    const opened = openLocalMatch({ rules, viewer: [person] }, [recordLine(headerFact(header), '').line]);
    if (!opened.ok) throw new Error(opened.fact);
    const { localMatch } = opened;
    while (localMatch.match.result === null && !isDone()) {
      const due = given(localMatch, person, { [USUAL]: 'always' });
      if (due !== undefined) look(localMatch, due.answered.name);
      const move = due?.move ?? botMove(botSeats, localMatch);
      const tried = move && tryInput(localMatch, move);
      if (!tried?.ok) throw new Error('a move was refused');
      accept(localMatch, tried);
    }
  }
}

const given = (localMatch: LocalMatch, person: number, answers: StandingAnswers) =>
  standingMove(localMatch.rules, localMatch.match, {
    answersOf: (seat) => (seat === person ? answers : undefined),
    viewOf: (seat) => viewOf(localMatch, seat),
  });

describe.each(TABLES)('usual answers of $game for seat $person', (table) => {
  test('are told in the log of the seat, and every other answer can be given instead', async () => {
    const { person, names } = table;
    const seen = new Set<string>();
    await eachUsual(
      table,
      (localMatch, name) => {
        if (seen.has(name)) return;
        seen.add(name);
        const due = given(localMatch, person, { [USUAL]: 'always' });
        if (due === undefined || !('choice' in due.move)) throw new Error('nothing is due');
        const { choice } = due.move;
        const told = tryInput(localMatch, due.move, due.answered);
        expect(told.ok && told.updates[0]?.happenings[0]?.event).toMatchObject({ name, to: [person] });
        expect(told.ok && told.updates[0]?.happenings.slice(1).some(({ event }) => isAnswered(event))).toBe(false);

        expect(given(localMatch, person, { [USUAL]: 'always', [name]: 'ask' })).toBeUndefined();
        expect(given(localMatch, person, {})).toBeUndefined();
        const others = viewOf(localMatch, person).mine?.options.filter((option) => !same(option, choice)) ?? [];
        expect(others.length > 0).toBe(name !== ONLY_OPTION);
        for (const other of others) {
          expect(tryInput(localMatch, { ...due.move, choice: other })).toMatchObject({ ok: true });
        }
      },
      () => names.every((name) => seen.has(name)),
    );
    expect([...seen]).toEqual(expect.arrayContaining([...names]));
  });
});
