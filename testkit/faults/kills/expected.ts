import { CUTS } from '../crowd/cuts.ts';
import type { DeedKind } from '../crowd/deed.ts';
import { SIGNED_OUT } from '../crowd/devices.ts';
import { rulesOf } from '../crowd/rules-of.ts';
import type { CrowdTable } from '../crowd/tables.ts';

/** Every game sees each of these. */
const EVERYWHERE: readonly DeedKind[] = [
  'open',
  'sit',
  'commit',
  'remove-idle',
  'reveal',
  'leave',
  'come-back',
  'play',
  'take-back',
  'resign',
  'close',
  'rematch',
  'say',
];
const DEVICES: readonly DeedKind[] = ['device-link', 'use-link', 'withdraw-link', 'sign-out'];
const BY_SOCKET_AND_HTTP = [
  ...['sent again', 'sent twice', 'old request again'],
  ...CUTS.map((cut) => `cut ${cut}`),
].flatMap((how) => [`${how}, socket`, `${how}, HTTP`]);

/** What a run at these tables has to have done at least once. */
export async function expectedOf(tables: readonly CrowdTable[]): Promise<readonly string[]> {
  const expected = [
    ...DEVICES.map((kind) => `devices: ${kind}`),
    ...BY_SOCKET_AND_HTTP,
    SIGNED_OUT,
    ...tables.map(({ game, name }) => `${game}, ${name}`),
  ];
  for (const game of new Set(tables.map((table) => table.game))) {
    const { draws, standing, brings } = await rulesOf(game);
    const kinds = [
      ...EVERYWHERE,
      ...(draws ? ['draw'] : []),
      ...(standing === undefined ? [] : ['standing']),
      ...(brings === undefined ? [] : ['bring', 'ready', 'set-up']),
    ];
    expected.push(...kinds.map((kind) => `${game}: ${kind}`));
  }
  return expected;
}
