import { spawnSync } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { silentLog } from '#support/database.ts';
import { parsers, type ParserName } from './parsers.ts';
import { createParsing, ReadingStopped } from './parsing.ts';
import { createReaderProcess, readerFlags } from './reader-process.ts';

const parsing = createParsing(silentLog);
afterAll(() => parsing.close());
const folder = await mkdtemp(join(tmpdir(), 'parsers-'));
async function fileOf(name: string, content: string | Uint8Array): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

type ZipClaim = { name: string; bytes?: number; at?: number };
/** Makes a zip of empty files with the given claims: each file's unpacked length, and its offset. */
function zipThatClaims(claims: readonly ZipClaim[]): Buffer {
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(20, 4);
  const text = Buffer.from('Words');
  head.writeUInt32LE(crc32(text), 14);
  const directory = claims.map(({ name, bytes = text.length, at = 0 }) => {
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(20, 6);
    // Pretends to be packed where it claims another length.
    entry.writeUInt16LE(bytes === text.length ? 0 : 8, 10);
    entry.writeUInt32LE(crc32(text), 16);
    entry.writeUInt32LE(bytes === 0 ? 0 : text.length, 20);
    entry.writeUInt32LE(bytes, 24);
    entry.writeUInt16LE(Buffer.byteLength(name), 28);
    entry.writeUInt32LE(at, 42);
    return Buffer.concat([entry, Buffer.from(name)]);
  });
  const files = Buffer.concat(claims.map(() => Buffer.concat([head, text])));
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Math.min(0xffff, claims.length), 8);
  end.writeUInt16LE(Math.min(0xffff, claims.length), 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(files.length, 16);
  return Buffer.concat([files, central, end]);
}
/** Returns the offset of each file of such a zip. */
const place = (index: number) => index * 35;

const day = { from: '2026-11-28', until: '2028-05-27' };
const calendarOf = (events: string) => `BEGIN:VCALENDAR\r\n${events}END:VCALENDAR\r\n`;
const event = 'BEGIN:VEVENT\r\nDTSTART;VALUE=DATE:20261210\r\nEND:VEVENT\r\n';
const rss = (items: string) => `<rss><channel><wp:wxr_version>1.2</wp:wxr_version>${items}</channel></rss>`;
async function wxrEnd(xml: string) {
  const entries = parsing.wxr(Buffer.from(xml));
  for (;;) {
    const next = await entries.next();
    if (next.done) return next.value.reason;
  }
}
const ghostOf = (posts: number) =>
  `{"db":[{"data":{"posts":[${Array.from({ length: posts }, () => '{}').join(',')}]}}]}`;
async function ghostEnd(json: string) {
  const entries = parsing.ghost(await fileOf('ghost.json', json));
  for (;;) {
    const next = await entries.next();
    if (next.done) return next.value.reason;
  }
}
const typed = (tree: unknown) =>
  (tree as { children: { tagName?: string }[] }).children.some(({ tagName }) => tagName === 'pre');

/** For each parser and bound: an input just within it, and one just over it, with the result of each. */
type Edge = { within: () => Promise<unknown>; over: () => Promise<unknown> };
type Bound = 'bytes' | 'nodes' | 'depth';
const paragraphs = (count: number) => '<p>x</p>'.repeat(count);
const { html, markdownTree, frontMatter, table, calendar, wxr, ghost, zip, zipFile } = parsers;
const linesOf = (bytes: number) => Buffer.alloc(bytes, `${'x'.repeat(90_000)}\n`);
const rowsOf = (count: number) => Buffer.from('a,b\n'.repeat(count));
const quote = (depth: number) => `${'> '.repeat(depth)}x`;
/** One element for each mark, and one for the paragraph. */
const marked = (count: number) => Array.from({ length: count }, () => '*x*').join('\n\n');

const tooLong = { name: 'Problem', code: 'payload_too_large' };
const refused = { name: 'Problem', code: 'invalid_input' };

