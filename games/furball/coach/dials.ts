import { capital, type HintOn, inARow, type MomentOf, nameOf, type View } from '@starboard/kernel';
import { type Outlook, outlookOf } from '../board/orders/dial/outlook.ts';
import type { DialManoeuvre } from '../catalogue/index.ts';
import { beforeDial } from '../foresight/before-dial.ts';
import type { Near } from '../rules/06-attack/sights.ts';
import { type Furball, shipOf } from '../rules/model.ts';
import { dialOf } from '../rules/values.ts';
import { manoeuvreInFull, manoeuvreName } from '../words/phrases.ts';

type DialMoment = MomentOf<Furball, 'dial'>;

interface Option extends Outlook {
  readonly choice: number;
  readonly dialled: DialManoeuvre;
}

/** A view is never written to, so what was found for it stays. */
const KEPT = new WeakMap<View<Furball>, readonly Option[]>();

/** What each manoeuvre leads to; nothing if cards move the ship first, because then it depends on more choices. */
function outlooks({ view, ask, options }: DialMoment): readonly Option[] {
  const known = KEPT.get(view);
  if (known !== undefined) return known;
  const { starts } = beforeDial(view, ask.seat);
  const [start] = starts;
  const isPlain = starts.length === 1 && start !== undefined && start.flown.length === 0 && !start.lost;
  const found = !isPlain
    ? []
    : options.flatMap((choice): readonly Option[] => {
        const dialled = dialOf(start.board, ask.seat)[choice];
        return dialled === undefined ? [] : [{ choice, dialled, ...outlookOf(start.board, ask.seat, dialled) }];
      });
  KEPT.set(view, found);
  return found;
}

function plannedIn(moment: DialMoment): Option | undefined {
  return outlooks(moment).find(({ choice }) => choice === moment.planned[0]);
}

const isStressed = ({ view, ask }: DialMoment): boolean => shipOf(view.board, ask.seat).tokens.stress > 0;
const isFree = ({ offMat, rocks, mines, touched, instead }: Option): boolean =>
  !offMat && !instead && rocks + mines + touched.length === 0;

/** Whom it would see and who would see it, as points. */
const promise = ({ targets, threats }: Option): number => Math.min(1, targets.length) - Math.min(1, threats.length);

/** The best of those that fly freely. */
function best(moment: DialMoment, fits: { is(option: Option): boolean }['is'] = () => true): Option | undefined {
  return outlooks(moment)
    .filter((option) => isFree(option) && fits(option))
    .toSorted((a, b) => promise(b) - promise(a))[0];
}

/** A hint against something that the planned manoeuvre would do, where others don't. */
function against(
  id: string,
  rule: string,
  isBad: { is(option: Option): boolean }['is'],
  says: { of(planned: Option, better: Option, moment: DialMoment): string }['of'],
): HintOn<Furball, 'dial'> {
  return {
    id,
    ask: 'dial',
    rule,
    matters: (moment) => outlooks(moment).some(isBad) && best(moment) !== undefined,
    isRight(moment) {
      const planned = plannedIn(moment);
      return planned !== undefined && !isBad(planned);
    },
    says(moment) {
      const [planned, better] = [plannedIn(moment), best(moment)];
      return planned === undefined || better === undefined ? null : says(planned, better, moment);
    },
    highlights: ({ ask }) => [`ship-${ask.seat}`],
  };
}

const instead = ({ dialled }: Option): string => capital(manoeuvreName(dialled));

export const offTheMat = against(
  'off-the-mat',
  '4.10',
  ({ offMat }) => offMat,
  (_, better) =>
    `Your dial takes you off the mat: your ship is destroyed and you lose 2 points. ${instead(better)} stays on it.`,
);

export const theAsteroid = against(
  'the-asteroid',
  '4.9',
  ({ rocks }) => rocks > 0,
  (_, better) =>
    `Your dial takes you over an asteroid: no action, and a die for damage. ${instead(better)} keeps clear of all.`,
);

export const bumping = against(
  'bumping',
  '4.8',
  ({ touched }) => touched.length > 0,
  ({ touched }, better, { names }) =>
    `You stop against ${inARow(touched.map((seat) => nameOf(names, seat)))} unless it moves away: no action, and you can’t attack each other. ${instead(better)} flies freely.`,
);

/** 4.3 */
export const redUnderStress: HintOn<Furball, 'dial'> = {
  ...against(
    'red-under-stress',
    '4.3',
    (option) => option.instead,
    (_, better) =>
      `You are stressed, so instead of this red manoeuvre you fly a straight 2. Try ${manoeuvreInFull(better.dialled, better.difficulty)}.`,
  ),
};

const isGreen = ({ difficulty }: Option): boolean => difficulty === 'green';

export const relax: HintOn<Furball, 'dial'> = {
  id: 'relax',
  ask: 'dial',
  rule: '4.4',
  matters: (moment) => isStressed(moment) && best(moment, isGreen) !== undefined,
  isRight(moment) {
    const planned = plannedIn(moment);
    return planned !== undefined && isGreen(planned);
  },
  says(moment) {
    const green = best(moment, isGreen);
    if (green === undefined) return null;
    return `While you are stressed you get no action. A green manoeuvre removes a stress token: ${manoeuvreName(green.dialled)}, for example.`;
  },
};

/** Nothing is wrong with red: a player should know its price. */
export const thePriceOfRed: HintOn<Furball, 'dial'> = {
  id: 'the-price-of-red',
  ask: 'dial',
  rule: '4.4',
  matters: (moment) => !isStressed(moment) && plannedIn(moment)?.difficulty === 'red',
  says: () =>
    'Red gives you a stress token: no action this round, and no other red manoeuvre until a green one removes it.',
};

const named = (moment: DialMoment, near: readonly Near[]): string => {
  const [first] = near;
  return first === undefined ? 'nobody' : `${nameOf(moment.names, first.seat)} (range ${first.range})`;
};

export const arcs: HintOn<Furball, 'dial'> = {
  id: 'arcs',
  ask: 'dial',
  rule: '6.2',
  matters(moment) {
    const better = best(moment);
    return (
      better !== undefined && better.targets.length > 0 && outlooks(moment).some(({ targets }) => targets.length === 0)
    );
  },
  isRight(moment) {
    const [planned, better] = [plannedIn(moment), best(moment)];
    return (
      planned !== undefined &&
      better !== undefined &&
      (planned.targets.length > 0 || promise(planned) >= promise(better))
    );
  },
  says(moment) {
    const [planned, better] = [plannedIn(moment), best(moment)];
    if (planned === undefined || better === undefined) return null;
    const seen = planned.threats.length === 0 ? '' : `, and ${named(moment, planned.threats)} has you in arc`;
    return `If nobody else moves, you have nobody in your arc there${seen}. ${instead(better)}: you have ${named(moment, better.targets)} in yours.`;
  },
  highlights: (moment) => (best(moment)?.targets ?? []).slice(0, 1).map(({ seat }) => `ship-${seat}`),
};
