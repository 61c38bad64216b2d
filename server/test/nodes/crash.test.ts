import { expect, test } from 'vitest';
import { TABLES } from '../../../testkit/faults/crowd/tables.ts';
import { runCampaign } from '../../../testkit/faults/kills/campaign.ts';
import { figuresOf } from '../../../testkit/faults/kills/figures.ts';
import { openHouse } from '../../../testkit/faults/kills/house.ts';

/** As few as possible; `npm run kills -- sqlite` makes a hundred. */
const KILLS = 3;
/** One table or two of each game. */
const FEW = 8;

test('a node is killed while all five games are played, and sockets are cut: no request is lost, none is done twice', {
  timeout: 600_000,
}, async () => {
  const house = await openHouse('sqlite');
  try {
    const campaign = await runCampaign({ house, tables: TABLES.slice(0, FEW), kills: KILLS, cuts: 0.05 });
    console.log(figuresOf(campaign));
    expect(campaign.audit.problems).toEqual([]);
    expect(campaign.missing, 'never exercised').toEqual([]);
  } finally {
    await house.close();
  }
});
