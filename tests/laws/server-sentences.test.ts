import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { isNode, textOf, type Node } from '../../scripts/words/sentences.ts';
import { projectFiles, read } from './tree.ts';

/** Text in English only: for the staff at its desk, for the site's operator, or invented content. */
const toStaff = [
  /^src\/server\/(main|development|demonstration|seed|compose)\.ts$/,
  /^src\/server\/http\/(staff-access|metrics|openapi|operations|desk-document|content-security)\.ts$/,
  /^src\/server\/platform\/(backup|config|content|db|health|jobs|parsing|storage|start|mailer\/outbox|outside-fetch|outside-post|judged-requests)/,
  /^src\/server\/modules\/(staff|content|library|event-stream|import-export|mails|markets)\//,
  /^src\/server\/modules\/(checks|enquiries|vendors|grievances|reviews)\/.*desk/,
  /\/seed\/|\.seed\.ts$|\.(content|fixture|child|fake)\.ts$/,
  /^src\/server\/modules\/enquiries\/((desk|record)\/|vendor\/introduced-enquiry)|enquiries\/introductions\.module/,
  /^src\/server\/modules\/directory\/words\//,
  /^src\/server\/modules\/(published\/(notices|cards)|site\/(company\.content|security-text)|blogs\/authors)\.ts$/,
];
const sources = projectFiles(/^src\/server\/.*\.ts$/).filter(
  (path) => !path.includes('.test.') && !toStaff.some((one) => one.test(path)),
);

/** Words that end like a sentence. An inserted value counts as a word. */
const isSentence = (text: string) => /^\p{Lu}[\p{L}’']*,? .*[.!?]\n?$/su.test(text);

const isCallOf = (node: Node, names: RegExp): boolean => {
  const callee = node['callee'];
  const name =
    isNode(callee) && (callee['name'] ?? (isNode(callee['property']) && callee['property']['name']));
  return /^(Call|New)Expression$/.test(node.type) && typeof name === 'string' && names.test(name);
};
/** Calls with text translated by the catalogue, or written for readers of the log. */
const spokenFor = /^(t|translated|info|warn|error|debug|fatal|\w*Error|describe)$/;

/** Returns whether a function writes to the staff, as its name must say. */
const writesToStaff = ({ type, id }: Node) =>
  type === 'FunctionDeclaration' && isNode(id) && /To(Staff|Officer)$/.test(String(id['name']));

function* unsaid(value: unknown): Generator<string> {
  if (Array.isArray(value)) for (const one of value) yield* unsaid(one);
  if (!isNode(value) || isCallOf(value, spokenFor) || writesToStaff(value)) return;
  const text =
    value.type === 'TemplateLiteral'
      ? (value['quasis'] as { value: { cooked: string } }[]).map((part) => part.value.cooked).join('{}')
      : textOf(value);
  if (text !== undefined && isSentence(text)) yield text;
  for (const child of Object.values(value))
    if (typeof child === 'object' && child !== null) yield* unsaid(child);
}

const found = (path: string, source: string) =>
  [...unsaid(parseSync(path, source).program)].map((text) => `${path}: ${text}`);

it('every sentence of the server for visitors and vendors is said through t', () => {
  expect(sources.length).toBeGreaterThan(150);
  expect(sources.flatMap((path) => found(path, read(path)))).toEqual([]);
});

it('each exception is one of a file that is there', () => {
  const all = projectFiles(/^src\/server\/.*\.ts$/);
  expect(toStaff.filter((one) => !all.some((path) => one.test(path)))).toEqual([]);
});

it('finds one that is not, also where values are put in, and passes over the others', () => {
  const source = [
    "throw new Problem('conflict', { message: 'This list is full.' });",
    'const long = `More than ${max} are too many.`;',
    "const said = t('This list is full.');",
    "log.info({ code }, 'The list is full.');",
    "throw new Error('The list is full.');",
    "function writtenToStaff() { return 'The list is full.'; }",
  ].join('\n');
  expect(found('a.ts', source)).toEqual(['a.ts: This list is full.', 'a.ts: More than {} are too many.']);
});
