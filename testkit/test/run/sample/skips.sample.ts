import { expect, test } from 'vitest';

test.skip('is skipped for no reason', () => expect.unreachable());
test('says why it is skipped', ({ skip }) => skip('the moon is full'));
