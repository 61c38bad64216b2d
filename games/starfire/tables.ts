import type { ReadyTable } from '../game.ts';

const CONTACT = { scenario: 'contact' } as const;

export const tables: readonly ReadyTable[] = [
  {
    title: 'Contact, against a bot',
    about: 'One corvette on each side. The shortest battle, and the best for a first one.',
    picture: 'contact',
    seats: ['person', 'bot'],
    setup: CONTACT,
  },
  {
    title: 'Small fleet action',
    about: 'You and a bot each command a cruiser and two corvettes.',
    picture: 'fleets',
    seats: ['person', 'bot'],
    setup: { scenario: 'fleet-action' },
  },
  {
    title: 'Two on one screen',
    about: 'Contact for two players who pass the device back and forth.',
    seats: ['person', 'person'],
    setup: CONTACT,
  },
];
