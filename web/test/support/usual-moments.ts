import { botById } from '@starboard/bots';
import { gameById } from '@starboard/games';
import {
  BY_PURPOSE,
  checkSetup,
  type Header,
  headerFact,
  hex,
  keyFromSeed,
  recordLine,
  type StandingAnswers,
  type StandingMove,
  standingMove,
  USUAL,
} from '@starboard/kernel';
import { type BotSeats, botMove } from '../../runner/local/bot-seats.ts';
import { accept, type LocalMatch, openLocalMatch, tryInput, viewOf } from '../../runner/local/local-match.ts';

/** A table at which one person gets usual answers, and their names. */
export interface UsualTable {
  readonly game: string;
  readonly seats: number;
  readonly person: number;
  readonly setup: object;
  readonly names: readonly string[];
}

const [WEDGE] = (await gameById('furball')?.parts.tables?.()) ?? [];

export const USUAL_TABLES: readonly UsualTable[] = [
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
  {
    game: 'furball',
    seats: 8,
    person: 0,
    setup: { ending: 'rounds', rounds: 1 },
    names: ['order-as-drawn'],
  },
];

const MOST_MATCHES = 60;

/** The answer that is due for the person, if their standing answers give one. */
export const given = (localMatch: LocalMatch, person: number, answers: StandingAnswers): StandingMove | undefined =>
  standingMove(localMatch.rules, localMatch.match, {
    answersOf: (seat) => (seat === person ? answers : undefined),
    viewOf: (seat) => viewOf(localMatch, seat),
  });

/** Matches of bots, who play everything that is asked; calls at every usual answer before it is given. */
export async function eachUsual(
  { game, seats, person, setup }: UsualTable,
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
  const botSeats: BotSeats = { bots: seating.map(() => bot), heuristics };
  for (let number = 0; number < MOST_MATCHES && !isDone(); number++) {
    const key = hex(keyFromSeed(`usual/${number}`));
    const header: Header = {
      game,
      rules: rules.version,
      setup: checked.setup,
      seating,
      players: seating.map((_, seat) => (seat === person ? 'Ada' : `Bot ${seat + 1}`)),
      key,
      dice: BY_PURPOSE,
    };
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
