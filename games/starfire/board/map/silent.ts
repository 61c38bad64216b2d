/** For drawings that are not read aloud: what they show is said elsewhere. */
export const SILENT = { 'aria-hidden': 'true' } as const;
