/** @file Splits a text file into its front matter, in YAML between `---`, TOML between `+++` or JSON in braces, and its text. */
import type { FrontMatterKind } from '../parsing/front-matter.ts';
import { parsers } from '../parsing/parsers.ts';
import { Problem } from '../problem.ts';

/** The parts of a file: the source of its front matter, null for a file without one, and its text. */
export type FileParts = { kind: FrontMatterKind; source: string | null; body: string };

const fences = { yaml: '---', toml: '+++' } as const;

/** Returns the parts of a file. @throws Problem invalid_input when the front matter has no end or is too long */
export function partsOf(text: string, path: string): FileParts {
  const json = /^\uFEFF?\{[ \t]*(?:\r?\n[ \t]*)?"/.test(text)
    ? /^(?:\}|\{.*\})[ \t]*(?:\r?\n|$(?![\s\S]))/m.exec(text)
    : null;
  if (json) {
    const end = json.index + json[0].length;
    // JSON is YAML as well.
    if (end <= parsers.frontMatter.maxBytes)
      return { kind: 'yaml', source: text.slice(0, end).replace(/^\uFEFF/, ''), body: text.slice(end) };
  }
  const begin = /^\uFEFF?(---|\+\+\+)[ \t]*\r?\n/.exec(text);
  if (!begin) return { kind: 'yaml', source: null, body: text };
  const kind = begin[1] === fences.toml ? 'toml' : 'yaml';
  const end = kind === 'toml' ? /^\+\+\+[ \t]*(?:\r?\n|$(?![\s\S]))/m : /^---[ \t]*(?:\r?\n|$(?![\s\S]))/m;
  const rest = text.slice(begin[0].length);
  const found = end.exec(rest);
  if (!found)
    throw new Problem('invalid_input', {
      message: `${path}: the front matter has no end (${fences[kind]}).`,
    });
  if (found.index > parsers.frontMatter.maxBytes)
    throw new Problem('invalid_input', { message: `${path}: the front matter is too long.` });
  return { kind, source: rest.slice(0, found.index), body: rest.slice(found.index + found[0].length) };
}

/** Returns the first heading of level one as the title, and the text without it. */
export function titleIn(body: string): { title?: string; rest: string } {
  const found = /^\s*#[ \t]+([^\n]*)\n?/.exec(body);
  if (!found) return { rest: body };
  const words = found[1]!.trim().split(/\s+/);
  // Signs at its end close a heading.
  if (words.length > 1 && /^#+$/.test(words.at(-1)!)) words.pop();
  return { title: words.join(' '), rest: body.slice(found[0].length) };
}
