import { build } from 'vite';

/** A module as one script for a page, what it exports under a name. */
export async function bundled(entry: string, name: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: true, lib: { entry, name, formats: ['iife'] } },
  });
  const [first] = Array.isArray(built) ? built : [built];
  if (first === undefined || !('output' in first)) throw new Error('nothing was built');
  return first.output[0].code;
}
