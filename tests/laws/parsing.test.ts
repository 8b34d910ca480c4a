import { describe, expect, it } from 'vitest';
import { parsers, readElsewhere } from '#platform/parsing/parsers.ts';
import { mentionsIn } from './imports.ts';
import { projectFiles, read } from './tree.ts';

const room = 'src/server/platform/parsing/';
/** Packages that parse a format of uploads. */
const readers =
  /^(?:parse5|saxes|yauzl|smol-toml|toml|js-yaml|rrule-temporal|ical\.js|node-ical|fast-xml-parser|cheerio|jsdom|linkedom|marked|markdown-it|unzipper|adm-zip|jszip|csv-parse|papaparse|rehype-parse|rehype-remark|remark-parse|remark-gfm|remark-rehype|(?:hast|mdast|micromark)-util-from-[\w-]+|micromark|unified)$/;

/** Exceptions elsewhere, each with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  'src/server/modules/blogs/markdown.ts': 'unified writes HTML here: the tree comes from the readers',
  'src/desk/kit/content/markdown/rich-text.ts':
    'what somebody pastes at the desk is read in the browser of who pastes it',
};
/** The only permitted importers of parsers in this process. */
const inProcess: Readonly<Record<string, string>> = {
  'src/server/modules/availability/read-calendar.ts':
    'a door for tests; nothing of the server goes through it',
  'src/server/platform/content/markdown-file.ts':
    'readOwnFile reads the demonstration, which the project itself has written',
};
/** Modules that others may import directly: types, bounds, trees, what writes one, and the way to the processes. */
const doors = new Set([
  'parsing',
  'parsers',
  'html-tree',
  'markdown-limits',
  'markdown-ids',
  'wordpress-html',
]);

const isTest = (path: string) => /\.(?:test|child)\.tsx?$/.test(path);
/** Removes imports of types, which leave nothing to run. */
const withoutTypes = (source: string) =>
  source.replace(/import type [^;]+;/g, (found) => found.replace(/[^\n]/g, ' '));

/** Returns the formats of uploads that a file parses itself. */
function readingIn(path: string, source: string): string[] {
  if (path.startsWith(room) || isTest(path)) return [];
  const plain = withoutTypes(source);
  const found = mentionsIn(path, plain).flatMap(({ specifier = '' }) => {
    const own = /(?:#platform|\.\.?)\/parsing\/([\w-]+)\.ts$/.exec(specifier)?.[1];
    if (own !== undefined && !doors.has(own)) return path in inProcess ? [] : [specifier];
    return readers.test(specifier) && !(path in exceptions) ? [specifier] : [];
  });
  const yaml = /import \{[^}]*\b(?:parse\w*|Document|Parser)\b[^}]*\} from 'yaml'/.test(plain);
  return [...found, ...(yaml ? ['yaml'] : [])].map((what) => `${path}: ${what}`);
}

describe('files that people bring', () => {
  it('is read in one room, in processes of its own', () => {
    const found = projectFiles(/^src\/.*\.tsx?$/).flatMap((path) => readingIn(path, read(path)));
    expect(found).toEqual([]);
  });

  it('finds a reader elsewhere', () => {
    const path = 'src/server/modules/moving/other.ts';
    expect(readingIn(path, "import { parse } from 'yaml';")).toEqual([`${path}: yaml`]);
    expect(readingIn(path, "import { stringify } from 'yaml';")).toEqual([]);
    expect(readingIn(path, "import { SaxesParser } from 'saxes';")).toEqual([`${path}: saxes`]);
    expect(
      readingIn(path, "import { htmlToMarkdown } from '#platform/parsing/html-to-markdown.ts';"),
    ).toEqual([`${path}: #platform/parsing/html-to-markdown.ts`]);
    expect(readingIn(path, "import type { WxrEntry } from '#platform/parsing/wxr.ts';")).toEqual([]);
  });

  it('stands as a table in the document on security', () => {
    const document = read('docs/security.md');
    const rows = Object.entries(parsers).map(
      ([name, { format, lane, maxBytes, maxNodes, maxDepth, maxSeconds }]) =>
        `| ${name} | ${format} | ${lane} | ${maxBytes.toLocaleString('en')} | ${maxNodes.toLocaleString('en')} | ${maxDepth ?? 'n.a.'} | ${maxSeconds} |`,
    );
    const others = Object.entries(readElsewhere).map(([what, where]) => `- **${what}**: ${where}.`);
    for (const line of [...rows, ...others]) expect(document).toContain(line);
  });
});
