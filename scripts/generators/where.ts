import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../tool.ts';

/** A question answered by a comment in the code, with the name of the commented symbol, if there is one. */
export type Answer = { question: string; path: string; name: string };

const modifiers = '(?:export |default |async |const |function |class |type |let |readonly |\\{ )*';
const declaration = new RegExp(`^\\s*${modifiers}([\\w$]+)`);
const firstExport = /^export (?:default )?(?:async )?(?:const|function|class|type) ([\w$]+)/m;

/** Returns the questions of a file: the `@where` lines of its comments, each with the name that follows the comment. */
export function answersOf(path: string, source: string): Answer[] {
  return [...source.matchAll(/\/\*\*(?:(?!\*\/)[\s\S])*?\*\//g)].flatMap((comment) => {
    const questions = [...comment[0].matchAll(/@where (.+?)(?= *\*\/|$)/gm)].map((match) => match[1]!);
    if (questions.length === 0) return [];
    const rest = source.slice(comment.index + comment[0].length);
    const follows = comment[0].includes('@file') ? firstExport : declaration;
    const name = follows.exec(rest)?.[1] ?? '';
    return questions.map((question) => ({ question, path, name }));
  });
}

/** The headings of the page and the folders below each, from the visitors' side down to the tools. */
const sections: readonly (readonly [heading: string, folders: readonly string[]])[] = [
  ['Stated sentences, limits and pages', ['src/shared/facts/']],
  ['Languages and words', ['src/shared/words/', 'src/shared/content/']],
  ['Rules of the product', ['src/shared/domain/']],
  ['Endpoints and schemas', ['src/shared/contract/']],
  ['Public pages', ['src/web/']],
  ['The desk', ['src/desk/']],
  ['Work of the server', ['src/server/modules/', 'src/server/']],
  ['HTTP and the page cache', ['src/server/http/']],
  ['Database, jobs, mail and files', ['src/server/platform/']],
  ['Build', ['scripts/']],
];

/** Returns the section of a file: that of the longest folder that holds it. */
function sectionOf(path: string): string {
  const found = sections
    .flatMap(([heading, folders]) => folders.map((folder) => ({ heading, folder })))
    .filter(({ folder }) => path.startsWith(folder))
    .toSorted((one, other) => other.folder.length - one.folder.length)[0];
  if (!found) throw new Error(`${path}: no section of docs/where.md is for this folder.`);
  return found.heading;
}

const row = ({ question, path, name }: Answer) =>
  `| ${question} | [${path}](../${path}) | ${name && `\`${name}\``} |`;

/** Returns docs/where.md: which file answers which question, from the `@where` lines of the code. */
export function whereDocument(): string {
  const paths = globSync('{src,scripts}/**/*.{ts,tsx}', { cwd: root }).filter(
    (path) => !/\.test\.tsx?$|\.generated\.ts$|^scripts\/generators\//.test(path),
  );
  const answers = paths
    .map((path) => path.replaceAll('\\', '/'))
    .flatMap((path) => answersOf(path, readFileSync(join(root, path), 'utf8')))
    .toSorted((one, other) => (one.question < other.question ? -1 : 1));
  const parts = sections.flatMap(([heading]) => {
    const own = answers.filter(({ path }) => sectionOf(path) === heading);
    if (own.length === 0) return [];
    return [
      `## ${heading}\n\n| Question | File | Look for |\n| --- | --- | --- |\n${own.map(row).join('\n')}\n`,
    ];
  });
  return `# Where is what

Written by \`npm run generate\` from the \`@where\` lines of comments in the code. To add a question, write \`@where How long …?\` as the
last line of the comment above the code that answers it. The words of the product are in the [glossary](glossary.md), requirements and
their tests in [traceability](traceability.md).

${parts.join('\n')}`;
}
