import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rooms } from './rooms.ts';
import { projectFiles, read } from './tree.ts';

const maxRecipeLines = 40;
const maxRoomLines = 25;
const maxArchitectureBytes = 10_000;

/** Folders outside `src` with a README of their own; the rooms of `src` are in rooms.ts. */
const folders = ['tests', 'scripts', 'bench'];
/** Rooms whose own files are listed, each with a reason, in rooms.ts. */
const entryRooms = Object.values(rooms).flatMap(({ folder, entryFiles }) => (entryFiles ? [folder] : []));

const files = projectFiles();
/** Other markdown under src is site content; its links are site addresses and tested with the content. */
const pages = projectFiles(/^(?!src\/(?!(?:.*\/)?README\.md$)|public\/).*\.md$/);
const scriptsOf = (folder: string) =>
  Object.keys((JSON.parse(read(`${folder}package.json`)) as { scripts: object }).scripts);
const [scripts, artScripts] = [scriptsOf(''), scriptsOf('art/')];
const exists = (path: string) => files.includes(path) || files.some((file) => file.startsWith(`${path}/`));
const withoutCode = (text: string) => text.replaceAll(/```[\s\S]*?```/g, '').replaceAll(/`[^`\n]*`/g, '');

/** Returns the anchors that browsers give headings. */
function anchorsOf(markdown: string): string[] {
  return [...markdown.replaceAll(/```[\s\S]*?```/g, '').matchAll(/^#+ +(.+)$/gm)].map((heading) =>
    (heading[1] ?? '')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
      .trim()
      .replaceAll(/\s/g, '-'),
  );
}

/** Returns the broken relative links of a page. */
function brokenLinks(page: string, text: string): string[] {
  return [...withoutCode(text).matchAll(/\]\(<?([^)\s>]+)>?(?: "[^"]*")?\)|^\[[^\]]+\]: +(\S+)/gm)].flatMap(
    (match) => {
      const link = match[1] ?? match[2] ?? '';
      if (/^[a-z][a-z+.-]*:/i.test(link)) return [];
      const [path = '', anchor] = link.split('#');
      const target =
        path === '' ? page : posix.normalize(posix.join(posix.dirname(page), path)).replace(/\/$/, '');
      if (!exists(target)) return [`${page}: ${link}`];
      const known =
        anchor === undefined || !target.endsWith('.md') || anchorsOf(read(target)).includes(anchor);
      return known ? [] : [`${page}: ${link}`];
    },
  );
}

/** Returns the missing files that a page names in code quotes (`src/server/main.ts`). */
function missingFiles(page: string, text: string): string[] {
  const tops = /^(?:src|tests|scripts|docs|deploy|bench|art|public)\/[a-z0-9/._-]+$/;
  return [...text.matchAll(/`([^`\s]+)`/g)].flatMap(([, named = '']) =>
    tops.test(named) && !exists(named.replace(/\/$/, '')) ? [`${page}: ${named}`] : [],
  );
}

/** Returns the sentences that begin with a relative clause in the place of a subject: `Whoever has the link reads it.` */
const headlessSentences = (page: string, text: string): string[] =>
  [...withoutCode(text).matchAll(/(?:^|[.:;|] +|\*\* )(Whoever|Whatever) [^.]*/gm)].map(
    ([sentence]) => `${page}: ${sentence.trim()}`,
  );