const edges: Record<ParserName, Partial<Record<Bound, Edge>>> = {
  html: {
    bytes: {
      within: async () => (await parsing.read('html', 'x'.repeat(1000))).markdown.length === 1000,
      over: () => expect(parsing.read('html', 'x'.repeat(html.maxBytes + 1))).rejects.toMatchObject(tooLong),
    },
    nodes: {
      within: async () =>
        (await parsing.read('html', paragraphs(html.maxNodes - 10))).markdown.startsWith('x'),
      over: () => expect(parsing.read('html', paragraphs(html.maxNodes + 1))).rejects.toMatchObject(refused),
    },
    depth: {
      within: async () => (await parsing.read('html', '<b>'.repeat(90) + 'x')).markdown.includes('x'),
      over: () =>
        expect(parsing.read('html', '<b>'.repeat(html.maxDepth + 1))).rejects.toMatchObject(refused),
    },
  },
  markdownTree: {
    bytes: {
      within: async () => !typed(await parsing.read('markdownTree', 'x\n\n'.repeat(100))),
      over: () =>
        expect(parsing.read('markdownTree', 'x'.repeat(markdownTree.maxBytes + 1))).rejects.toMatchObject(
          tooLong,
        ),
    },
    nodes: {
      within: async () => !typed(await parsing.read('markdownTree', marked(1000))),
      over: async () =>
        expect(typed(await parsing.read('markdownTree', marked(markdownTree.maxNodes / 2 + 1)))).toBe(true),
    },
    depth: {
      within: async () => !typed(await parsing.read('markdownTree', quote(markdownTree.maxDepth))),
      over: async () =>
        expect(typed(await parsing.read('markdownTree', quote(markdownTree.maxDepth + 1)))).toBe(true),
    },
  },
  markdownPictures: {
    depth: {
      within: async () => (await parsing.read('markdownPictures', `${'> '.repeat(100)}![a](b)`)).length === 1,
      over: async () =>
        expect(await parsing.read('markdownPictures', `${'> '.repeat(101)}![a](b)`)).toEqual([]),
    },
    nodes: {
      within: async () =>
        (await parsing.read('markdownPictures', '![a](b)\n\n'.repeat(1000))).length === 1000,
      over: async () =>
        expect(
          (
            await parsing.read(
              'markdownPictures',
              '![a](b)\n\n'.repeat(parsers.markdownPictures.maxNodes + 1),
            )
          ).length,
        ).toBe(parsers.markdownPictures.maxNodes),
    },
    bytes: {
      within: async () => (await parsing.read('markdownPictures', '![a](b)')).length === 1,
      over: () =>
        expect(
          parsing.read('markdownPictures', 'x'.repeat(parsers.markdownPictures.maxBytes + 1)),
        ).rejects.toMatchObject(tooLong),
    },
  },
  frontMatter: {
    bytes: {
      within: async () => 'a' in (await parsing.read('frontMatter', `a: ${'x'.repeat(40_000)}`, 'yaml')),
      over: () =>
        expect(
          parsing.read('frontMatter', `a: ${'x'.repeat(frontMatter.maxBytes)}`, 'yaml'),
        ).rejects.toMatchObject(tooLong),
    },
    nodes: {
      // The list itself is one, and so is its container.
      within: async () =>
        'a' in (await parsing.read('frontMatter', `a: [${'1,'.repeat(frontMatter.maxNodes - 2)}]`, 'yaml')),
      over: () =>
        expect(
          parsing.read('frontMatter', `a: [${'1,'.repeat(frontMatter.maxNodes - 1)}]`, 'yaml'),
        ).rejects.toMatchObject(refused),
    },
    depth: {
      within: async () =>
        'a' in (await parsing.read('frontMatter', `a = ${'['.repeat(19)}${']'.repeat(19)}`, 'toml')),
      over: () =>
        expect(
          parsing.read('frontMatter', `a = ${'['.repeat(30)}${']'.repeat(30)}`, 'toml'),
        ).rejects.toMatchObject(refused),
    },
  },
  table: {
    bytes: {
      within: async () => (await parsing.read('table', linesOf(table.maxBytes))).length > 1,
      over: () => expect(parsing.read('table', linesOf(table.maxBytes + 1))).rejects.toMatchObject(tooLong),
    },
    nodes: {
      within: async () => (await parsing.read('table', rowsOf(table.maxNodes))).length === table.maxNodes,
      over: () => expect(parsing.read('table', rowsOf(table.maxNodes + 1))).rejects.toMatchObject(tooLong),
    },
  },
  calendar: {
    bytes: {
      within: async () => (await parsing.read('calendar', calendarOf(event), day))!.days.length === 1,
      over: () =>
        expect(
          parsing.read('calendar', calendarOf('x'.repeat(calendar.maxBytes)), day),
        ).rejects.toMatchObject(tooLong),
    },
    nodes: {
      within: async () =>
        (await parsing.read('calendar', calendarOf(event.repeat(calendar.maxNodes)), day))!.unread === 0,
      over: async () =>
        expect(
          await parsing.read('calendar', calendarOf(event.repeat(calendar.maxNodes + 1)), day),
        ).toMatchObject({ unread: 1 }),
    },
  },
  wxr: {
    bytes: {
      within: async () => (await wxrEnd(rss(`<item><title>${'x'.repeat(100_000)}</title></item>`))) === null,
      over: async () =>
        expect(await wxrEnd(rss(`<!--${'x'.repeat(wxr.maxBytes + 200_000)}-->`))).toBe(
          'One part of the file is longer than 16 MB.',
        ),
    },
    nodes: {
      within: async () => (await wxrEnd(rss('<item></item>'.repeat(wxr.maxNodes)))) === null,
      over: async () =>
        expect(await wxrEnd(rss('<item></item>'.repeat(wxr.maxNodes + 1)))).toBe(
          `The file has more than ${wxr.maxNodes} entries.`,
        ),
    },
    depth: {
      within: async () => (await wxrEnd(rss('<a>'.repeat(48) + '</a>'.repeat(48)))) === null,
      over: async () =>
        expect(await wxrEnd(rss('<a>'.repeat(49) + '</a>'.repeat(49)))).toBe('The file is cut or damaged.'),
    },
  },
  ghost: {
    bytes: {
      within: async () => (await ghostEnd('{"db":[{"data":{"posts":[{"id":"1"}]}}]}')) === null,
      over: () => expect(ghostEnd(' '.repeat(ghost.maxBytes + 1))).rejects.toMatchObject(tooLong),
    },
    nodes: {
      within: async () => (await ghostEnd(ghostOf(ghost.maxNodes))) === null,
      over: () => expect(ghostEnd(ghostOf(ghost.maxNodes + 1))).rejects.toMatchObject(tooLong),
    },
  },
  zip: {
    bytes: {
      within: async () => {
        const files = [{ name: 'a.md', bytes: zip.maxBytes }];
        return (await parsing.zip(await fileOf('long.zip', zipThatClaims(files)))).names.length === 1;
      },
      over: async () => {
        const half = zip.maxBytes / 2;
        const files = [
          { name: 'a.md', bytes: half },
          { name: 'b.md', bytes: half + 1, at: place(1) },
        ];
        const path = await fileOf('longer.zip', zipThatClaims(files));
        await expect(parsing.zip(path)).rejects.toMatchObject(tooLong);
      },
    },
    nodes: {
      within: async () => {
        const files = Array.from({ length: zip.maxNodes }, (_, at) => ({ name: `${at}.md`, at: place(at) }));
        const { names } = await parsing.zip(await fileOf('many.zip', zipThatClaims(files)));
        return names.length === zip.maxNodes;
      },
      over: async () => {
        // All of one name: each is counted, though only one can be read.
        const files = Array.from({ length: zip.maxNodes + 1 }, (_, at) => ({ name: 'a.md', at: place(at) }));
        const path = await fileOf('more.zip', zipThatClaims(files));
        await expect(parsing.zip(path)).rejects.toMatchObject(tooLong);
      },
    },
  },
  zipFile: {
    bytes: {
      within: async () => {
        const opened = await parsing.zip(await fileOf('one.zip', zipThatClaims([{ name: 'a.md' }])));
        return String(await opened.read('a.md')) === 'Words';
      },
      over: async () => {
        const files = [{ name: 'a.jpg', bytes: zipFile.maxBytes + 1 }];
        const opened = await parsing.zip(await fileOf('big.zip', zipThatClaims(files)));
        await expect(opened.read('a.jpg')).rejects.toMatchObject(tooLong);
      },
    },
    nodes: {
      within: async () => true,
      // Many names at one offset: a few bytes that would be unpacked again and again.
      over: async () => {
        const files = Array.from({ length: 2 }, (_, at) => ({ name: `${at}.md`, at: 0 }));
        const path = await fileOf('shared.zip', zipThatClaims(files));
        await expect(parsing.zip(path)).rejects.toThrow('This zip is cut or damaged.');
      },
    },
  },
};

