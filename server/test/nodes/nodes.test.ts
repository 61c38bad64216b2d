import { expect, test } from 'vitest';
import { TABLES } from '../../../testkit/faults/crowd/tables.ts';
import { runCampaign } from '../../../testkit/faults/kills/campaign.ts';
import { figuresOf } from '../../../testkit/faults/kills/figures.ts';
import { openHouse } from '../../../testkit/faults/kills/house.ts';
import { describeWith } from '../../../testkit/run/needs.ts';

/** As few as possible; `npm run kills -- nodes` makes a hundred. */
const KILLS = 2;
/** One table of each game, and one more. */
const FEW = 6;

const describeWithServers = await describeWith(['nats-server', 'PostgreSQL']);

describeWithServers('two nodes on PostgreSQL and NATS, the players of each match on different ones', () => {
  test('one after the other is killed, with PostgreSQL’s backends and NATS: no request is lost, none is done twice', {
    timeout: 600_000,
  }, async () => {
    const house = await openHouse('nodes');
    try {
      const campaign = await runCampaign({ house, tables: TABLES.slice(0, FEW), kills: KILLS, cuts: 0.05 });
      console.log(figuresOf(campaign));
      expect(campaign.audit.problems).toEqual([]);
      expect(campaign.missing, 'never exercised').toEqual([]);
    } finally {
      await house.close();
    }
  });
});
