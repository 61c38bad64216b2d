import {
  type AnsweredFor,
  answeredEvent,
  BY_PURPOSE,
  begin,
  type Dice,
  diceFromSeed,
  type GameTypes,
  hex,
  type Input,
  keyFromSeed,
  type Match,
  type MatchRecord,
  play,
  refusedChoices,
  standingMove,
  view,
} from '@starboard/kernel';
import { seatingOf } from '../input/seats.ts';
import { answerOf, type PersonAnswer } from './ask-person.ts';
import { type Audience, audience } from './audience.ts';
import { type MatchTime, matchTime } from './match-time.ts';
import type { Session } from './session.ts';

/** Plays a match in the terminal until it ends or a player leaves, and returns its record. */
export async function playMatch(session: Session, setup: object, seed: string): Promise<MatchRecord> {
  const { rules, occupants, names } = session;
  const seating = seatingOf(occupants);
  const key = keyFromSeed(seed);
  const watching = audience(session);
  const dice = occupants.map((_, seat) => diceFromSeed(`${seed}/seat ${seat + 1}`));
  const inputs: Input[] = [];
  const time = matchTime(session, setup);
  let match = begin(rules, setup, seating, key, (event) => watching.hear(event));
  const take = (input: Input, answered?: AnsweredFor): void => {
    const played = play(rules, match, input);
    if (!played.ok) throw new Error(`an option was refused: ${played.fact}`);
    inputs.push(input);
    if (answered !== undefined && 'seat' in input) watching.hear(answeredEvent(answered, input.seat));
    match = played.match;
    for (const event of played.events) watching.hear(event);
  };
  const callTime = (): void => {
    if (time.isUp(match)) take({ call: 'time-is-up', at: session.now() });
  };
  while (match.result === null) {
    callTime();
    const due = standingMove(rules, match, {
      answersOf: (seat) => (occupants[seat]?.kind === 'person' ? session.answers.of(seat) : undefined),
      viewOf: (seat) => view(rules, match, seat, watching.memory(seat)),
    });
    if (due !== undefined) {
      take(due.move, due.answered);
      continue;
    }
    const [ask] = match.asks;
    if (ask === undefined) throw new Error(`${rules.id} asks nobody`);
    const { question } = match;
    const answer = await choiceFor(session, watching, match, ask, dice, time);
    if (answer === 'leaves') break;
    // Time that ran out while a player was thinking is called before the answer counts.
    callTime();
    if (match.result === null && answer !== 'is-answered') take({ seat: ask.seat, question, choice: answer.choice });
  }
  watching.dismiss(match);
  const header = {
    game: rules.id,
    rules: rules.version,
    setup,
    seating,
    players: names,
    key: hex(key),
    dice: BY_PURPOSE,
  };
  return { header, inputs, result: match.result };
}

async function choiceFor(
  session: Session,
  watching: Audience,
  match: Match<GameTypes>,
  ask: GameTypes['ask'],
  dice: readonly Dice[],
  time: MatchTime,
): Promise<PersonAnswer> {
  const occupant = session.occupants[ask.seat];
  const seen = view(session.rules, match, ask.seat, watching.memory(ask.seat));
  const own = dice[ask.seat];
  if (occupant?.kind === 'bot' && own !== undefined)
    return { choice: occupant.bot.choose(session.rules, session.heuristics, seen, own) };
  if (!(await watching.turnTo(ask.seat, seen))) return 'leaves';
  const left = time.sentence(match);
  if (left !== null) session.say(`\n${left}`);
  return answerOf(session, seen, () => refusedChoices(session.rules, match, ask));
}
