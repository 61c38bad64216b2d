import { inARow, plural, type Seat } from '@starboard/kernel';
import { cardName, facesInWords, TOKEN_SAYS } from '../../words/phrases.ts';
import { type Cause, REINFORCED, type Step, type Story } from './story.ts';

type Who = (seat: Seat) => string;

const CHANGED: { readonly [W in Step['what']]: string } = {
  rolled: 'rolls',
  rerolled: 'rerolls',
  changed: 'turns',
  added: 'adds',
  cancelled: 'cancels',
  fixed: 'holds fast',
};

/** "Ada’s focus", "Marksmanship"; what no card or token made is by the rules. */
export function causeName(cause: Cause, who: Who): string {
  if (cause === null) return '';
  if ('card' in cause) return cardName(cause.card);
  return `${who(cause.by)}’s ${cause.token === 'lock' ? 'lock' : TOKEN_SAYS[cause.token]}`;
}

/** "Ada’s focus turns 2 hits, 1 focus and 1 blank into 3 hits and 1 blank." */
export function stepSays(step: Step, who: Who): string {
  const { what, before, faces, cause, ship, pool, why } = step;
  const by = causeName(cause, who) || (step.rule === REINFORCED ? `${who(ship)}’s reinforced side` : who(ship));
  const after = facesInWords(faces);
  switch (what) {
    case 'rolled':
      return `${who(ship)} rolls ${plural(faces.length, `${pool} die`, `${pool} dice`)}${forWhat(why)}: ${after}.`;
    case 'rerolled':
    case 'changed':
      return `${by} ${CHANGED[what]} ${facesInWords(before)}: now ${after}.`;
    case 'added':
    case 'cancelled':
      return `${by} ${CHANGED[what]} ${facesInWords(difference(before, faces))}: now ${after}.`;
    case 'fixed':
      return `${by} ${CHANGED[what]}: ${after} can no longer be changed.`;
  }
}

function forWhat(why: string): string {
  if (why === 'attack' || why === 'defence') return '';
  return why === 'asteroid' ? ' for the asteroid' : ` for ${cardName(why)}`;
}

/** The faces that one side has and the other has not. */
function difference<T>(one: readonly T[], other: readonly T[]): readonly T[] {
  const [more, less] = one.length > other.length ? [one, other] : [other, one];
  const left = [...less];
  return more.filter((each) => {
    const at = left.indexOf(each);
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
