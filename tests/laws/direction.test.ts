import { describe, expect, it } from 'vitest';
import { roomOf, violationsIn } from './direction.ts';
import { mentionsIn } from './imports.ts';
import { computedImports, roomNames, rooms } from './rooms.ts';
import { projectFiles, read } from './tree.ts';

const sources = projectFiles(/\.(ts|tsx|mts|mjs)$/);

describe('the direction of imports', () => {
  it('holds in every file', () => {
    expect(sources.length).toBeGreaterThan(100);
    expect(sources.flatMap((path) => violationsIn(path, read(path)))).toEqual([]);
  });

  it('leaves no source under src outside the rooms', () => {
    expect(sources.filter((path) => path.startsWith('src/') && roomOf(path) === undefined)).toEqual([]);
  });

  it.each(roomNames)('%s is a room with something in it', (name) => {
    expect(sources.some((path) => roomOf(path) === name)).toBe(true);
  });

  it('has no door, leave or excuse for a file that is not there', () => {
    const named = roomNames.flatMap((name) => [
      ...Object.keys(rooms[name].doors ?? {}).map((file) => `${rooms[name].folder}/${file}`),
      ...Object.keys(rooms[name].leave ?? {}),
    ]);
    const absent = [...named, ...Object.keys(computedImports)].filter((path) => !sources.includes(path));
    expect(absent).toEqual([]);
  });

  it('keeps every file but the doors out of the tops of the two trees', () => {
    const strangers = sources.filter((path) => {
      const room = roomOf(path);
      const doors = room && rooms[room].doors;
      return doors && room && !(path.slice(rooms[room].folder.length + 1) in doors);
    });
    expect(strangers).toEqual([]);
  });

  it('keeps the drawing language out of the shared floor', () => {
    expect(projectFiles(/^src\/shared\/.*\.tsx$/)).toEqual([]);
  });
});

/** One planted file for each kind of forbidden import, with the words the report must contain. */
const planted: [path: string, source: string, report: string][] = [
  ['src/shared/facts/a.ts', `import { z } from 'zod';`, 'facts may not import the package zod'],
  ['src/shared/facts/a.ts', `import type { A } from '#contract/a.ts';`, 'facts may not import contract'],
  ['src/shared/contract/a.ts', `export * from '#content/a.ts';`, 'contract may not import content'],
  ['src/shared/contract/a.ts', `import fs from 'fs';`, 'contract may not import the package node:fs'],
  ['src/shared/content/a.ts', `await import('node:fs');`, 'content may not import the package node:fs'],
  ['src/shared/content/a.ts', `import { a } from '../facts/a.ts';`, '../facts/a.ts leaves the room'],
  ['src/server/platform/a.ts', `import '#modules/a/a.ts';`, 'platform may not import modules'],
  ['src/server/platform/a.ts', `import '#kit/a.ts';`, 'platform may not import kit'],
  ['src/server/platform/a.ts', `import '/src/web/a.ts';`, 'is an absolute path'],
  ['src/server/modules/a/a.ts', `import { b } from '../b/b.ts';`, 'modules/a may not import modules/b'],
  ['src/server/modules/a/a.ts', `import { b } from '#modules/b/b.ts';`, 'modules/a may not import modules/b'],
  ['src/server/modules/a/a.ts', `type B = import('#http/b.ts').B;`, 'modules may not import http'],
  ['src/server/modules/a/a.ts', `import '#server/compose.ts';`, 'modules may not import server'],
  ['src/server/http/a.ts', `import { createElement } from 'react';`, 'http may not import the package react'],
  ['src/server/http/a.ts', `import { a } from '#pages/a.tsx';`, 'http may not import pages'],
  [
    'src/server/http/a.ts',
    `const where = 'x'; await import(where);`,
    'the address of this import is computed',
  ],
  ['src/server/http/a.ts', `import '#nowhere/a.ts';`, '#nowhere/a.ts names no room'],
  [
    'src/server/http/a.ts',
    `import { startPostgres } from '#support/postgres.ts';`,
    'only tests may import #support',
  ],
  ['src/web/ui/a.tsx', `import { a } from '#features/a/a.tsx';`, 'ui may not import features'],
  ['src/web/kit/a.ts', `export { a } from '#http/a.ts';`, 'kit may not import http'],
  ['src/web/kit/a.ts', `import 'drizzle-orm/pg-core';`, 'kit may not import the package drizzle-orm/pg-core'],
  ['src/web/kit/a.ts', `import pg = require('pg');`, 'kit may not import the package pg'],
  ['src/web/kit/a.ts', `import.meta.glob(['./b/*.ts', '!../ui/*.ts']);`, '../ui/*.ts leaves the room'],
  ['src/web/features/a/a.tsx', `import '../b/b.tsx';`, 'features/a may not import features/b'],
  ['src/web/features/a/a.tsx', `import { b } from '#pages/b.tsx';`, 'features may not import pages'],
  [
    'src/web/pages/a.tsx',
    `import { a } from '@fastify/static';`,
    'pages may not import the package @fastify/static',
  ],
  ['src/web/root.tsx', `import '../server/main.ts';`, '../server/main.ts leaves the room'],
  ['scripts/a.ts', `import '../src/strangers/a.ts';`, '../src/strangers/a.ts lies in no room'],
  ['scripts/a.ts', `import '../src/server/main.ts';`, '../src/server/main.ts leaves the room'],
];

describe('a planted violation', () => {
  it.each(planted)('in %s: %s', (path, source, report) => {
    const found = violationsIn(path, source);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(report);
    expect(found[0]).toMatch(/^\S+:1 /);
  });

  it('names the line', () => {
    expect(violationsIn('src/web/kit/a.ts', `\n\nimport 'pg';`)[0]).toMatch(/^src\/web\/kit\/a\.ts:3 /);
  });

  it('may not hide behind a source that cannot be read', () => {
    expect(() => mentionsIn('a.ts', 'import {')).toThrow('a.ts cannot be parsed');
  });
});

describe('what is allowed', () => {
  it.each([
    [
      'src/shared/contract/a.ts',
      `import { z } from 'zod'; import { a } from '#facts/a.ts'; export * from './b/c.ts';`,
    ],
    ['src/server/platform/db/a.ts', `import fs from 'node:fs'; import { b } from '../b.ts';`],
    ['src/server/modules/a/a.ts', `import { b } from './b.ts'; import { eq } from 'drizzle-orm';`],
    [
      'src/server/modules/a/a.test.ts',
      `import { c } from '#support/database.ts'; import { it } from 'vitest';`,
    ],
    ['src/server/main.ts', `import { b } from '#http/b.ts'; await import('#modules/a/b.ts');`],
    ['src/web/features/a/a.tsx', `import { b } from './parts/b.tsx'; import { useState } from 'react';`],
    [
      'src/web/pages/a.tsx',
      `import type { Route } from './+types/a'; import { b } from '#features/b/b.tsx';`,
    ],
    ['tests/journeys/a.test.ts', `import { test } from '#support/browser.ts'; import '#facts/messages.ts';`],
    ['scripts/a.ts', `import { rooms } from '../tests/laws/rooms.ts'; const x = 'y'; await import(x);`],
  ])('%s: %s', (path, source) => {
    expect(violationsIn(path, source)).toEqual([]);
  });
});