describe('files that people bring', () => {
  const all = Object.entries(edges).flatMap(([name, bounds]) =>
    Object.entries(bounds).map(([bound, edge]) => [name, bound, edge] as const),
  );
  it.each(all)('is read up to the bound of %s on %s, and not over it', async (_, __, { within, over }) => {
    expect(await within()).toBe(true);
    await over();
  });

  it('has a file over every bound of every reader', () => {
    const missing = Object.entries(parsers).flatMap(([name, { maxDepth }]) =>
      (['bytes', 'nodes', ...(maxDepth === null ? [] : ['depth' as const])] as const)
        .filter((bound) => !edges[name as ParserName][bound])
        .map((bound) => `${name}: ${bound}`),
    );
    expect(missing).toEqual([]);
  });
});

describe('a reading that would not end', () => {
  // Each of a table's cells spans others, all of which are written out.
  const cells = `<tr>${'<td colspan=100 rowspan=100>x</td>'.repeat(20)}</tr>`;
  const endless = `<table>${cells.repeat(200)}</table>`;
  const ask = (text: string) => ({ task: 'html' as const, given: [text] });

  it('is ended at its time, and the next one is read', async () => {
    const reader = createReaderProcess('texts', silentLog);
    await expect(reader.call(ask(endless), 1500)).rejects.toBeInstanceOf(ReadingStopped);
    expect(await reader.call(ask('<p>x'), 30_000)).toMatchObject({ markdown: 'x' });
    reader.close();
  });

  it('for want of memory ends its own process, and no other', async () => {
    const reader = createReaderProcess('texts', silentLog, 24);
    await expect(reader.call(ask(endless), 60_000)).rejects.toBeInstanceOf(ReadingStopped);
    expect(await reader.call(ask('<p>x'), 30_000)).toMatchObject({ markdown: 'x' });
    reader.close();
  });
});

describe('a process that reads', () => {
  it.each([
    ['write', `require('node:fs').writeFileSync(${JSON.stringify(join(folder, 'x'))}, '')`],
    ['ask another host', "require('node:net').connect(9, '127.0.0.1')"],
    ['start a program', "require('node:child_process').execFileSync('true')"],
    ['start a thread', "new (require('node:worker_threads').Worker)('', { eval: true })"],
  ])('cannot %s', (_, code) => {
    const { stderr } = spawnSync(process.execPath, [...readerFlags, '-e', code], { encoding: 'utf8' });
    expect(stderr).toContain('ERR_ACCESS_DENIED');
  });
});
