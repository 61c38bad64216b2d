import type { GameTypes, View } from '@starboard/kernel';

export const LONGEST_REPORT = 2000;
/** In letters. */
const LONGEST_RECORD = 8 * 1024 * 1024;
const LONGEST_PICTURE = 4 * 1024 * 1024;
const MOST_EVENTS = 500;
const MOST_LINES = 200;

/** Something that belongs in a report, or why it is not there. */
export type Included = { readonly text: string } | { readonly missing: string };

/** What the reporting player sees: nothing that other seats keep secret. */
export interface ReportedMoment {
  readonly game: string;
  readonly players: readonly string[];
  /** What the page says the player should do. */
  readonly prompt: string;
  /** The text view. */
  readonly position: readonly string[];
  /** The log, oldest first. */
  readonly log: readonly string[];
  readonly picked: unknown;
  readonly view: View<GameTypes>;
  readonly events: readonly GameTypes['event'][];
}

export interface ReportParts {
  readonly said: string;
  /** In milliseconds since 1970. */
  readonly at: number;
  readonly moment: ReportedMoment;
  readonly record: Included;
  /** As a data URL. */
  readonly picture: Included;
  /** The browser and its window, in a few words. */
  readonly browser: string;
}

/** One file of JSON with all that somebody needs to see the problem again. It is bounded, however long the match is. */
export function reportFile({ said, at, moment, record, picture, browser }: ReportParts): string {
  return JSON.stringify(
    {
      format: 'starboard-report-1',
      said: said.slice(0, LONGEST_REPORT),
      at: new Date(at).toISOString(),
      browser,
      ...moment,
      log: moment.log.slice(-MOST_LINES),
      events: moment.events.slice(-MOST_EVENTS),
      record: upTo(LONGEST_RECORD, record, 'The record is too long for a report.'),
      picture: upTo(LONGEST_PICTURE, picture, 'The picture is too large for a report.'),
    },
    null,
    2,
  );
}

function upTo(longest: number, included: Included, tooLong: string): Included {
  return 'text' in included && included.text.length > longest ? { missing: tooLong } : included;
}
