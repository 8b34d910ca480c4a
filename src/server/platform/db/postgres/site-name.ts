/** @file The name of a site's connections: it tells the server which release and process they belong to. */
import { hostname } from 'node:os';
import { releaseVersion } from '../../release-version.ts';

const site = 'aangan site';
/** PostgreSQL keeps so many bytes of a name. */
const nameBytes = 63;
const versionLength = 30;

/** The condition for connections of sites to this database, in `pg_stat_activity`. The third word of their name is the release. */
export const isSiteConnection = `datname = current_database() and application_name like '${site} %'`;

/** Returns the name of the connections of this process. */
export const siteName = (version = releaseVersion()): string =>
  `${site} ${version.replaceAll(' ', '-').slice(0, versionLength)} ${process.pid}@${hostname()}`.slice(
    0,
    nameBytes,
  );
