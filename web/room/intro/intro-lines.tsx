import type { Intro } from '@starboard/games';

/** A game in three lines: what one wants, what a turn is, how it ends. */
export function IntroLines({ intro: { aim, turn, end } }: { readonly intro: Intro }) {
  return (
    <dl class="intro-lines">
      <div>
        <dt>You want</dt>
        <dd>{aim}</dd>
      </div>
      <div>
        <dt>A turn</dt>
        <dd>{turn}</dd>
      </div>
      <div>
        <dt>The end</dt>
        <dd>{end}</dd>
      </div>
    </dl>
  );
}
