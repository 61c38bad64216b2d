import type { IntroLines as Lines } from '@starboard/games';

export function IntroLines({ lines: { aim, turn, end } }: { readonly lines: Lines }) {
  return (
    <dl class="intro-lines">
      <div>
        <dt>Your goal</dt>
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
