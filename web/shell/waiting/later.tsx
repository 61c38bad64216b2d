import type { ComponentType } from 'preact';
import { useLoaded } from '../loaded.ts';
import { Missing } from '../missing.tsx';
import { type Coming, Waiting } from './waiting.tsx';

interface Props<P> {
  readonly load: () => Promise<ComponentType<P>>;
  readonly props: P;
  readonly coming?: Coming;
}

/** A page whose code is loaded at the first visit. */
export function Later<P extends object>({ load, props, coming = {} }: Props<P>) {
  const loaded = useLoaded(async () => ({ Page: await load() }), 'page');
  if (loaded.state === 'loading') return <Waiting coming={coming} />;
  if (loaded.state === 'failed') return <Missing fact={loaded.fact} />;
  const { Page } = loaded.value;
  return <Page {...props} />;
}
