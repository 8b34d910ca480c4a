import { describe, expect, it } from 'vitest';
import { roomOf, violationsIn } from './direction.ts';
import { mentionsIn } from './imports.ts';
import { planted } from './planted.ts';
import { computedImports, roomNames, rooms } from './rooms.ts';
import { judgedFiles, projectFiles, read } from './tree.ts';

const sources = judgedFiles(/\.(ts|tsx|mts|mjs)$/);

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

  it('makes no exception for a file that is not there', () => {
    const named = roomNames.flatMap((name) => [
      ...Object.keys(rooms[name].entryFiles ?? {}).map((file) => `${rooms[name].folder}/${file}`),
      ...Object.keys(rooms[name].packageExceptions ?? {}),
    ]);
    const absent = [...named, ...Object.keys(computedImports)].filter((path) => !sources.includes(path));
    expect(absent).toEqual([]);
  });

  it('keeps every file but the entry files out of the tops of the two trees', () => {
    const misplaced = sources.filter((path) => {
      const room = roomOf(path);
      const entryFiles = room && rooms[room].entryFiles;
      return entryFiles && room && !(path.slice(rooms[room].folder.length + 1) in entryFiles);
    });
    expect(misplaced).toEqual([]);
  });

  it('keeps the drawing language out of the shared floor', () => {
    expect(projectFiles(/^src\/shared\/.*\.tsx$/)).toEqual([]);
  });
});

describe('a planted violation', () => {
  it.each(planted)('in $path: $source', ({ path, source, report }) => {
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

describe('an allowed import', () => {
  it.each([
    [
      'src/shared/contract/a.ts',
      `import { z } from 'zod'; import { a } from '#facts/a.ts'; export * from './b/c.ts';`,
    ],
    ['src/server/platform/db/a.ts', `import fs from 'node:fs'; import { b } from '../b.ts';`],
    ['src/server/modules/a/a.ts', `import { b } from './b.ts'; import { z } from 'zod';`],
    [
      'src/server/modules/a/a.test.ts',
      `import { c } from '#support/database.ts'; import { it } from 'vitest';`,
    ],
    ['src/server/http/a.test.ts', `import { compose } from '#server/compose.ts';`],
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
