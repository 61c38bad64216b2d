import { refuse } from '../refuse.ts';

/** Reads an origin as browsers write it, and adds it to those given before. */
export function origin(text: string, before: readonly string[]): readonly string[] {
  const address = URL.canParse(text) ? new URL(text) : undefined;
  if (address === undefined || !/^https?:$/.test(address.protocol)) {
    return refuse(`--origin must be a site such as https://play.example, not "${text}".`);
  }
  return [...before, address.origin];
}
