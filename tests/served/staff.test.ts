import { join } from 'node:path';
import { staff } from '#support/staff-command.ts';
import { expect, test } from '#support/served.ts';

test('without the key of the site nothing opens, and a site that is away is said to be', async ({
  server,
}) => {
  const other = { ...server, dataDir: join(server.dataDir, 'elsewhere') };
  expect(await staff(other, 'enquiries')).toMatch(/^failed: The key does not fit\./);
  expect(await staff({ ...server, port: 1 }, 'markets')).toMatch(/^failed: The site does not answer at/);
});
