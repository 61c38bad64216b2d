import { capital, inARow, plural, type Seat } from '@starboard/kernel';
import type { DialManoeuvre } from '../../../catalogue/index.ts';
import type { BeforeDial } from '../../../foresight/before-dial.ts';
import type { Near } from '../../../rules/06-attack/sights.ts';
import { shipOf } from '../../../rules/model.ts';
import { cardName, manoeuvreName } from '../../../words/phrases.ts';
import { type Outlook, outlookOf } from './outlook.ts';

type Who = (seat: Seat) => string;

/** The effect of a manoeuvre, verdict first: how it ends, then who has whom in arc. */
export interface OutlookVerdict {
  readonly tone: 'good' | 'plain' | 'bad';
  readonly verdict: string;
  readonly rest: string;
}

/** The same from wherever the player's own cards may have brought the ship before the dial is revealed. */
export function verdictAhead(before: BeforeDial, seat: Seat, dialled: DialManoeuvre, who: Who): OutlookVerdict {
  const ends = before.starts.map(({ board, flown, lost }) => ({
    after: inARow(flown.map(manoeuvreName)),
    ends: lost ? LOST : verdictOf(outlookOf(board, seat, dialled), shipOf(board, seat).tokens.stress, who),
  }));
  const may =
    before.may.length === 0
      ? []
      : [`Before you reveal it, you may use ${inARow(before.may.map((card) => cardName(card)))}.`];
  const [only] = ends;
  if (ends.length === 1 && only?.after === '') return { ...only.ends, rest: [only.ends.rest, ...may].join(' ').trim() };
  const tones = ends.map(({ ends: { tone } }) => tone);
  return {
    tone: tones.every((tone) => tone === tones[0]) ? (tones[0] ?? 'plain') : 'plain',
    verdict: `${inARow(before.must.map((card) => cardName(card)))} move your ship first.`,
    rest: [
      ...ends.map(({ after, ends: { verdict, rest } }) => `After ${after}: ${verdict} ${rest}`.trim()),
      ...may,
    ].join(' '),
  };
}
const LOST: OutlookVerdict = { tone: 'bad', verdict: 'Your ship is lost before it flies its dial.', rest: '' };

export function verdictOf(outlook: Outlook, stress: number, who: Who): OutlookVerdict {
  const { offMat, targets, threats } = outlook;
  const instead = outlook.instead ? 'You are stressed, so you fly a straight 2 instead. ' : '';
  if (offMat)
    return {
      tone: 'bad',
      verdict: `${instead}You leave the mat. Your ship is destroyed and you lose 2 points.`,
      rest: '',
    };
  const trouble = troubles(outlook, who);
  const aim = targets.length === 0 ? 'nobody in your arc' : `${named(targets, who)} in your arc`;
  const fear =
    threats.length === 0
      ? 'nobody has you in arc'
      : `${named(threats, who)} ${threats.length === 1 ? 'has' : 'have'} you in arc`;
  const parts = [...trouble, aim, fear];
  const [first = '', ...others] = parts;
  const stressed = stressSays(outlook, stress);
  return {
    tone: trouble.length > 0 || outlook.instead ? 'bad' : targets.length > 0 && threats.length === 0 ? 'good' : 'plain',
    verdict: `${instead}${capital(first)}.`,
    rest: [`${capital(others.join('; '))}.`, ...(stressed === '' ? [] : [stressed])].join(' '),
  };
}

/** What is in the way, in a few words each. */
function troubles({ rocks, mines, touched }: Outlook, who: Who): readonly string[] {
  return [
    ...(rocks > 0 ? ['you hit an asteroid: no action, and a die for damage'] : []),
    ...(mines > 0 ? ['you hit a mine'] : []),
    ...(touched.length > 0 ? [`you stop against ${inARow(touched.map(who))}: no action`] : []),
  ];
}

/** "Ada (range 1) and Ben (range 3)"; of many the nearest. */
function named(near: readonly Near[], who: Who): string {
  const shown = near.length > MOST_NAMED ? 1 : MOST_NAMED;
  const said = near.slice(0, shown).map(({ seat, range }) => `${who(seat)} (range ${range})`);
  const more = near.length - said.length;
  return inARow(more === 0 ? said : [...said, `${plural(more, 'other')}`]);
}
const MOST_NAMED = 2;

/** 4.4 What its colour does to stress. */
function stressSays({ difficulty }: Outlook, stress: number): string {
  if (difficulty === 'red') return 'Red: you get a stress token and no action.';
  if (difficulty === 'green' && stress > 0) return 'Green: you lose a stress token.';
  return stress > 0 ? 'You stay stressed and get no action.' : '';
}
