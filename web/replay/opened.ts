import { go } from '../shell/router.ts';

/** The record opened for replay; survives a reload, but not the tab. */
const KEY = 'starboard.opened-record';
let opened: string | null = null;

export function openRecord(text: string): void {
  opened = text;
  try {
    sessionStorage.setItem(KEY, text);
  } catch {
    // Without storage, the record lasts until the next reload.
  }
  go({ page: 'replay', match: null });
}

export function openedRecord(): string | null {
  if (opened !== null) return opened;
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}
