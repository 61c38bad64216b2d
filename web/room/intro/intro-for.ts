import type { Game, Intro, IntroLines } from '@starboard/games';
import type { GameTypes, View, Words } from '@starboard/kernel';

interface Introduction {
  readonly lines: IntroLines;
  /** Remembered as read under this name. */
  readonly name: string;
}

/** The lines for this viewer's side, if sides have their own. */
export function introFor(
  { id, parts: { intro } }: Pick<Game, 'id'> & { readonly parts: { readonly intro: Intro } },
  words: Pick<Words<GameTypes>, 'introduction'>,
  view: View<GameTypes>,
): Introduction {
  const side = words.introduction?.(view);
  const lines = side === undefined ? undefined : intro.sides?.[side];
  return lines === undefined ? { lines: intro, name: id } : { lines, name: `${id}/${side}` };
}
