import type { GameTypes, OpenAsk, View } from '@starboard/kernel';
import type { Room } from './room.ts';

const LABELS_SHOWN = 3;

/** What `?` answers: the text of a rule, or why the options that are missing are missing. */
export function explain(room: Room, mine: OpenAsk<GameTypes>, seen: View<GameTypes>, rule: string): string {
  if (rule === '') return whatIsMissing(room, mine, seen);
  return ruleText(room, rule) ?? `The rulebook has no rule ${rule}.`;
}

function ruleText({ rulebook }: Room, rule: string): string | undefined {
  const text = rulebook(rule);
  return text === undefined ? undefined : `${rule}  ${text}`;
}

function whatIsMissing(room: Room, { ask, refusals }: OpenAsk<GameTypes>, seen: View<GameTypes>): string {
  const byReason = Map.groupBy(refusals, ({ rule, fact }) => `${fact} [${rule}]`);
  const reasons = [...byReason].map(([reason, refused]) => {
    const labels = refused.slice(0, LABELS_SHOWN).map(({ choice }) => room.words.label(ask, choice, seen));
    const more = refused.length - labels.length;
    return `Not now: ${labels.join('; ')}${more > 0 ? `; ${more} more` : ''}. ${reason}`;
  });
  const rules = [...new Set(refusals.map(({ rule }) => rule))].flatMap((rule) => ruleText(room, rule) ?? []);
  return [
    ...(reasons.length === 0 ? ['Everything you might try here is allowed.'] : reasons),
    ...rules,
    'Type ? and the number of a rule to read it, such as the one behind each line of the log.',
  ].join('\n');
}
