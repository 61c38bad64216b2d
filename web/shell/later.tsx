import type { ComponentType } from 'preact';
import { useLoaded } from './loaded.ts';
import { Missing } from './missing.tsx';

interface Props<P> {
  readonly load: () => Promise<ComponentType<P>>;
  readonly props: P;
}

/** A page whose code is loaded at the first visit. */
export function Later<P extends object>({ load, props }: Props<P>) {
  const loaded = useLoaded(async () => ({ Page: await load() }), 'page');
  if (loaded.state === 'loading') return <Waiting />;
  if (loaded.state === 'failed') return <Missing fact={loaded.fact} />;
  const { Page } = loaded.value;
  return <Page {...props} />;
}

export function Waiting() {
  return (
    <main class="waiting" aria-busy="true">
      <h1 class="hidden-text">Starboard</h1>
      <p>Loading…</p>
    </main>
  );
}
