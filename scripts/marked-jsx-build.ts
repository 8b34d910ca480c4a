import { join } from 'node:path';
import MagicString from 'magic-string';
import type { Plugin } from 'vite';
import { locales, type Locale } from '#words/locales.ts';
import { root } from './tool.ts';

const own = join(root, 'src/web/ui/marked-jsx.ts');
const runtime = /(["'])react\/jsx-(?:dev-)?runtime\1/g;

/** Returns a Vite plugin that marks the English words in the pages of a language in progress. */
export function markedJsx(locale: Locale): Plugin {
  return {
    name: 'marked-jsx',
    // After JSX has become calls.
    enforce: 'post',
    transform: {
      filter: { id: /\/src\/web\/.*\.tsx/, code: 'react/jsx-' },
      handler(code) {
        if (locales[locale].listed) return null;
        const text = new MagicString(code).replaceAll(runtime, JSON.stringify(own));
        return { code: text.toString(), map: text.generateMap({ hires: true }).toString() };
      },
    },
  };
}
