import { findPackageJSON } from 'node:module';
import { dirname } from 'node:path';

/**
 * The folder of `package.json`, where files lie that are read or run by their place. Not found from the place of the code that asks:
 * the server that `npm start` runs is one file (`server.vite.config.ts`), and what it reads stays among the sources.
 */
export const packageRoot = dirname(findPackageJSON(import.meta.url)!);

/** Does the server run as one file that was built, rather than from its sources? */
export const isBuilt = !import.meta.filename.endsWith('.ts');
