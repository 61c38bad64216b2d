import type { IntroLines as Lines } from '@starboard/games';

interface Props {
  readonly lines: Lines;
  readonly onlyAim?: boolean;
}

export function IntroLines({ lines: { aim, turn, end }, onlyAim = false }: Props) {
  return (
    <dl class="intro-lines">
      <div>
        <dt>Your goal</dt>
        <dd>{aim}</dd>
      </div>
      {!onlyAim && (
        <>
          <div>
            <dt>A turn</dt>
            <dd>{turn}</dd>
          </div>
          <div>
            <dt>The end</dt>
            <dd>{end}</dd>
          </div>
        </>
      )}
    </dl>
  );
}
