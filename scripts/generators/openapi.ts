import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '#platform/config/config.ts';
import { createLog } from '#platform/log.ts';
import { compose } from '#server/compose.ts';

/** Returns docs/openapi.json: the document of the composed server, so that it lists exactly the served endpoints. */
export async function openApiDocument(): Promise<string> {
  const dir = mkdtempSync(join(tmpdir(), 'openapi-'));
  const config = readConfig({ DATA_DIR: dir, SEED_DEMO: 'no', LOG_LEVEL: 'silent' });
  const site = await compose({ config, log: createLog('silent') });
  try {
    await site.app.ready();
    return `${JSON.stringify(site.app.swagger(), null, 2)}\n`;
  } finally {
    await site.close();
    rmSync(dir, { recursive: true, force: true });
  }
}
