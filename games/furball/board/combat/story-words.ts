import { inARow, plural, type Seat } from '@starboard/kernel';
import type { Face } from '../../rules/model.ts';
import { cardName, facesInWords, TOKEN_SAYS } from '../../words/phrases.ts';
import { type Cause, REINFORCED, type Story, type StoryStep } from './story.ts';

type Who = (seat: Seat) => string;

/** "Ada’s focus", "Marksmanship"; a change without card or token is by the rules. */
export function causeName(cause: Cause, who: Who): string {
  if (cause === null) return '';
  if ('card' in cause) return cardName(cause.card);
  return `${who(cause.by)}’s ${cause.token === 'lock' ? 'lock' : TOKEN_SAYS[cause.token]}`;
}

/** "Ada’s focus turns 1 focus into 1 hit: now 3 hits and 1 blank." */
export function stepSays(step: StoryStep, who: Who): string {
  const { what, before, faces, cause, ship, pool, why } = step;
  const by = causeName(cause, who) || (step.rule === REINFORCED ? `${who(ship)}’s reinforced side` : who(ship));
  const after = facesInWords(faces);
  switch (what) {
    case 'rolled':
      return `${who(ship)} rolls ${plural(faces.length, `${pool} die`, `${pool} dice`)}${forWhat(why)}: ${after}.`;
    case 'rerolled':
      return `${by} rerolls: now ${after}.`;
    case 'changed':
      return `${by} turns ${facesInWords(without(before, faces))} into ${facesInWords(without(faces, before))}: now ${after}.`;
    case 'added':
      return `${by} adds ${facesInWords(without(faces, before))}: now ${after}.`;
    case 'cancelled':
      return `${by} cancels ${facesInWords(without(before, faces))}: now ${after}.`;
    case 'fixed':
      return `${by} fixes the dice: ${after} can no longer be changed.`;
  }
}

function forWhat(why: string): string {
  if (why === 'attack' || why === 'defence') return '';
  return why === 'asteroid' ? ' for the asteroid' : ` for ${cardName(why)}`;
}

/** The faces that one roll has more of than another. */
function without(some: readonly Face[], others: readonly Face[]): readonly Face[] {
  const left = [...others];
  return some.filter((face) => {
    const at = left.indexOf(face);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** "2 hits and 1 critical against 1 evade: 2 get through." */
export function outcomeSays({ attack, dice, outcome, damage, destroyed }: Story, who: Who): string | null {
  if (attack === null || outcome === null) return null;
  const count = (faces: readonly string[] | null, ...of: readonly string[]): number =>
    (faces ?? []).filter((face) => of.includes(face)).length;
  const struck = count(dice.attack, 'hit', 'crit');
  const evaded = count(dice.defence, 'evade');
  const target = who(attack.target);
  const left = outcome.hits + outcome.crits;
  const sum = `${plural(struck, 'hit')} against ${plural(evaded, 'evade')}`;
  if (!outcome.hit) return `${sum}: a miss.`;
  const through = inARow([
    ...(outcome.hits > 0 ? [plural(outcome.hits, 'hit')] : []),
    ...(outcome.crits > 0 ? [plural(outcome.crits, 'critical')] : []),
  ]);
  const came = destroyed ? ` ${target} is destroyed.` : damage > 0 ? ` ${target} has ${damage} damage.` : '';
  return `${sum}: ${left === 0 ? 'it hits' : `${through} ${left === 1 ? 'gets' : 'get'} through`}.${came}`;
}
