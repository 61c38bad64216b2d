import type { Character } from '@starboard/kernel';

/** How they play is in `turn/styles.ts`. */
export const characters: readonly Character[] = [
  {
    id: 'marten',
    callSign: 'Marten',
    about: 'An all-rounder on either side, who takes a risk only when it is worth it.',
    line: 'I know these corridors as well as you do.',
    mark: 'M4 18c2-6 5-9 9-9 3 0 5 2 7 1M13 9l-1-4 3 3M17 10v8M8 13v5M4 18h3',
  },
  {
    id: 'whisper',
    sides: ['Rebels'],
    callSign: 'Whisper',
    about: 'A sly Rebel that stays out of battles and goes where nobody looks.',
    line: 'You will hear the door, not me.',
    mark: 'M4 12c3-5 13-5 16 0-3 5-13 5-16 0zM9 12a3 3 0 0 0 6 0M3 20L21 4',
  },
  {
    id: 'ember',
    sides: ['Rebels'],
    callSign: 'Ember',
    about: 'A bold Rebel that fights its way to the Falcon and beats soldiers out of the game.',
    line: 'The shortest way leads through them.',
    mark: 'M12 3c4 4 6 7 6 11a6 6 0 0 1-12 0c0-3 2-4 3-7 1 2 2 3 3 3 1-2 1-4 0-7z',
  },
  {
    id: 'magpie',
    sides: ['Rebels'],
    callSign: 'Magpie',
    about: 'A Rebel who plays the decoy: without a card it draws soldiers off, with one it hides.',
    line: 'Look over here while the others work.',
    mark: 'M4 14c3 0 4-6 8-6 3 0 4 2 4 4l4 6-7-3-4 3v-4M14 10h.01M16 9l4-1',
  },
  {
    id: 'anvil',
    sides: ['Imperial'],
    callSign: 'Anvil',
    about: 'A patient Imperial that keeps its soldiers alive and close to the Falcon.',
    line: 'You have to come to me in the end.',
    mark: 'M4 8h16c0 4-4 5-7 5v3h3v4H8v-4h3v-3c-4 0-7-1-7-5z',
  },
  {
    id: 'harrier',
    sides: ['Imperial'],
    callSign: 'Harrier',
    about: 'A hunting Imperial that sends soldiers after every Rebel and spends them freely.',
    line: 'There is nowhere I can’t land.',
    mark: 'M12 4v16M12 9L3 13l9-1 9 1-9-4M9 20h6',
  },
  {
    id: 'lantern',
    sides: ['Imperial'],
    callSign: 'Lantern',
    about: 'An Imperial that posts guards at the bays, where Rebels set out and hide.',
    line: 'I leave a light on at every door.',
    mark: 'M9 4h6M12 2v2M8 8h8l1 10H7zM12 11v4M6 21h12',
  },
];
