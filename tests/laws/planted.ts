/**
 * One file for each kind of forbidden import, with the words the law's report must contain.
 */
export const planted: readonly { path: string; source: string; report: string }[] = [
  {
    path: 'src/shared/facts/a.ts',
    source: `import { z } from 'zod';`,
    report: 'facts may not import the package zod',
  },
  {
    path: 'src/shared/facts/a.ts',
    source: `import type { A } from '#contract/a.ts';`,
    report: 'facts may not import contract',
  },
  {
    path: 'src/shared/contract/a.ts',
    source: `export * from '#content/a.ts';`,
    report: 'contract may not import content',
  },
  {
    path: 'src/shared/contract/a.ts',
    source: `import fs from 'fs';`,
    report: 'contract may not import the package node:fs',
  },
  {
    path: 'src/shared/content/a.ts',
    source: `await import('node:fs');`,
    report: 'content may not import the package node:fs',
  },
  {
    path: 'src/shared/content/a.ts',
    source: `import { a } from '../facts/a.ts';`,
    report: '../facts/a.ts leaves the room',
  },
  {
    path: 'src/server/platform/a.ts',
    source: `import '#modules/a/a.ts';`,
    report: 'platform may not import modules',
  },
  {
    path: 'src/server/platform/a.ts',
    source: `import '#kit/a.ts';`,
    report: 'platform may not import kit',
  },
  {
    path: 'src/server/platform/a.ts',
    source: `import '/src/web/a.ts';`,
    report: 'is an absolute path',
  },
  {
    path: 'src/server/modules/a/a.ts',
    source: `import { b } from '../b/b.ts';`,
    report: 'modules/a may not import modules/b',
  },
  {
    path: 'src/server/modules/a/a.ts',
    source: `import { b } from '#modules/b/b.ts';`,
    report: 'modules/a may not import modules/b',
  },
  {
    path: 'src/server/modules/a/a.ts',
    source: `type B = import('#http/b.ts').B;`,
    report: 'modules may not import http',
  },
  {
    path: 'src/server/modules/a/a.ts',
    source: `import '#server/compose.ts';`,
    report: 'modules may not import server',
  },
  {
    path: 'src/server/http/a.ts',
    source: `import { createElement } from 'react';`,
    report: 'http may not import the package react',
  },
  {
    path: 'src/server/http/a.ts',
    source: `import { a } from '#pages/a.tsx';`,
    report: 'http may not import pages',
  },
  {
    path: 'src/server/http/a.ts',
    source: `const where = 'x'; await import(where);`,
    report: 'the address of this import is computed',
  },
  {
    path: 'src/server/http/a.ts',
    source: `import '#nowhere/a.ts';`,
    report: '#nowhere/a.ts names no room',
  },
  {
    path: 'src/server/http/a.ts',
    source: `import { startPostgres } from '#support/postgres.ts';`,
    report: 'only tests may import #support',
  },
  {
    path: 'src/web/kit/a.test.ts',
    source: `import '#server/compose.ts';`,
    report: 'kit may not import server',
  },
  {
    path: 'src/web/ui/a.tsx',
    source: `import { a } from '#features/a/a.tsx';`,
    report: 'ui may not import features',
  },
  {
    path: 'src/web/kit/a.ts',
    source: `export { a } from '#http/a.ts';`,
    report: 'kit may not import http',
  },
  {
    path: 'src/web/kit/a.ts',
    source: `import 'drizzle-orm/pg-core';`,
    report: 'kit may not import the package drizzle-orm/pg-core',
  },
  {
    path: 'src/server/modules/a/a.ts',
    source: `import { eq } from 'drizzle-orm';`,
    report: 'modules may not import the package drizzle-orm',
  },
  {
    path: 'src/web/kit/a.ts',
    source: `import pg = require('pg');`,
    report: 'kit may not import the package pg',
  },
  {
    path: 'src/web/kit/a.ts',
    source: `import.meta.glob(['./b/*.ts', '!../ui/*.ts']);`,
    report: '../ui/*.ts leaves the room',
  },
  {
    path: 'src/web/features/a/a.tsx',
    source: `import '../b/b.tsx';`,
    report: 'features/a may not import features/b',
  },
  {
    path: 'src/web/features/a/a.tsx',
    source: `import { b } from '#pages/b.tsx';`,
    report: 'features may not import pages',
  },
  {
    path: 'src/web/pages/a.tsx',
    source: `import { a } from '@fastify/static';`,
    report: 'pages may not import the package @fastify/static',
  },
  {
    path: 'src/web/root.tsx',
    source: `import '../postgres/main.ts';`,
    report: '../postgres/main.ts leaves the room',
  },
  {
    path: 'scripts/a.ts',
    source: `import '../src/strangers/a.ts';`,
    report: '../src/strangers/a.ts lies in no room',
  },
  {
    path: 'scripts/a.ts',
    source: `import '../src/server/main.ts';`,
    report: '../src/server/main.ts leaves the room',
  },
];
