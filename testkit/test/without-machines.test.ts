import { expect, test } from 'vitest';
import { withoutMachines } from '../release/without-machines.ts';

test('the list of packages names neither the folder it was made in nor where packages were downloaded from', () => {
  const site = { type: 'website', url: 'https://example.org' };
  const made = withoutMachines(
    {
      metadata: { component: { name: 'some-folder' } },
      components: [
        { name: 'pg', externalReferences: [site, { type: 'distribution', url: 'http://mirror.internal/pg.tgz' }] },
        { name: 'ws' },
      ],
    },
    'starboard',
  );
  expect(made).toEqual({
    metadata: { component: { name: 'starboard' } },
    components: [
      { name: 'pg', externalReferences: [site] },
      { name: 'ws', externalReferences: [] },
    ],
  });
});