/** Returns the titles of tests that begin with a relative clause in the place of a subject. */
const headlessTitles = (path: string, text: string): string[] =>
  [
    ...text.matchAll(
      /\b(?<!\.)(?:describe|it|test)(?:\.\w+)*\(\s*['"`]((?:what|who|whom)(?:ever)? [^'"`]*)/gi,
    ),
  ].map(([, title]) => `${path}: ${title}`);

/** Returns the questions of docs/where.md, in the order of the page. */
const questionsOf = (markdown: string) =>
  [...markdown.matchAll(/^\| (.+?) \| \[(?:src|scripts)\/.+ \|$/gm)].map((row) => row[1] ?? '');

/** Returns whether a text is a newcomer's question: `How long is each kind of data kept?` */
const isQuestion = (text: string) => /^(?:Can|How|What|When|Where|Which|Who|Why) .+\?$/.test(text);

/** Returns the modules that the list of ARCHITECTURE.md names. */
function listedModules(markdown: string): string[] {
  const list = /<!-- modules: [\s\S]*<!-- \/modules -->/.exec(markdown)?.[0] ?? '';
  const names = [...list.matchAll(/^\| (`.+`) \| .+ \|$/gm)].map((row) => row[1] ?? '');
  return names.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '')).toSorted();
}

/** Returns the unknown npm scripts that a page names. */
function unknownCommands(page: string, text: string): string[] {
  return [...text.matchAll(/\bnpm (?:run ([\w:-]+)( -w art)?|(start|test)\b)/g)].flatMap((match) => {
    const name = match[1] ?? match[3] ?? '';
    return (match[2] ? artScripts : scripts).includes(name) ? [] : [`${page}: npm run ${name}`];
  });
}

describe('the documents', () => {
  it.each(['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'CHANGELOG.md'])('include %s', (page) => {
    expect(pages).toContain(page);
  });

  it('link only to what is there', () => {
    expect(pages.flatMap((page) => brokenLinks(page, read(page)))).toEqual([]);
  });

  it('name only files that are there', () => {
    // A decision or an old change may name a file deleted since.
    const current = pages.filter((page) => !/^(docs\/adr\/|CHANGELOG)/.test(page));
    expect(current.flatMap((page) => missingFiles(page, read(page)))).toEqual([]);
  });

  it('begin a sentence with its subject, not with "Whoever"', () => {
    expect(pages.flatMap((page) => headlessSentences(page, read(page)))).toEqual([]);
  });

  it('and so does all that people read of the program', () => {
    const sources = projectFiles(/^(?:src|scripts)\/.*(?<!\.test)\.(?:ts|tsx|mjs|json)$/);
    expect(sources.length).toBeGreaterThan(1000);
    expect(sources.filter((path) => /\bwhoever\b/i.test(read(path)))).toEqual([]);
  });

  it('and so do the titles of tests', () => {
    const tests = projectFiles(/(?<!laws\/docs)\.test\.tsx?$/);
    expect(tests.length).toBeGreaterThan(400);
    expect(tests.flatMap((path) => headlessTitles(path, read(path)))).toEqual([]);
  });

  it('say where is what, each question once and as a newcomer asks it', () => {
    const questions = questionsOf(read('docs/where.md'));
    expect(questions.length).toBeGreaterThan(80);
    expect(questions.filter((question) => !isQuestion(question))).toEqual([]);
    expect(new Set(questions).size).toBe(questions.length);
  });

  it('describe the architecture on a page that is read in one go, with every module', () => {
    expect(Buffer.byteLength(read('ARCHITECTURE.md'))).toBeLessThan(maxArchitectureBytes);
    const folders = projectFiles(/^src\/server\/modules\/[^/]+\//).map((path) => path.split('/')[3] ?? '');
    expect(listedModules(read('ARCHITECTURE.md'))).toEqual([...new Set(folders)].toSorted());
  });

  it('name only commands that exist', () => {
    expect(pages.flatMap((page) => unknownCommands(page, read(page)))).toEqual([]);
  });

  it('show the reader of README.md how to start, develop and test', () => {
    for (const command of ['npm start', 'npm run dev', 'npm test'])
      expect(read('README.md')).toContain(command);
  });

  it(`keep each recipe within ${maxRecipeLines} lines of text`, () => {
    const recipes = projectFiles(/^docs\/recipes\/.*\.md$/);
    expect(recipes.length).toBeGreaterThanOrEqual(5);
    const isText = (line: string) => line.trim() !== '' && !line.startsWith('![');
    const prose = (path: string) => withoutCode(read(path)).split('\n').filter(isText);
    expect(recipes.filter((path) => prose(path).length > maxRecipeLines)).toEqual([]);
  });
});

describe('the README of a room', () => {
  const places = [...new Set(Object.values(rooms).map(({ folder }) => folder))]
    .filter((folder) => !entryRooms.includes(folder))
    .concat(folders);

  it.each(places)('%s is there, short, and names one example', (folder) => {
    const text = read(`${folder}/README.md`);
    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(maxRoomLines);
    expect(text).toContain('**Does not belong here**: ');
    expect(text).toMatch(/\*\*Example\*\*: \[/);
  });
});

describe('a planted untruth', () => {
  it.each([
    '[a](nowhere.md)',
    '[a](../../nowhere.md)',
    '[a](#no-such-heading)',
    '[a]: nowhere.md',
    '![a](<no.png>)',
  ])('%s is a broken link', (text) => expect(brokenLinks('README.md', text)).toHaveLength(1));

  it('in a file name or a command is found', () => {
    expect(missingFiles('README.md', 'see `src/nowhere.ts`')).toHaveLength(1);
    expect(unknownCommands('README.md', '`npm run nothing`, `npm run dev -w art`')).toHaveLength(2);
  });

  it('or a headless sentence is found', () => {
    const text = 'A link. Whoever has it reads it.\n\n| **Link** | Whatever it is |';
    expect(headlessSentences('README.md', text)).toHaveLength(2);
    expect(headlessSentences('README.md', 'Everybody with the link, whoever it is, reads it.')).toEqual([]);
    expect(headlessTitles('a.test.ts', "it('what is sent');\ntest.describe(`whoever asks`)")).toHaveLength(2);
    expect(
      headlessTitles('a.test.ts', "it('says what is sent');\nz.string().describe('What it is')"),
    ).toEqual([]);
  });

  it('in the list of questions or modules is found', () => {
    const row = (question: string) => `| ${question} | [src/a.ts](../src/a.ts) | \`a\` |`;
    expect(questionsOf(row('How long?'))).toEqual(['How long?']);
    expect(['How long is it kept?', 'The life of it', 'What is kept'].filter(isQuestion)).toHaveLength(1);
    expect(listedModules('<!-- modules: a -->\n| `a`, `b` | c |\n<!-- /modules -->')).toEqual(['a', 'b']);
  });

  it('is not seen where there is none', () => {
    expect(brokenLinks('docs/a.md', '[a](../package.json) [b](https://example.com/x) `[c](d)`')).toEqual([]);
    expect(missingFiles('README.md', '`package.json` `src/**/*.ts` `src/shared/facts/`')).toEqual([]);
    expect(unknownCommands('README.md', '`npm test -- --list` and `npm run dev`')).toEqual([]);
  });
});

/** Returns docstrings with nothing below them: their subject has moved away. */
const looseDocstrings = (source: string): string[] =>
  (source.match(/^[ \t]*\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n\n/gm) ?? []).filter(
    (text) => !text.includes('@file'),
  );

it('a docstring stands at what it is about, and a planted loose one is found', () => {
  const sources = files.filter((path) => /^(src|tests|scripts|bench)\/.*\.tsx?$/.test(path));
  const loose = sources.flatMap((path) =>
    looseDocstrings(read(path)).map((text) => `${path}: ${text.trim()}`),
  );
  expect(loose).toEqual([]);
  expect(looseDocstrings('/** Of what has moved. */\n\nconst a = 1;\n')).toHaveLength(1);
});
