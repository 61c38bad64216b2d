/** The id of the field for a note, which a key leads to. */
export const NOTE_FIELD = 'note-field';

/** Puts the cursor there, if the page has the field. */
export function writeNote(): void {
  document.getElementById(NOTE_FIELD)?.focus();
}
