/** @file Parses the front matter of a markdown file, in YAML or TOML, within the bounds of `parsers.frontMatter`. */
import { parse as parseToml } from 'smol-toml';
import { parse as parseYaml } from 'yaml';
import { Problem } from '../problem.ts';
import { parsers } from './parsers.ts';

export type FrontMatterKind = 'yaml' | 'toml';

const { maxDepth, maxNodes } = parsers.frontMatter;
const unreadable = () => new Problem('invalid_input', { message: 'the front matter cannot be read.' });

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns texts, numbers, lists and records only; moments unparsed. @throws Problem beyond the bounds, which aliases reach quickly */
function plainValues(value: unknown): unknown {
  let nodes = 0;
  const plain = (one: unknown, depth: number): unknown => {
    if ((nodes += 1) > maxNodes || depth > maxDepth) throw unreadable();
    if (one instanceof Date) return one.toISOString();
    if (Array.isArray(one)) return one.map((each) => plain(each, depth + 1));
    if (isRecord(one))
      return Object.fromEntries(Object.entries(one).map(([name, each]) => [name, plain(each, depth + 1)]));
    return typeof one === 'bigint' ? String(one) : one;
  };
  return plain(value, 0);
}

/** Returns the values of a front matter by their names. @throws Problem invalid_input when it cannot be read */
export function readFrontMatter(source: string, kind: FrontMatterKind): Record<string, unknown> {
  try {
    const written: unknown =
      kind === 'toml' ? parseToml(source) : (parseYaml(source, { schema: 'core', maxAliasCount: 20 }) ?? {});
    const values = plainValues(written);
    if (isRecord(values)) return values;
  } catch {
    // The sentence below.
  }
  throw unreadable();
}
