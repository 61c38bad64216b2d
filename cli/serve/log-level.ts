/** From which level on it is logged. Whoever sits at a terminal wants to play; a warning is never hidden. */
export function logLevel(quiet: boolean, atTerminal: boolean): 'warn' | 'info' {
  return quiet || atTerminal ? 'warn' : 'info';
}
