import type { GameTypes, OpenAsk, RefusedChoices, View } from '@starboard/kernel';
import type { Session } from './session.ts';

const LABELS_SHOWN = 3;

/** Choices that are not allowed now, grouped by reason; computed only on request. */
export type AskReasons = () => readonly RefusedChoices<GameTypes>[];

/** The answer to `?`: the text of a rule, or why options are missing. */
export function explain(
  session: Session,
  mine: OpenAsk<GameTypes>,
  seen: View<GameTypes>,
  rule: string,
  reasons: AskReasons,
): string {
  if (rule === '') return whatIsMissing(session, mine, seen, reasons());
  return ruleText(session, rule) ?? `The rulebook has no rule ${rule}.`;
}

function ruleText({ rulebook }: Session, rule: string): string | undefined {
  const text = rulebook(rule);
  return text === undefined ? undefined : `${rule}  ${text}`;
}

function whatIsMissing(
  session: Session,
  { ask }: OpenAsk<GameTypes>,
  seen: View<GameTypes>,
  refused: readonly RefusedChoices<GameTypes>[],
): string {
  const reasons = refused.map(({ rule, fact, choices }) => {
    const labels = choices
      .slice(0, LABELS_SHOWN)
      .map((choice) => session.words.label(ask, choice, seen, session.names));
    const more = choices.length - labels.length;
    return `Not now: ${labels.join('; ')}${more > 0 ? `; ${more} more` : ''}. ${fact} [${rule}]`;
  });
  const rules = [...new Set(refused.map(({ rule }) => rule))].flatMap((rule) => ruleText(session, rule) ?? []);
  return [
    ...(reasons.length === 0 ? ['Every choice is allowed here.'] : reasons),
    ...rules,
    'Type ? and the number of a rule to read it. Each line of the log ends with such a number.',
  ].join('\n');
}
