/** How a character weighs what a turn brings; 1 is as it comes. */
export interface Style {
  /** The damage that rivals take. */
  readonly bold: number;
  /** The shots it hopes for in later turns. */
  readonly hunt: number;
  /** Its own scrapes. */
  readonly care: number;
  /** The shots it fears in later turns. */
  readonly fear: number;
  /** After this many quiet turns it is twice as keen to hunt. */
  readonly patience: number;
  /** What it is worth to blow up together with a rival. */
  readonly together: number;
  /** What it likes for its own sake: to change speed, by each point; and The Squeeze. */
  readonly thrill: number;
  readonly squeeze: number;
}

export const ALL_ROUND: Style = {
  bold: 1.15,
  hunt: 1,
  care: 1,
  fear: 1,
  patience: 8,
  together: 0,
  thrill: 0,
  squeeze: 0,
};

export const STYLES: { readonly [character: string]: Style } = {
  ferret: { ...ALL_ROUND, bold: 1.3, hunt: 1.8, fear: 0.8 },
  lantern: { ...ALL_ROUND, bold: 0.9, care: 1.8, fear: 1.5, patience: 16 },
  tilt: { ...ALL_ROUND, care: 0.6, thrill: 0.008 },
  eel: { ...ALL_ROUND, squeeze: 0.04 },
};

/** No more than this many times as keen. */
const KEENEST = 4;
/** So many turns without damage are nothing unusual. */
const USUAL_QUIET = 3;

/** The longer nothing happens, the keener it hunts, and the less it minds the walls. */
export function afterQuiet(style: Style, quiet: number): Style {
  const more = Math.min(KEENEST, 1 + Math.max(0, quiet - USUAL_QUIET) / style.patience);
  return { ...style, hunt: style.hunt * more, care: style.care / Math.sqrt(more) };
}
