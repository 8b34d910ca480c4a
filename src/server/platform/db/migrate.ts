import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { ClientBase } from 'pg';
import { packageRoot } from '../package-root.ts';

/** The committed SQL files. */
export const migrationsFolder = join(packageRoot, 'src/server/platform/db/migrations');

/** The key of the advisory lock: any fixed number. */
const lockKey = 7_226_426;

/** Takes the migration lock until the end of this session. */
export const takeMigrationLock = `select pg_advisory_lock(${lockKey})`;

/**
 * Applies the missing migrations, on this client alone. Drizzle takes no lock of its own, so processes that start together
 * would fail on each other's tables; the advisory lock lets them queue, and the later ones find nothing to do.
 */
export async function applyMigrations(client: ClientBase): Promise<void> {
  await client.query(takeMigrationLock);
  try {
    await migrate(drizzle(client as never), { migrationsFolder });
  } finally {
    await client.query(`select pg_advisory_unlock(${lockKey})`);
  }
}
