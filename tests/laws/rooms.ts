/**
 * The one table of permitted imports between rooms. The law beside it reads it, and the table in ARCHITECTURE.md is generated from
 * it (`npm run generate`), so they cannot disagree.
 */
export type RoomName =
  | 'words'
  | 'facts'
  | 'domain'
  | 'contract'
  | 'content'
  | 'platform'
  | 'modules'
  | 'http'
  | 'server'
  | 'ui'
  | 'kit'
  | 'features'
  | 'pages'
  | 'web'
  | 'desk';

export type Room = {
  /** The room's folder; a file belongs to the room with the longest matching folder. */
  folder: string;
  mayImport: readonly RoomName[];
  /** `only`: these packages and no other; `except`: any package but these. A star matches any ending. */
  packages: { only: readonly string[] } | { except: readonly string[] };
  /** Sub-folders that never import each other: dependencies between them are passed in. */
  apart?: true;
  /** The complete list of files at the top of the room, each with the reason why it may import across the sub-folders. */
  entryFiles?: Readonly<Record<string, string>>;
  /** Packages that one file may use against the rule, each with the reason. */
  packageExceptions?: Readonly<Record<string, { packages: readonly string[]; why: string }>>;
};

const floor = ['content', 'contract', 'domain', 'facts', 'words'] as const;

/** Packages that only a server can run; a browser bundle must never import them. */
const serverOnly = [
  'node:*',
  'fastify*',
  '@fastify/*',
  'drizzle-orm*',
  'pg',
  'pg-*',
  '@electric-sql/*',
  '@node-rs/*',
  'nodemailer*',
  'sharp*',
  'flydrive*',
  'prom-client*',
] as const;

/** Packages that render in a browser; the server passes pages through and never renders itself. */
const webOnly = [
  'react',
  'react/*',
  'react-dom*',
  'lucide-react*',
  'downshift*',
  'embla-*',
  '@dnd-kit/*',
  '@fontsource*',
] as const;

/** Packages available through the platform alone, which gives the reasons (src/server/platform/db/drizzle.ts, images/sharp.ts). */
const notAbovePlatform = [...webOnly, 'drizzle-orm*', 'sharp'];

export const rooms: Readonly<Record<RoomName, Room>> = {
  words: { folder: 'src/shared/words', mayImport: [], packages: { only: ['@messageformat/core'] } },
  facts: { folder: 'src/shared/facts', mayImport: ['words'], packages: { only: [] } },
  domain: { folder: 'src/shared/domain', mayImport: ['facts', 'words'], packages: { only: [] } },
  contract: {
    folder: 'src/shared/contract',
    mayImport: ['domain', 'facts', 'words'],
    packages: { only: ['zod', 'zod/*'] },
  },
  content: {
    folder: 'src/shared/content',
    mayImport: ['contract', 'domain', 'facts', 'words'],
    packages: { only: [] },
  },

  platform: { folder: 'src/server/platform', mayImport: floor, packages: { except: webOnly } },
  modules: {
    folder: 'src/server/modules',
    mayImport: ['platform', ...floor],
    packages: { except: notAbovePlatform },
    apart: true,
  },
  http: {
    folder: 'src/server/http',
    mayImport: ['modules', 'platform', ...floor],
    packages: { except: notAbovePlatform },
  },
  server: {
    folder: 'src/server',
    mayImport: ['http', 'modules', 'platform', ...floor],
    packages: { except: notAbovePlatform },
    entryFiles: {
      'compose.ts': 'the whole site from its parts, in the order in which they open and close',
      'create-modules.ts': 'the one place where modules are wired to each other and to the platform',
      'due-work.ts': 'the list of what jobs do, for tests that move the clock',
      'development.ts': 'the builder of the pages inside the server, loaded only with --dev',
      'demonstration.ts': 'the people of the demonstration: they use the composed server as browsers do',
      'retention.ts': 'the nightly destruction: it goes through what every module keeps for a time',
      'seed.ts': 'the demonstration: it fills an empty database with what every module gives',
      'main.ts': 'the process: settings in, compose, listen, close with grace',
    },
  },

  ui: { folder: 'src/web/ui', mayImport: floor, packages: { except: serverOnly } },
  kit: { folder: 'src/web/kit', mayImport: ['ui', ...floor], packages: { except: serverOnly } },
  features: {
    folder: 'src/web/features',
    mayImport: ['ui', 'kit', ...floor],
    packages: { except: serverOnly },
    apart: true,
  },
  pages: {
    folder: 'src/web/pages',
    mayImport: ['features', 'ui', 'kit', ...floor],
    packages: { except: serverOnly },
  },
  web: {
    folder: 'src/web',
    mayImport: ['pages', 'features', 'ui', 'kit', ...floor],
    packages: { except: serverOnly },
    entryFiles: {
      'root.tsx': 'the document around every page',
      'routes.ts': 'the table of addresses',
      'entry.client.tsx': 'where the browser takes over',
      'service-worker.ts': 'what keeps visited pages for when the network is away; a program of its own',
      'entry.server.tsx': 'where the server renders',
    },
    packageExceptions: {
      'src/web/entry.server.tsx': {
        packages: ['node:stream', 'node:crypto'],
        why: 'it runs on the server only: React writes a page into a stream of Node, marked with a nonce',
      },
    },
  },

  desk: {
    folder: 'src/desk',
    mayImport: ['kit', 'ui', ...floor],
    packages: { except: serverOnly },
  },
};

export const roomNames = Object.keys(rooms) as RoomName[];

/** Folders outside the rooms (and files at the top of the checkout), which may import from every room. */
export const outside = ['tests', 'scripts', 'bench', 'art'] as const;

/** Imports with an address computed at run time, so that nobody can judge them: each needs its reason. */
export const computedImports: Readonly<Record<string, string>> = {
  'src/server/main.ts': 'the built pages: they are there only after a build',
};

/** Returns whether one of the patterns matches a package specifier (`zod`, `node:fs`, `drizzle-orm/pg-core`). */
export function matchesPackage(patterns: readonly string[], specifier: string): boolean {
  return patterns.some((pattern) =>
    pattern.endsWith('*') ? specifier.startsWith(pattern.slice(0, -1)) : specifier === pattern,
  );
}
