import type { PoolClient } from 'pg';
import { StartError } from '../../start-error.ts';
import { damagedSentence } from './data-folder.ts';

/** Larger databases are not read at the start, which would take too long; damage then shows when its page is read. */
const maxBytes = 256 * 1024 * 1024;

/**
 * Reads every row once, so that the engine compares each page with its checksum. Without this check the site would serve errors for
 * damaged rows, while backups of the damage replace the good ones.
 */
const readEverything = `
do $$
declare place regclass;
begin
  if pg_database_size(current_database()) > ${maxBytes} then return; end if;
  perform set_config('enable_indexscan', 'off', true), set_config('enable_indexonlyscan', 'off', true);
  for place in select oid from pg_class where relkind in ('r', 't', 'm') loop
    execute format('select count(*) from %s', place);
  end loop;
end $$`;

/** @throws StartError, with the recipe's name, when a page of the database in the folder is damaged */
export async function checkReadable(client: PoolClient, folder: string): Promise<void> {
  try {
    await client.query(readEverything);
  } catch (cause) {
    throw new StartError(damagedSentence(folder), { cause });
  }
}
