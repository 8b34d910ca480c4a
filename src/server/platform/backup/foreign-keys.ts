/** @file Drops foreign keys while tables are filled in any order, and restores them. */
import type { RunSql } from './fingerprints.ts';

const ours = `contype = 'f' and conparentid = 0 and n.nspname not in ('pg_catalog', 'information_schema')`;

/** Drops every foreign key. Returns a function that creates them again, which checks every row. */
export async function setForeignKeysAside(run: RunSql): Promise<() => Promise<void>> {
  const keys = await run(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as away,
        format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(k.oid)) as back
      from pg_constraint k join pg_namespace n on n.oid = k.connamespace where ${ours}`,
  );
  for (const { away } of keys) await run(String(away));
  return async () => {
    for (const { back } of keys) await run(String(back));
  };
}
