import { findPackageJSON } from 'node:module';
import { dirname } from 'node:path';

/**
 * The folder of `package.json`, for files read or run by their path. Not derived from the path of the calling code:
 * the server of `npm start` is one file (`server.vite.config.ts`), and its data files stay among the sources.
 */
export const packageRoot = dirname(findPackageJSON(import.meta.url)!);

/** Whether the server runs as one built file rather than from its sources. */
export const isBuilt = !import.meta.filename.endsWith('.ts');
