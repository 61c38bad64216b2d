import type { Intro } from '@starboard/games';

export function Terms({ terms }: Pick<Intro, 'terms'>) {
  return (
    <>
      <h3>Words</h3>
      <dl class="intro-terms">
        {terms.map(({ word, means }) => (
          <div key={word}>
            <dt>{word}</dt>
            <dd>{means}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
