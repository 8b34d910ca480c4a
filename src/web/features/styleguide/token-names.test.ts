import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { animations, colours, radii, shadows, sizes } from './token-names.ts';

const styles = join(import.meta.dirname, '..', '..', 'styles');
const read = (file: string) => readFileSync(join(styles, file), 'utf8');
const namesIn = (css: string, pattern: RegExp) => new Set([...css.matchAll(pattern)].map(([, name]) => name));

describe('the living page', () => {
  const tokens = read('tokens.css');
  it.each([
    ['colour', colours, /--color-([a-z-]+): var/g, tokens],
    ['size of type', sizes.map(({ name }) => name), /--text-(\w+):/g, tokens],
    ['corner', radii.map(({ name }) => name), /--radius-(\w+):/g, tokens],
    ['shadow', shadows.map(({ name }) => name), /--shadow-(\w+):/g, tokens],
    ['animation', animations.map(({ name }) => name), /@keyframes ([\w-]+)/g, read('motion.css')],
  ])('shows every %s', (_, shown, pattern, css) => {
    const there = namesIn(css, pattern);
    expect(there.size).toBeGreaterThan(0);
    expect(new Set<string | undefined>(shown)).toEqual(there);
  });
});
