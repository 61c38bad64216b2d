/** A user at a terminal wants to play, so only warnings are shown there. */
export function logLevel(quiet: boolean, atTerminal: boolean): 'warn' | 'info' {
  return quiet || atTerminal ? 'warn' : 'info';
}
