import { NEUTRAL, type Style } from './style.ts';

/** How a character plays each of the three parts: a Rebel, the Imperial, and a racer in Game 1. */
interface Styles {
  readonly rebels: Style;
  readonly imperial: Style;
  /** What a battle lost and a battle won count in Game 1. */
  readonly race: { readonly loss: number; readonly win: number };
}

const EVEN: Styles = { rebels: NEUTRAL, imperial: NEUTRAL, race: { loss: 1, win: 1 } };

const STYLES: { readonly [character: string]: Styles } = {
  marten: EVEN,
  whisper: {
    ...EVEN,
    rebels: { ...NEUTRAL, loss: 1.3, lossWithCards: 1.3, beating: 0.7 },
    race: { loss: 1.3, win: 1 },
  },
  ember: {
    ...EVEN,
    rebels: { ...NEUTRAL, loss: 0.75, lossWithCards: 0.75, beating: 1.3 },
    race: { loss: 0.8, win: 1.2 },
  },
  magpie: { ...EVEN, rebels: { ...NEUTRAL, loss: 0.75, lossWithCards: 1.3 } },
  anvil: { ...EVEN, imperial: { ...NEUTRAL, beating: 1.5, falcon: 0.006 }, race: { loss: 1.2, win: 1 } },
  harrier: { ...EVEN, imperial: { ...NEUTRAL, loss: 1.3, lossWithCards: 1.3, beating: 0.6 } },
  lantern: { ...EVEN, imperial: { ...NEUTRAL, bays: 0.02 } },
};

export const stylesOf = (character: string): Styles => STYLES[character] ?? EVEN;
