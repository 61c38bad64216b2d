import { type GameTypes, options, play, type Rules, verify } from '@starboard/kernel';

/** Whether the current rules can continue an unfinished record of earlier rules. */
export function playsOn<G extends GameTypes>(rules: Rules<G>, record: string): boolean {
  const opened = verify(rules, record);
  if (!opened.ok) throw new Error(opened.fact);
  const { match } = opened;
  const [ask] = match.asks;
  const [choice] = ask === undefined ? [] : options(rules, match, ask);
  if (ask === undefined || choice === undefined) throw new Error('nobody is asked anything');
  return play(rules, match, { seat: ask.seat, question: match.question, choice }).ok;
}
