import { beforeAll, describe, expect, test } from 'vitest';

describe('what cannot begin', () => {
  beforeAll(() => {
    throw new Error('it cannot begin');
  });
  test('is not run', () => expect.unreachable());
});
