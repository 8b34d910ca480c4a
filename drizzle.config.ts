import { defineConfig } from 'drizzle-kit';

/** For `npm run db:generate`: writes the SQL that brings a database from the last snapshot to the tables. */
export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: './src/server/platform/db/tables.ts',
  out: './src/server/platform/db/migrations',
});
